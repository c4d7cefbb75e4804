/** An industry's name, and the line of each of its playbooks, in one language. */
export type LinesByIndustry = readonly (readonly [industry: string, lines: readonly string[]])[];

const ENGLISH = () => import(/* on demand */ '../../content/compiled/lines-en.json', { with: { type: 'json' } });

/** By the language a job asks in. */
const LOADERS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  fr: () => import(/* on demand */ '../../content/compiled/lines-fr.json', { with: { type: 'json' } }),
  sw: () => import(/* on demand */ '../../content/compiled/lines-sw.json', { with: { type: 'json' } }),
  pt: () => import(/* on demand */ '../../content/compiled/lines-pt.json', { with: { type: 'json' } }),
  ar: () => import(/* on demand */ '../../content/compiled/lines-ar.json', { with: { type: 'json' } }),
};

/** Rejects without a network where this language's lines were never fetched. */
export async function allLines(language: string): Promise<LinesByIndustry> {
  const { default: lines } = await (LOADERS[language] ?? ENGLISH)();
  return lines as LinesByIndustry;
}

/** Fetches them in every language, for the worker to keep. */
export const keepAllLines = (): Promise<unknown> =>
  Promise.all([ENGLISH, ...Object.values(LOADERS)].map((load) => load()));
