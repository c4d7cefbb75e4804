import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ReportContent } from '../../src/contract/report.ts';
import { kitSections } from '../../src/domain/kit-parts.ts';
import { partsOf } from '../../src/engine/chat/parts.ts';
import { writeKit } from '../../src/engine/kit.ts';
import { withPublished } from '../../src/engine/kit-published.ts';
import type { Answered, KitReading } from '../../src/engine/reading/types.ts';
import { RAIN } from './support/case.ts';
import { domain, ENGLISH, finish, libraryFor } from './support/run.ts';

const BLOOD =
  'In Kumasi, hospitals run out of blood for mothers after birth because donors are only called by phone one by one.';
const CHOSEN = {
  nearest: ENGLISH.asking.none_of_these,
  kind: ENGLISH.kits['not-there']?.name ?? '',
  seen: 'My aunt is a nurse; last month three times',
};

const CHIPS = 'A Kumasi les vendeuses de beignets perdent la moitié de leur huile à chaque pluie et personne ne paie.';
const FRENCH = libraryFor(CHIPS);

/** What is asked at once. */
function slotsAsked(text: string, answers: Record<string, string>): (string | undefined)[] {
  const result = domain(text, answers);
  return result.kind === 'ask' ? result.questions.map(({ slot }) => slot) : [];
}

describe('a starter kit', () => {
  const { content } = finish(BLOOD, CHOSEN);

  test('has the wire shape of a report and says what it is', () => {
    expect(v.safeParse(ReportContent, content).success).toBe(true);
    expect(content.metadata).toMatchObject({
      kind: 'starter_kit',
      kit: 'not-there',
      verdict: 'not_enough_known',
      score: { total: 0, of: 0 },
      countries: ['GHA'],
    });
    expect(content.executive_summary).toContain(ENGLISH.frame.no_playbook);
  });

  test('quotes the founder and weaves them into nothing', () => {
    const [, read = ''] = content.executive_summary.split(ENGLISH.frame.read_you);
    expect(read).toContain(BLOOD);
    expect(read).toContain(CHOSEN.seen);
    const rest = [content.summary, content.industry_analysis, content.challenges_analysis, content.recommendations];
    expect(rest.join('\n')).not.toMatch(/blood|mothers|Kumasi|nurse/i);
  });

  test('asks for the country where none is told, in the place of what was seen', () => {
    const open = (text: string) => slotsAsked(text, { nearest: ENGLISH.asking.none_of_these });
    expect(open(BLOOD)).toEqual(['kind', 'seen', 'idea']);
    expect(open(BLOOD.replace('In Kumasi, ', ''))).toEqual(['kind', 'where', 'outcome', 'idea']);
  });

  test('quotes what others have published in a part of its own, in its language, where two passages bear on it', () => {
    const passages = [RAIN, { ...RAIN, id: 'p2', title: 'Lorries', quote: 'Lorries reach the lagoon twice a week.' }];
    expect(withPublished(content, passages.slice(0, 1))).toBe(content);
    const french = finish(CHIPS, { nearest: FRENCH.asking.none_of_these }).content;
    for (const [kit, head] of [
      [content, 'What others have found'],
      [french, "Ce que d'autres ont trouvé"],
    ] as const) {
      const home = { ...kit, metadata: { ...kit.metadata, countries: ['GHA'] } };
      const quoting = withPublished(home, passages);
      const { before } = { before: kitSections(quoting).flatMap(({ parts }) => parts) };
      const found = before.find(({ title }) => title === head);
      expect(quoting.sources.map(({ number, passage }) => [number, passage?.quote])).toEqual([
        [1, RAIN.quote],
        [2, 'Lorries reach the lagoon twice a week.'],
      ]);
      for (const { passage, number } of quoting.sources) {
        expect(found?.text).toContain(passage?.quote);
        expect(found?.text).toContain(`[${number}]`);
      }
      expect(v.safeParse(ReportContent, quoting).success).toBe(true);
    }
    const elsewhere = { ...content, metadata: { ...content.metadata, countries: ['KEN'] } };
    expect(withPublished(elsewhere, passages)).toBe(elsewhere);
  });

  test('quotes no answer to a question that was skipped', () => {
    const skipped = finish(BLOOD, { ...CHOSEN, payer: 'I don’t know' }).content.executive_summary;
    expect(skipped).toContain(CHOSEN.seen);
    expect(skipped).not.toContain(ENGLISH.asking.payer);
    const placed = finish(BLOOD, { ...CHOSEN, where: 'Kumasi, Ghana' }).content.executive_summary;
    expect(placed).toContain(`${ENGLISH.asking.where} “Kumasi, Ghana”`);
    const told = finish(BLOOD, { ...CHOSEN, payer: 'The hospital' }).content.executive_summary;
    expect(told).toContain(`${ENGLISH.asking.payer} “The hospital”`);
  });

  test('quotes as their words what they typed, and not what they tapped', () => {
    const read = (payer: string) => finish(BLOOD, { ...CHOSEN, payer }).content.executive_summary;
    expect(read('Wholesalers')).toContain(`${ENGLISH.asking.payer} *Wholesalers*`);
    expect(read(ENGLISH.asking.nobody_pays)).toContain(`${ENGLISH.asking.payer} *${ENGLISH.asking.nobody_pays}*`);
    expect(read('wholesalers in Tema')).toContain(`${ENGLISH.asking.payer} “wholesalers in Tema”`);
  });

  test('is the same for every problem of its kind but for the quoted lines', () => {
    const other = finish('In Lusaka bakers run out of flour and send people home.', CHOSEN).content;
    expect(other.recommendations).toBe(content.recommendations);
    expect(other.summary).toBe(content.summary);
  });

  test('says where a founder stands for each outcome they can tap, and for no other', () => {
    expect(Object.keys(ENGLISH.frame.stands)).toEqual(Object.keys(ENGLISH.asking.outcomes));
  });

  test('says before its tests how somebody goes on who has done one already', () => {
    const { tests, tests_done } = ENGLISH.frame;
    const [first] = ENGLISH.kits['not-there']?.tests ?? [];
    expect(content.recommendations).toContain(`**${tests}**\n\n${tests_done}\n\n1. *${first?.name}*`);
    const named = partsOf(content).map(({ name }) => name);
    expect(named).toEqual(expect.arrayContaining(['Test 1', 'Test 2', 'Test 3', 'Add what you found']));
  });

  test('is found again by the name under which it was chosen, however it is called now', () => {
    for (const [kind, { name, was = [] }] of Object.entries(ENGLISH.kits))
      for (const tapped of [name, ...was])
        expect(finish(BLOOD, { ...CHOSEN, kind: tapped }).content.metadata.kit).toBe(kind);
    expect(ENGLISH.kits['not-there']?.was).toContain('It is not there when it is needed');
  });

  test('is one of its own where the wrong thing came because it was never plain', () => {
    const part =
      'In Bamako clients buy a genuine part of the wrong engine, as the reference is seen only after dismantling.';
    const { metadata, recommendations } = finish(part, {
      ...CHOSEN,
      kind: ENGLISH.kits.misunderstood?.name ?? '',
    }).content;
    expect(metadata.kit).toBe('misunderstood');
    expect(recommendations).toContain('Say it back before it is done');
  });

  test('is the general one where no kind was chosen', () => {
    expect(finish(BLOOD, { ...CHOSEN, kind: '' }).content.metadata.kit).toBe('general');
  });

  test.each([
    ['fr', 'À Cotonou, les hôpitaux manquent de sang pour les mères après la naissance.'],
    ['sw', 'Hospitali za Dodoma zinakosa damu kwa ajili ya kina mama baada ya kujifungua.'],
    ['pt', 'Em Bissau os hospitais ficam sem sangue para as mães depois do parto.'],
    ['ar', 'المستشفيات في نواكشوط ليس عندها دم للأمهات بعد الولادة'],
  ])('is asked for and written in the founder’s language: %s', (language, text) => {
    const { asking, frame, kits } = libraryFor(text);
    expect(libraryFor(text).language).toBe(language);
    const { metadata, executive_summary } = finish(text, {
      nearest: asking.none_of_these,
      kind: kits['not-there']?.name ?? '',
    }).content;
    expect(metadata.kit).toBe('not-there');
    expect(executive_summary).toContain(frame.no_playbook);
    expect(frame.no_playbook).not.toBe(ENGLISH.frame.no_playbook);
    expect(asking.nearest).not.toBe(ENGLISH.asking.nearest);
    expect(Object.keys(kits)).toEqual(Object.keys(ENGLISH.kits));
  });

  test('keeps French signs with their words, and the founder’s own words as they wrote them', () => {
    const text = 'À Cotonou, les hôpitaux manquent de sang : les mères meurent ; les proches cherchent partout.';
    const { asking, kits } = libraryFor(text);
    const kind = kits['not-there']?.name ?? '';
    const { title, executive_summary, recommendations } = finish(text, { nearest: asking.none_of_these, kind }).content;
    expect(title).toBe(`Kit de départ\u00a0: ${kind}`);
    expect(executive_summary).toContain(`“${text}”`);
    expect(recommendations).not.toMatch(/ [:;?!]/);
  });
});

describe('a starter kit is written of what was read, and of nothing else', () => {
  const READ: KitReading = {
    text: 'Blood runs out.',
    language: 'en',
    countries: ['GHA'],
    kind: 'late',
    found: [],
    outcome: null,
    idea: '',
    ideaKind: null,
    answers: [],
  };
  const { frame, kits, ideas } = ENGLISH;
  const written = (change: Partial<KitReading> = {}) => writeKit({ ...READ, ...change }, ENGLISH);

  test('is called by its kind of trouble, and by none where it fits any', () => {
    expect(written().title).toBe(`${frame.title}: ${kits.late?.name}`);
    expect(written({ kind: 'general' }).title).toBe(frame.title);
    expect(() => written({ kind: 'no-such-kit' })).toThrow('No such kit: no-such-kit');
  });

  test('says why there is no report', () => {
    expect(written().executive_summary).toContain(`**${frame.no_playbook}**`);
    const unwritten = written({ unwritten: true }).executive_summary;
    expect(unwritten).toContain(`**${frame.unwritten}**`);
    expect(unwritten).not.toContain(frame.no_playbook);
  });

  test('says where they stand once they told what it comes to', () => {
    expect(written().executive_summary).not.toContain(frame.stands_title);
    expect(written({ outcome: 'paid' }).executive_summary).toContain(
      `**${frame.stands_title}**\n\n${frame.stands.paid}`,
    );
  });

  test('quotes what was answered in their own words, and what was found since; not what was tapped or skipped', () => {
    const one = (slot: Answered['slot'], answer: string, skipped = false): Answered => ({
      slot,
      question: `Asked of ${slot}?`,
      answer,
      skipped,
    });
    const answers = [
      one('seen', 'Three times'),
      one('payer', 'Passed', true),
      one('kind', 'Tapped'),
      one('where', 'Kumasi'),
    ];
    const [, read = ''] = written({ answers, found: ['It came back.'] }).executive_summary.split(frame.read_you);
    expect(read.split('\n').filter((line) => line.startsWith('- '))).toEqual([
      '- “Blood runs out.”',
      '- Asked of seen? “Three times”',
      '- Asked of where? “Kumasi”',
      '- “It came back.”',
    ]);
  });

  test('tries an idea under their words for it, or under its kind’s where they have none', () => {
    const { thing } = ideas.kinds;
    expect(written().recommendations).not.toContain(ideas.title);
    expect(written({ ideaKind: 'thing', idea: 'a cool box' }).recommendations).toContain(
      `**${ideas.title}**\n\n“a cool box”`,
    );
    expect(written({ ideaKind: 'thing' }).recommendations).toContain(`**${ideas.title}**\n\n${thing.name}`);
    expect(written({ ideaKind: 'thing' }).recommendations).toContain(`${thing.go_on} ${thing.stop}`);
  });

  test('holds what a playbook near it knows of the trade, in English alone, and nothing that names another’s payer', () => {
    const near = { playbook: 'transport.bike-rent', cause: 'choice' };
    const [, told = ''] = written({ near }).industry_analysis.split('**From a playbook that is near**');
    expect(told).toContain('Not the cause if');
    expect(told).not.toMatch(/[{}]/);
    const herd = { playbook: 'agriculture.stolen-animals', cause: 'armed' };
    const [, ofHerd = ''] = written({ near: herd }).industry_analysis.split('**From a playbook that is near**');
    expect(ofHerd).toContain('Questions that fit the trade');
    expect(ofHerd).not.toContain('Tell me about the last night when');
    expect(written({ near: { ...near, cause: 'none' } }).industry_analysis).not.toContain('that is near');
    expect(writeKit({ ...READ, near, language: 'fr' }, FRENCH).industry_analysis).not.toContain('that is near');
  });
});
