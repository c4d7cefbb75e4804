const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What leaves the server and where it goes, as it is configured. */
export const outside = (sources: readonly string[], modelHost: string | null): readonly string[] => [
  sources.length === 0
    ? 'While this server makes a report it asks no outside source.'
    : `While this server makes a report it asks ${listed(sources)} what has been published about that kind of problem. It sends key terms from our own descriptions of problems, the name of a country, and that of a town if our own list holds it. Where none of our descriptions fits, it sends up to seven single words that tell most of what you wrote, without numbers, names of people and small places. It sends none of your sentences, and nothing about you. The pages and papers found are fetched by the server; your device does not show itself to them. If you ask the chat to look further and a web search is among these sources, the main words of that question are sent to it.`,
  modelHost === null
    ? 'No language model is connected to this server.'
    : `A language model at ${modelHost} is connected to this server. The words of your problem, your answers, your questions to a report and the passages found are sent there while it works on them.`,
];
