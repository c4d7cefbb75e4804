import type { Language } from '../schema/language.ts';
import type { PlaybookText } from '../schema/playbook.ts';
import { readLinesOf } from './lines.ts';
import { readPlaybook } from './playbooks.ts';

const bulleted = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const numbered = (items: readonly string[]): string => items.map((item, index) => `${index + 1}. ${item}`).join('\n');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The slots in words: what a founder's own words and the country's record would stand in. */
function filled(text: string, { words }: PlaybookText): string {
  const values: Readonly<Record<string, string>> = {
    payer: words.payer[0],
    payer1: words.payer[1],
    good: words.good,
    place: 'your town',
    country: 'your country',
    money: 'your money',
    fig: '[the record]',
  };
  return text.replace(/\{n:(\d+)\}|\{([A-Za-z0-9]+)\}/g, (_, plan: string | undefined, name = '') => {
    const value = values[name.charAt(0).toLowerCase() + name.slice(1)] ?? name;
    return plan ?? (/^[A-Z]/.test(name) ? capital(value) : value);
  });
}

/** What founders tap and say in a language; without it, no text in that language finds the playbook. */
function foundBy(root: string, id: string, language: Language): readonly (readonly [head: string, text: string])[] {
  const { lines, pidgin, positions } = readLinesOf(root, id, language);
  const own = lines[id];
  if (!own) return [[`How it is found (${language})`, `No text in this language finds it: it has no lines in it.`]];
  return [
    [
      `How it is found (${language})`,
      bulleted([own.seen_if, ...own.phrases, ...(language === 'en' ? (pidgin[id] ?? []) : [])]),
    ],
    [`Causes to tap (${language})`, bulleted(own.causes ?? [])],
    [
      'Where else somebody may stand',
      bulleted((positions[id] ?? []).map(({ words, note }) => `${words.join(', ')}: ${note}`)),
    ],
  ];
}

function asText(playbook: PlaybookText, found: ReturnType<typeof foundBy>): string {
  const { words, sizing } = playbook;
  const parts: readonly (readonly [head: string, text: string])[] = [
    ['The problem', `${capital(playbook.problem)}.`],
    ['Who', `${words.who[0]}; those who pay: ${words.payer[0]}; about ${words.good}, counted in ${words.unit[1]}`],
    ['How the money moves', playbook.chain],
    ['Why it may happen', bulleted(playbook.causes.map(({ text, why, sign }) => `${text}: ${why}. Not if ${sign}.`))],
    ['What follows', bulleted(playbook.effects)],
    ['What people do today', bulleted(playbook.alternatives.map((a) => `${a.text}: ${a.draw}; but ${a.limit}`))],
    ['Who has a part in it', bulleted(playbook.stakeholders)],
    ['Will they want it?', playbook.want],
    ['Will it pay?', playbook.pay],
    ['Can it be done?', playbook.can],
    ['What would end it', bulleted(playbook.dealBreakers)],
    ['Nobody knows yet', numbered(playbook.unknowns)],
    ['Where to talk', playbook.where],
    ['What to ask', numbered(playbook.interview)],
    ...playbook.tests.map((test, index): readonly [string, string] => [
      `Test ${index + 1}: ${test.name} (${test.days} days, ${test.usd} US dollars)`,
      bulleted([
        test.hypothesis,
        test.method,
        `count: ${test.metric}`,
        `go on at: ${test.threshold}`,
        `stop if: ${test.stop}`,
      ]),
    ]),
    ['Stop if', playbook.kill],
    ['Two readings', bulleted((playbook.traps ?? []).map(({ text, ask }) => `${text} ${ask}`))],
    ['Measure', bulleted(playbook.metrics)],
    ['Not on record', playbook.notFound],
    ['Rules to ask about', bulleted([...playbook.political, ...playbook.licences.map(({ ask }) => ask)])],
    ['Land and weather', bulleted(playbook.environmental)],
    [
      `The sum for one ${sizing.event[0]}`,
      bulleted([
        ...sizing.inputs.map(
          ({ id, label, assume, ask }) =>
            `${id}, ${label}: ${assume?.join(' / ') ?? 'only from the founder'}${ask ? `; asked: ${ask}` : ''}`,
        ),
        ...sizing.loss.map(({ id, label, expr }) => `${id}, ${label}: ${expr}`),
      ]),
    ],
    [
      'Records',
      bulleted(
        playbook.indicators.flatMap(({ code, kind, weight, worse, high, low }) => [
          `${code}: ${kind}, weight ${weight}, worse where ${worse}`,
          ...(high && low ? [`${code}, high: ${high}`, `${code}, low: ${low}`] : []),
        ]),
      ),
    ],
    ...found,
  ];
  const body = parts.filter(([, text]) => text !== '').map(([head, text]) => `**${head}**\n${text}`);
  return filled([`# ${playbook.title}`, `[${playbook.short}]`, ...body].join('\n\n'), playbook);
}

/** Nothing where there is no such playbook, or it cannot be read yet. Its prose is English; `language` is of its lines. */
export function previewPlaybook(root: string, id: string, language: Language = 'en'): string | undefined {
  const playbook = readPlaybook(root, id);
  return playbook && asText(playbook, foundBy(root, id.replace('/', '.'), language));
}
