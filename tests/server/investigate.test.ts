import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modelCalls } from '../../server/db/schema/model.ts';
import { ModelUnavailableError } from '../../server/model/port.ts';
import { evidenceEngine } from '../../server/research/engine/engine.ts';
import { withInvestigation } from '../../server/research/investigation/investigating-engine.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { clientWithPacks, realPacks } from '../support/client-with-packs.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { DOUBTS, type ScriptedModel, STORY, scriptedModel } from '../support/scripted-model.ts';
import { memoryLog, startTestServer, type TestServer, testClock } from '../support/server.ts';

const { log, logged } = memoryLog();
const PATIENT = 60_000;
const LIMITS = { calls: 40, tokens: 250_000, seconds: 900, money: null, pricePerMillion: 0 };
const ANSWERS = { outcome: 'I counted it' };

let server: TestServer;
let model: ScriptedModel;
const limits = { ...LIMITS };

beforeAll(async () => {
  const database = await freshDatabase();
  const current = new Proxy({} as ScriptedModel, { get: (_, key) => model[key as keyof ScriptedModel] });
  model = scriptedModel();
  const engine = withInvestigation(evidenceEngine(realPacks), {
    model: current,
    limits,
    database,
    packs: realPacks,
    clock: testClock(),
    log,
  });
  server = await startTestServer({ database, engine, client: clientWithPacks() });
});
afterAll(() => server?.stop());
beforeEach(() => {
  model = scriptedModel();
  Object.assign(limits, LIMITS);
  logged.length = 0;
});

async function report(story = STORY, answers: Record<string, string> = ANSWERS): Promise<ReportContent> {
  const ama = await server.signUp();
  const id = await server.startJob(ama, story);
  expect(await server.finish(ama, id, answers)).toMatchObject({ status: 'completed' });
  const { body } = await server.call('GET', `/api/market-validation/report/${id}`, { as: ama });
  return body.data.report;
}
/** What the scripted model says in a role where no test says otherwise. */
async function said(role: string): Promise<Record<string, unknown>> {
  const { signal } = new AbortController();
  const { text } = await scriptedModel().complete({
    system: '',
    prompt: '\n{}',
    form: { name: role, schema: {} },
    maxTokens: 1,
    timeoutMs: 1_000,
    signal,
  });
  return JSON.parse(text);
}
const whole = (content: ReportContent) => JSON.stringify({ ...content, metadata: { ...content.metadata, case: null } });

describe('a model that investigates', { timeout: PATIENT }, () => {
  it('writes the report of this very founder: their words, their numbers, their idea, a sum of theirs', async () => {
    const content = await report();
    expect(content.title).toBe('Late flour and thrown bread among bakers in Aba');
    expect(content.executive_summary).toContain('You counted it yourself: 40 loaves of 200 in one week.');
    expect(content.executive_summary).toMatch(/In a month that comes to 172 loaves \[\d\]/);
    expect(content.executive_summary).toContain('- **Your own idea:** Your shared store must open before dawn');
    expect(content.summary).toContain('You blame: “flour comes late”');
    expect(content.metadata).toMatchObject({
      verdict: 'proceed',
      rests_on: { model: 'scripted', published: 0 },
      countries: ['NGA'],
    });
  });

  it('turns digits of a plan into numbers of the plan, and the founder’s own into a quotation', async () => {
    const { recommendations, executive_summary } = await report();
    expect(recommendations).toContain('With six bakers, write down the hour of the flour');
    expect(recommendations).toContain('about 15,000 Nigerian naira. *Days:* 10.');
    expect(executive_summary).toContain('for four of six.');
  });

  it('asks for two numbers at once, each under its own question', async () => {
    const own = await said('read');
    const wanted = ['How many loaves a day?', 'What does a loaf bring?', 'How many bakers?'];
    let read = 0;
    model.play('read', () => {
      read += 1;
      const questions = wanted.map((text) => ({ slot: 'number', text, why: 'The loss hangs on it.', choices: [] }));
      return { ...own, questions: read === 1 ? questions : [] };
    });
    const { metadata } = await report(STORY, { ...ANSWERS, number: '90 loaves', more: '300 naira' });
    const asked = metadata.answers.map(({ question, answer }) => [question, answer]);
    expect(asked).toContainEqual([wanted[0], '90 loaves']);
    expect(asked).toContainEqual([wanted[1], '300 naira']);
    expect(asked.map(([question]) => question)).not.toContain(wanted[2]);
  });

  it('asks for a second number where the first answers leave one open, and for no third', async () => {
    const own = await said('read');
    const wanted = ['How many loaves a day?', 'What does a loaf bring?', 'How many bakers?'];
    let read = 0;
    model.play('read', () => {
      const text = wanted[read] ?? 'How many more?';
      read += 1;
      return { ...own, questions: [{ slot: 'number', text, why: 'The loss hangs on it.', choices: [] }] };
    });
    const { metadata } = await report(STORY, { ...ANSWERS, number: '90 loaves', more: '300 naira' });
    const numbers = metadata.answers.filter(({ slot }) => slot === 'number' || slot === 'more');
    expect(numbers).toMatchObject([
      { question: wanted[0], answer: '90 loaves' },
      { question: wanted[1], answer: '300 naira' },
    ]);
    expect(metadata.answers.map(({ question }) => question)).not.toContain(wanted[2]);
  });

  it('asks in several sets, and only what is open', async () => {
    model.play('read', (material) => ({
      is_problem: true,
      language: 'en',
      countries: ['NGA'],
      place: 'Aba',
      people: 'Bakers',
      payer: '',
      thing: 'bread',
      idea: '',
      cause: '',
      evidence: { rung: 'desk', quote: '' },
      figures: [],
      questions: JSON.stringify(material).includes('hotels')
        ? []
        : [
            {
              slot: 'payer',
              text: 'Who would pay for flour in time?',
              why: 'The price depends on it.',
              choices: ['Bakers', 'Hotels'],
            },
          ],
      terms: { event: [], thing: ['bread'], people: [] },
    }));
    const ama = await server.signUp();
    const id = await server.startJob(ama, 'Bakers in Aba lose bread.');
    const asked = await server.until(ama, id, 'clarification_needed');
    expect(asked.questions.map(({ text }) => text)).toEqual([
      'Who would pay for flour in time?',
      'What have you seen, counted or tried so far?',
    ]);
  });

  it('asks what was seen and what it came to also where something is told of it, and fills in no verdict', async () => {
    const plain = await said('read');
    const evidence = { rung: 'does', quote: '' };
    model.play('read', () => ({ ...plain, evidence, questions: [] }));
    const ama = await server.signUp();
    const id = await server.startJob(ama, STORY);
    const { questions } = await server.until(ama, id, 'clarification_needed');
    expect(questions.map(({ slot }) => slot)).toEqual(['seen', 'outcome']);
    expect(questions.filter(({ prefill }) => prefill !== undefined)).toEqual([]);
  });

  it('takes no payment for proven that the founder’s own words do not tell', async () => {
    const plain = await said('read');
    model.play('read', () => ({ ...plain, evidence: { rung: 'pays', quote: 'Six bakers have paid me a deposit' } }));
    const content = await report(STORY, {});
    expect(content.metadata.verdict).toBe('not_enough_known');
    expect(whole(content)).toContain('what you wrote yourself');
    expect(whole(content)).not.toContain('money changed hands');
  });

  it('keeps each answer under the question that it was given to, word for word', async () => {
    const question = 'How many of your {40} trays came back “empty”?';
    const plain = await said('read');
    const told: unknown[] = [];
    model.play('read', ({ answers }) => {
      told.push(...(answers as unknown[]));
      const questions = [{ slot: 'number', text: question, why: 'No sum can be made without it.', choices: [] }];
      return { ...plain, questions: JSON.stringify(answers).includes('75') ? [] : questions };
    });
    const content = await report(STORY, { ...ANSWERS, number: '75 of them' });
    const asked = 'How many of your 40 trays came back empty?';
    expect(content.metadata.rests_on).toMatchObject({ model: 'scripted' });
    expect(content.metadata.answers).toContainEqual({
      slot: 'number',
      question: asked,
      answer: '75 of them',
      skipped: false,
    });
    expect(content.summary).toContain(`- ${asked} “75 of them”`);
    expect(told).toContainEqual({ question: asked, answer: '75 of them' });
  });

  it('loses the one text over which the checks would fail, and not the report', async () => {
    const advice = await said('write');
    model.play('write', () => ({
      ...advice,
      facts: ['Bakers carry the loss alone.', 'Botswana may buy flour earlier.'],
    }));
    const content = await report();
    expect(logged.join('')).toContain('no other country is named Botswana');
    expect(whole(content)).not.toContain('Botswana');
    expect(content.executive_summary).toContain('Bakers carry the loss alone.');
    expect(content.metadata.rests_on).toMatchObject({ model: 'scripted' });
  });

  it.each([
    ['a digit that is nobody’s', 'The market is worth 900 million.'],
    ['a mark that names nothing', 'Others found the same {p7}.'],
    ['markup', 'See <b>this</b>.'],
    ['an address', 'Read www.example.org first.'],
    ['a claim to have proven', 'It is proven that this works.'],
  ])('leaves out a sentence with %s', async (_, wrong) => {
    model.play('write', () => ({
      sums: [],
      reasons: ['You counted {f1} in one week.', wrong],
      facts: ['Bakers carry the loss alone.'],
      page: [],
    }));
    const content = await report();
    expect(whole(content)).not.toContain(wrong.slice(0, 25));
    expect(content.executive_summary).toContain('You counted 40 loaves of 200 in one week.');
  });

  it('publishes nothing that its doubting called unsupported', async () => {
    model.play('doubt', ({ statements }) => ({
      unsupported: (statements as { at: string; text: string }[])
        .filter(({ text }) => text.startsWith('Keep a bag') || text.startsWith('Bread is baked for buyers'))
        .map(({ at }) => ({ at, why: 'nobody said so' })),
    }));
    expect(whole(await report())).not.toContain('Bread is baked for buyers');
  });

  describe('what is doubted', () => {
    const doubtsWhere = (isWrong: (one: { at: string; text: string }) => boolean) =>
      model.play('doubt', ({ statements }) => ({
        unsupported: (statements as { at: string; text: string }[])
          .filter(isWrong)
          .map(({ at }) => ({ at, why: 'nobody said so' })),
      }));

    it('is written anew once, and stands when nobody doubts it any more', async () => {
      doubtsWhere(({ text }) => text.includes('they would rather not change'));
      model.play('author-doubts', () => ({ ...DOUBTS, want: 'Surely they would rather not change.' }));
      model.play('mend', () => ({ texts: [{ at: 'doubts.want', text: 'Ask {n:3} bakers what they tried since.' }] }));
      const { challenges_analysis } = await report();
      expect(challenges_analysis).toContain('**Will they want it?** Ask three bakers what they tried since.');
    });

    it('is left out where it does not hold the second time, and the rest is published', async () => {
      doubtsWhere(({ at }) => at === 'doubts.pay' || at === 'field.where' || at.startsWith('doubts.breakers'));
      model.play('mend', ({ doubted }) => ({
        texts: (doubted as { at: string }[]).map(({ at }) => ({ at, text: 'Some other bold claim.' })),
      }));
      const content = await report();
      expect(content.metadata.rests_on).toMatchObject({ model: 'scripted' });
      expect(content.challenges_analysis).toContain('Will they want it?');
      expect(content.challenges_analysis).not.toMatch(/Will it pay|Deal-breakers/);
      expect(whole(content)).not.toContain('bold claim');
    });

    it('takes a sum with it, and what names the sum', async () => {
      doubtsWhere(({ at }) => at === 'advice.sums.0');
      const content = await report();
      expect(content.metadata.rests_on).toMatchObject({ model: 'scripted' });
      expect(whole(content)).not.toContain('172');
      expect(content.executive_summary).not.toContain('In a month');
    });

    it('ends in the engine’s own report where most of it is doubted', async () => {
      doubtsWhere(({ at }) => !at.startsWith('advice'));
      expect((await report()).metadata.kind).toBe('starter_kit');
    });
  });

  it('publishes nothing where the doubting fails: the engine writes alone', async () => {
    model.play('doubt', () => 'I will not.');
    const content = await report();
    expect(content.metadata.kind).toBe('starter_kit');
    expect(whole(content)).not.toContain('shared store must open');
  });

  it('leaves out what speaks against it where the model cannot write that, and publishes the rest', async () => {
    model.play('author-doubts', () => '{"want": "Bakers may');
    const content = await report();
    expect(content.metadata.rests_on).toMatchObject({ model: 'scripted' });
    expect(content.challenges_analysis).toBe('');
    expect(content.recommendations).toContain('**Test 1: Two weeks of mornings**');
  });

  it('says in the founder’s language that it was not written, asks no more, and takes no credit', async () => {
    model.play('author-problem', () => 'I will not.');
    const story = 'Les boulangers de Bouaké perdent du pain parce que la farine arrive tard dans la nuit.';
    const { executive_summary, metadata } = await report(story, { ...ANSWERS, nearest: '', kind: '', where: 'Bouaké' });
    expect(metadata.kind).toBe('starter_kit');
    expect(executive_summary).toContain("n'a pas réussi cette fois. Envoie le même texte à nouveau");
    expect(executive_summary).toContain("il ne t'a coûté aucun crédit");
    expect(executive_summary).not.toContain('pas encore de guide');
    expect(model.asked.slice(model.asked.indexOf('author-problem'))).toEqual(['author-problem', 'author-problem']);
  });

  it.each([
    ['broken JSON', () => '{"heading": '],
    ['nothing', () => ''],
    ['an essay', () => 'Let me think about this.'],
  ])('ends in the engine’s own report where the model answers %s', async (_, said) => {
    for (const role of ['author-problem', 'author-field', 'author-doubts', 'write']) model.play(role, said);
    expect((await report()).metadata.kind).toBe('starter_kit');
  });

  it('reads an answer between thoughts, fences and a comma too many', async () => {
    const good = JSON.stringify(await said('author-doubts'));
    model.play(
      'author-doubts',
      () => `<think>{"no": 1}</think>Here it is:\n\`\`\`json\n${good.replace(/\}$/, ',}')}\n\`\`\``,
    );
    expect((await report()).challenges_analysis).toContain('whom six bakers trust');
  });

  it('keeps within its budget, and ends in a report at its end', async () => {
    limits.calls = 4;
    expect((await report()).metadata.kind).toBe('starter_kit');
    expect(model.asked.length).toBeLessThanOrEqual(4);
  });

  it('lets a call take what is left of the job’s time, and counts the time of one that nothing came of', async () => {
    limits.seconds = 1_000;
    const allowed: Record<string, number[]> = {};
    const own = scriptedModel();
    const { complete } = own;
    const slow: ScriptedModel = {
      ...own,
      async complete(ask) {
        const role = ask.form?.name ?? '';
        allowed[role] = [...(allowed[role] ?? []), ask.timeoutMs];
        if (role === 'author-field') throw new ModelUnavailableError('TimeoutError');
        // A fifth of a second is counted as no more, also before the same is asked again.
        if (role === 'author-doubts' && allowed[role].length === 1) {
          await setTimeout(200);
          return { text: 'Well.', tokens: 1 };
        }
        return complete(ask);
      },
    };
    model = slow;
    const ama = await server.signUp();
    const id = await server.startJob(ama, STORY);
    await server.finish(ama, id, ANSWERS);
    expect(allowed.read?.[0]).toBe(650_000);
    expect(allowed['author-doubts']?.[0]).toBeGreaterThan(900_000);
    expect(allowed['author-doubts']?.[1]).toBeGreaterThan(900_000);
    const lost = await server.database.sql.select().from(modelCalls).where(eq(modelCalls.workId, id));
    expect(lost.filter(({ key }) => key.startsWith('lost:'))).toMatchObject([{ role: 'author-field', tokens: 0 }]);
  });

  it('asks nothing twice: what was paid for is kept with the job', async () => {
    await report();
    const { asked } = model;
    expect(new Set(asked.filter((role) => role !== 'read' && role !== 'doubt')).size).toBe(
      asked.filter((role) => role !== 'read' && role !== 'doubt').length,
    );
  });

  describe('in the founder’s language', () => {
    /** Every word another one, but for marks and quotations. */
    const french = (text: string): string =>
      text.replace(/\{[^{}]*\}|“[^”]*”|\p{L}+/gu, (word) =>
        /^[{“]/.test(word) ? word : ({ bakers: 'boulangers', loaves: 'pains' }[word] ?? `${word}ois`),
      );
    const translated = (change: (text: string) => string) =>
      model.play('translate', ({ texts }) => ({
        texts: (texts as { at: string; text: string }[]).map(({ at, text }) => ({ at, text: change(text) })),
      }));
    beforeEach(async () => {
      const own = await said('read');
      model.play('read', () => ({ ...own, language: 'fr' }));
      translated(french);
    });
    const IN_FRENCH = { outcome: "J'ai compté, et ça leur coûte de l'argent" };

    it('it writes what comes over faithfully, under heads of that language, and changes no figure', async () => {
      const content = await report(STORY, IN_FRENCH);
      expect(content.title).toContain('boulangers');
      expect(content.executive_summary).toMatch(/172\u00a0pains \[\d\]/);
      expect(content.executive_summary).toContain(
        `**Verdict\u00a0: continuer.** ${french('You counted it yourself')}: 40\u00a0loaves of 200`,
      );
      expect(content.executive_summary).toContain(`- **${french('Tonight')}:** ${french('Keep two')}`);
      expect(content.recommendations).toContain(`**Ce qui y mettrait fin.** Arrête si ${french('early flour')}`);
      // Tapped: not their words.
      expect(content.summary).toMatch(/- [^\n]*\? J'ai compté, et ça leur coûte de l'argent/);
      expect(content.recommendations).toMatch(
        /\*Coût\u00a0:\* environ 15[\u202f\u00a0]000\u00a0Nigerianois nairaois\. \*Jours\u00a0:\* 10\./,
      );
      expect(content.recommendations).toContain('Withois 6\u00a0boulangers');
      expect(content.tables.find(({ id }) => id === 'scorecard')?.rows[0]).toEqual([
        'Y a-t-il un calcul\u202f?',
        '3',
        'un calcul à partir de tes propres chiffres',
      ]);
      expect(content.metadata).toMatchObject({
        language: 'fr',
        verdict_line: 'Teste maintenant ta solution.',
        labels: {
          verdict: 'Continuer',
          recommendations: 'Recommandations',
          rests_on: 'À partir de ce que tu as écrit, rédigé par scripted.',
        },
      });
    });

    it('it tells the translator who is spoken to, in which frame, and what the marks read as', async () => {
      const given: Record<string, unknown>[] = [];
      model.play('translate', (material) => {
        given.push(material);
        return { texts: material.texts };
      });
      await report(STORY, IN_FRENCH);
      expect(given[0]).toMatchObject({
        founder: expect.stringContaining('Bakers in Aba lose bread'),
        addressed: expect.arrayContaining(['Ce que donnent tes chiffres.']),
        frames: expect.arrayContaining([
          { at: '.sign', frame: "{cause}. Ce n'est pas la cause si {sign}." },
          { at: 'field.end', frame: 'Arrête si {end}.' },
        ]),
        marks: [
          { mark: 'f1', reads: '40 loaves of 200' },
          { mark: 's1', reads: '172 loaves' },
        ],
      });
    });

    it('it leaves a sentence in English whose marks did not come over', async () => {
      translated((text) => french(text.replace(/\{[fs]1\}/g, 'beaucoup')));
      const content = await report(STORY, IN_FRENCH);
      expect(content.title).toContain('boulangers');
      expect(content.executive_summary).toContain('You counted it yourself: 40\u00a0loaves of 200\u00a0in one week.');
      expect(whole(content)).not.toContain('beaucoup');
    });

    it('it says that it is in English where nothing came over, also when it is made anew', async () => {
      const UNTRANSLATED = "Ce rapport est en anglais : nous n'avons pas pu le traduire.";
      translated((text) => text);
      const ama = await server.signUp();
      const id = await server.startJob(ama, STORY);
      await server.finish(ama, id, IN_FRENCH);
      const read = async () => {
        const { body } = await server.call('GET', `/api/market-validation/report/${id}`, { as: ama });
        return body.data.report;
      };
      expect(await read()).toMatchObject({
        title: 'Late flour and thrown bread among bakers in Aba',
        executive_summary: expect.stringContaining(UNTRANSLATED),
      });
      await server.call('POST', `/api/reports/${id}/found`, {
        as: ama,
        key: crypto.randomUUID(),
        body: { text: 'Huit personnes ont refusé.', outcome: 'refused' },
      });
      expect(await read()).toMatchObject({ executive_summary: expect.stringContaining(UNTRANSLATED) });
    });

    it('it stays when it is made anew with what was found since', async () => {
      const ama = await server.signUp();
      const id = await server.startJob(ama, STORY);
      await server.finish(ama, id, IN_FRENCH);
      await server.call('POST', `/api/reports/${id}/found`, {
        as: ama,
        key: crypto.randomUUID(),
        body: { text: 'Huit personnes ont refusé.', outcome: 'refused' },
      });
      const { body } = await server.call('GET', `/api/market-validation/report/${id}`, { as: ama });
      const { report: content } = body.data;
      expect(content.title).toContain('boulangers');
      expect(content.executive_summary).toContain('**Verdict\u00a0: changer de cap.**');
      expect(content.summary).toContain('Trouvé depuis\u00a0: “Huit personnes ont refusé.”');
      expect(content.metadata).toMatchObject({ language: 'fr', labels: { verdict: 'Changer de cap' } });
    });
  });

  it('is made anew with what was found since, without the model', async () => {
    const ama = await server.signUp();
    const id = await server.startJob(ama, STORY);
    await server.finish(ama, id, ANSWERS);
    model.asked.length = 0;
    const note = { text: 'I asked 8 bakers for money and nobody paid.', outcome: 'refused' };
    const { status } = await server.call('POST', `/api/reports/${id}/found`, {
      as: ama,
      key: crypto.randomUUID(),
      body: note,
    });
    expect(status).toBe(200);
    const { body } = await server.call('GET', `/api/market-validation/report/${id}`, { as: ama });
    expect(body.data.report.metadata.verdict).toBe('pivot');
    expect(body.data.report.summary).toContain('nobody paid');
    expect(body.data.report.title).toBe('Late flour and thrown bread among bakers in Aba');
    expect(model.asked).toEqual([]);
  });

  it('refuses what would harm people before the model is asked', async () => {
    const ama = await server.signUp();
    const id = await server.startJob(ama, 'We sell cocaine in Lagos and customers pay late.');
    await server.until(ama, id, 'failed');
    expect(model.asked).toEqual([]);
  });
});
