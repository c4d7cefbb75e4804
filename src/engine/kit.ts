import type { Ideas } from '../../content/schema/ideas.ts';
import type { ReportContent } from '../contract/report.ts';
import { DATA_VERSION } from './evidence.ts';
import { beforeReading, playbookById } from './knowledge/playbooks.ts';
import type { Library } from './library.ts';
import { countryName } from './reading/places.ts';
import { isOffered } from './reading/questions.ts';
import type { Answered, KitReading } from './reading/types.ts';
import { quotable } from './text/clean.ts';
import { withItsSpaces } from './text/spaces.ts';
import { capital, spelled } from './text/words.ts';
import { ENGINE_VERSION } from './version.ts';

const numbered = (items: readonly string[]): string => items.map((item, index) => `${index + 1}. ${item}`).join('\n');
const bulleted = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** What may be answered in words of one's own; the rest is tapped. */
const TOLD: ReadonlySet<string> = new Set(['payer', 'seen', 'where']);

/** Their own words stand in quotes, what they tapped does not. */
const asSaid = (answer: string, { asking }: Library): string =>
  isOffered(answer, asking) ? `*${answer}*` : `“${answer}”`;

/** The founder's words, quoted and woven into nothing. */
function howRead({ text, found, answers, language }: KitReading, library: Library): string {
  const told = answers.filter(({ slot, skipped }: Answered) => !skipped && slot !== undefined && TOLD.has(slot));
  return [
    `“${quotable(text)}”`,
    ...told.map(({ question, answer }) => `${withItsSpaces(question, language)} ${asSaid(answer, library)}`),
    ...found.map((words) => `“${words}”`),
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}

/** The first test of the founder's own idea, under their own words for it. */
function ideaTried({ idea, ideaKind }: KitReading, { title, kinds }: Ideas): string[] {
  if (ideaKind === null) return [];
  const { name, ask, how, go_on, stop } = kinds[ideaKind];
  const own = idea === '' ? name : `“${idea}”`;
  return [[`**${title}**`, own, bulleted([`*${ask}*`, how, `${go_on} ${stop}`])].join('\n\n')];
}

/** A thing or a payer that the playbook would name need not be the founder's. */
const IS_THEIRS = /\{(?:good|payer1?)\}/i;

/** What a playbook knows of the trade, where its tests are beside the cause the founder chose; its prose is English. */
function nearBy({ near, language }: KitReading): string[] {
  const playbook = near && language === 'en' ? playbookById(near.playbook) : undefined;
  const cause = playbook?.causes.find(({ id }) => id === near?.cause);
  if (!playbook || !cause) return [];
  const said = (text: string) =>
    beforeReading(playbook, text).replace(/\{n:(\d+)\}/g, (_, n: string) => spelled(Number(n)));
  const ownWords = (texts: readonly string[]) => texts.filter((text) => !IS_THEIRS.test(text)).map(said);
  const instead = playbook.alternatives.map(({ text, draw, limit }) => `${text}: ${draw}; but ${limit}.`);
  return [
    '**From a playbook that is near**',
    `“${playbook.short}” is the line you chose. Its tests are not for the cause you chose; this of it may still help.`,
    bulleted([`${capital(said(cause.text))}: ${said(cause.why)}. Not the cause if ${said(cause.sign)}.`]),
    `What people do instead, as is common in this trade:\n\n${bulleted(ownWords(instead))}`,
    `Questions that fit the trade, about the last time only:\n\n${bulleted(ownWords(playbook.interview))}`,
  ];
}

/**
 * The starter kit of a kind of trouble as a report on the wire (readings: starter kits): standard keys, no score, no table,
 * the whole of it written by hand but for the quoted lines.
 */
export function writeKit(reading: KitReading, library: Library): ReportContent {
  const { kits, frame, ideas, language } = library;
  const kit = kits[reading.kind];
  if (!kit) throw new Error(`No such kit: ${reading.kind}`);
  const colon = language === 'fr' ? ' :' : ':';
  const name = reading.kind === 'general' ? '' : `${colon} ${kit.name}`;
  const spaced = (text: string) => withItsSpaces(text, language);
  const parts = (...texts: readonly string[]) => spaced(texts.join('\n\n'));
  return {
    title: spaced(`${frame.title}${name}`),
    executive_summary: [
      spaced(`**${reading.unwritten ? frame.unwritten : frame.no_playbook}** ${frame.what_this_is} *${kit.what}*.`),
      // Their words stay as they wrote them.
      `**${spaced(frame.read_you)}**\n\n${howRead(reading, library)}`,
      ...(reading.outcome ? [spaced(`**${frame.stands_title}**\n\n${frame.stands[reading.outcome]}`)] : []),
    ].join('\n\n'),
    summary: parts(`**${frame.questions}**`, numbered(kit.questions.map(({ ask, why }) => `*${ask}* ${why}`))),
    industry_analysis: parts(
      `**${frame.talks}**\n\n${bulleted(kit.talks.who)}`,
      `${frame.talks_how}\n\n${bulleted(kit.talks.ask)}`,
      `**${frame.write_down}${colon}** ${kit.talks.write_down}`,
      ...nearBy(reading),
    ),
    challenges_analysis: parts(`**${frame.end}**`, bulleted(kit.end)),
    recommendations: [
      spaced(
        `**${frame.tests}**\n\n${frame.tests_done}\n\n${numbered(kit.tests.map((test) => `*${test.name}*${colon} ${test.how} ${test.go_on}`))}`,
      ),
      ...ideaTried(reading, ideas).map((text) => (reading.idea === '' ? spaced(text) : text)),
      spaced(`**${frame.add_found}** · ${frame.add_found_how}`),
    ].join('\n\n'),
    pestel_analysis: '',
    sources: [],
    references: [],
    tables: [],
    metadata: {
      engine_version: ENGINE_VERSION,
      data_version: DATA_VERSION,
      hash: '',
      countries: [...reading.countries],
      country_names: reading.countries.map(countryName),
      industry: '',
      industry_name: '',
      verdict: 'not_enough_known',
      verdict_line: '',
      confidence: 'low',
      evidence_rung: 'desk',
      score: { total: 0, of: 0 },
      key_figures: [],
      query: reading.text,
      answers: reading.answers.map(({ slot, question, answer, skipped }) => ({ slot, question, answer, skipped })),
      calcs: [],
      tags: [],
      draft: false,
      kind: 'starter_kit',
      kit: reading.kind,
      language,
    },
  };
}
