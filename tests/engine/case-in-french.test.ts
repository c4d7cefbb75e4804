import { describe, expect, test } from 'vitest';
import { leadOf } from '../../src/domain/report-lead.ts';
import { composeCase } from '../../src/engine/case/compose.ts';
import { inItsLanguage } from '../../src/engine/case/in-language.ts';
import { labelsOf, languageOfCase } from '../../src/engine/case/labels.ts';
import { partsToRead } from '../../src/engine/chat/parts-to-read.ts';
import { withItsSpaces } from '../../src/engine/text/spaces.ts';
import { FRENCH, RAIN, SALT } from './support/case.ts';
import { packOf } from './support/run.ts';

const OLD = { ...RAIN, id: 'p2', quote: 'Salt dissolves; it is lost.', place: 'page 9', published: '2009' };
const answers = [
  { slot: 'payer', question: 'Qui paierait ?', answer: 'la caisse du village', skipped: false },
  { slot: 'where', question: 'Où ?', answer: 'Ada', skipped: false },
  { slot: 'seen', question: 'Qu’as-tu vu ?', answer: 'Passer', skipped: true },
] as const;
const composed = (language: string) =>
  composeCase({
    query: 'Le sel rapporte peu.',
    answers,
    found: [],
    case: language === 'fr' ? FRENCH : SALT,
    language,
    packs: [packOf('GHA')],
    passages: [RAIN, OLD],
    model: 'a-model-4.1',
    version: 'test',
  }).content;
const french = inItsLanguage(composed('fr'));
const { labels = {} } = french.metadata;

describe('what stands around a French report', () => {
  test('is French in the lines under quotes and in the list of sources', () => {
    expect(french.industry_analysis).toContain(
      '> Coastal Institute, 2022, dans «\u00a0Salt and rain on the coast\u00a0» [1]',
    );
    expect(french.industry_analysis).toContain('2009, donc ancien, dans');
    const limits = "mot pour mot comme publié\u202f; nous n'avons pas vérifié si c'est exact";
    expect(french.sources.filter(({ kind }) => kind === 'passage').map((source) => source.limits)).toEqual([
      limits,
      limits,
    ]);
    expect(labels).toMatchObject({ cites: "Où c'est écrit\u00a0:", new_tab: "s'ouvre dans un nouvel onglet" });
  });

  test('counts pages rather than passages, and claims of a quote only that it stands there', () => {
    expect(labels.rests_on).toBe(
      "À partir de ce que tu as écrit et de sources publiées (1), rédigé par a-model-4.1. Chaque citation s'y trouve mot pour mot\u202f; nous n'avons pas vérifié si elle est exacte.",
    );
  });

  test('breaks no line inside a number or before a mark that stands apart, and its parts are still found', () => {
    expect(french.executive_summary).toContain('7\u202f500\u00a0F au marchand [1].');
    expect(french.executive_summary).toContain('Combien de sacs\u202f?');
    const lead = leadOf(french.executive_summary, true, labels);
    expect([lead.why, lead.firstTest, lead.end].every((part) => part !== null)).toBe(true);
    expect(french.executive_summary.match(/.{12} [?!;:»]/g)).toBeNull();
  });

  test.each([
    [
      'fr',
      'Soit 270 000 F : « oui » ? En 2024 500 sacs.',
      'Soit 270\u202f000\u00a0F\u00a0: «\u00a0oui\u00a0»\u202f? En 2024 500\u00a0sacs.',
    ],
    [
      'fr',
      'Demande : ‘Qu’est-ce que tu as payé ?’ Puis l’autre.',
      'Demande\u00a0: «\u00a0Qu’est-ce que tu as payé\u202f?\u00a0» Puis l’autre.',
    ],
    ['pt', 'São 7 500 kz: sim?', 'São 7\u202f500\u00a0kz: sim?'],
    ['sw', 'Shilingi 1,800 kwa mwezi', 'Shilingi 1,800\u00a0kwa mwezi'],
  ])('%s: %s', (language, text, expected) => expect(withItsSpaces(text, language)).toBe(expected));

  test('ends a measure before its threshold, and has no space between a citation and the full stop', () => {
    expect(french.recommendations).toContain('*Mesure\u00a0:* le prix par sac. *Seuil\u00a0:* un tiers de plus');
    expect(french.executive_summary).toMatch(/tu perds 8 sacs \[\d+\]\.|tu perds 8\u00a0sacs \[\d+\]\./);
  });

  test('shows how they were read with every answer that is not shown already, and with their figures', () => {
    expect(french.summary).toContain('Qui paierait\u202f? “la caisse du village”');
    expect(french.summary).not.toContain('Où');
    expect(french.summary).not.toContain('Passer');
    expect(french.summary).toContain('Les chiffres que nous avons lus\u00a0: “40\u00a0sacs”');
  });
});

describe('what a model answers from', () => {
  const nothing = { content: '', chunks: [] };
  const heads = (parts: ReturnType<typeof partsToRead>) => parts.map(({ metadata }) => metadata.heading);

  test('holds the summary and the calculations where words are not found as English ones are', () => {
    const asked = partsToRead(french, 'Combien de sacs faut-il ?', nothing);
    expect(heads(asked)).toEqual(expect.arrayContaining(['Le problème', "Ce qu'on sait", 'Calculs']));
    expect(heads(partsToRead(composed('en'), 'Combien de sacs faut-il pour nous ?', nothing))).toContain(
      'Calculations',
    );
    const again = partsToRead(french, 'Combien de sacs ?', { content: '', chunks: asked });
    expect(again).toEqual(asked);
  });

  test('is what was found alone in English', () => {
    expect(partsToRead(composed('en'), 'How many bags do we need?', nothing)).toEqual([]);
  });
});

test('a report that rests on nothing published says so; an English one has only what cases alone have', () => {
  const of = (language: string, published: number) =>
    labelsOf({
      language,
      verdict: 'narrow',
      confidence: 'high',
      score: { total: 3, of: 30 },
      rests_on: { published, model: 'a model' },
    });
  expect(of('fr', 0)?.rests_on).toBe('À partir de ce que tu as écrit, rédigé par a model.');
  expect(of('fr', 2)?.rests_on).toContain('de sources publiées (2), rédigé par a model.');
  expect(Object.keys(of('en', 2) ?? {})).toEqual(['advice', 'head_advice']);
  expect(languageOfCase({ language: 'fr' })).toBe('en');
  expect(languageOfCase({ language: 'fr', labels: {} })).toBe('fr');
});

test('an English report stays as it is, and a quote and a sum keep their own words in any', () => {
  const english = composed('en');
  expect(inItsLanguage(english)).toBe(english);
  const quoted = { ...composed('fr'), summary: '> “It cost 7,500 F”\n\nCela coûte 7,500 F' };
  expect(inItsLanguage(quoted).summary).toBe('> “It cost 7,500 F”\n\nCela coûte 7\u202f500\u00a0F');
  const [calc] = french.metadata.calcs;
  const source = french.sources.find(({ kind, number }) => kind === 'calc' && number === calc?.number);
  expect(source?.source_title).toContain(calc?.formula);
});
