import { beforeEach, describe, expect, it } from 'vitest';
import type { ToDoubt } from '../../server/model/roles/doubt.ts';
import type { MendAnswer, ToMend } from '../../server/model/roles/mend.ts';
import {
  answersGiven,
  askedIn,
  briefOf,
  type Parts,
  readingOf,
} from '../../server/research/investigation/case-brief.ts';
import { whatStands } from '../../server/research/investigation/what-stands.ts';
import { linesOf } from '../../src/engine/case/lines.ts';
import type { Passage } from '../../src/engine/types.ts';
import { askingOf, DOUBTS, type ScriptedModel, STORY, scriptedModel } from '../support/scripted-model.ts';

const QUOTE = 'Bakers in Kano sell late bread at half price.';
const PASSAGES = ['Mills deliver flour at noon.', QUOTE].map((quote, i) => ({
  id: `p${i + 1}`,
  quote,
  publisher: 'A paper',
  country: '',
  published: '2021',
})) as unknown as Passage[];

let model: ScriptedModel;
let seen: ToDoubt[];
beforeEach(() => {
  model = scriptedModel();
  seen = [];
  doubtedBy(() => ({ unsupported: [] }));
});

/** What the reader who doubts says to each list, the lists being kept in `seen`. */
function doubtedBy(says: (given: ToDoubt) => unknown) {
  model.play('doubt', (material) => {
    const given = material as unknown as ToDoubt;
    seen.push(given);
    return says(given);
  });
}

async function played<T>(role: string): Promise<T> {
  const { signal } = new AbortController();
  const form = { name: role, schema: {} };
  const { text } = await scriptedModel().complete({
    system: '',
    prompt: '\n{}',
    form,
    maxTokens: 1,
    timeoutMs: 1,
    signal,
  });
  return JSON.parse(text) as T;
}

async function standing(change: (parts: Parts) => Parts = (parts) => parts) {
  const parts: Parts = {
    problem: await played('author-problem'),
    doubts: await played('author-doubts'),
    field: await played('author-field'),
    advice: await played('write'),
  };
  const reading = readingOf(await played('read'), 'counted');
  const brief = briefOf({ query: STORY, answers: {} }, reading, PASSAGES);
  return whatStands(change(parts), reading, brief, askingOf(model));
}

const withChain = (text: string) => (parts: Parts) => ({ ...parts, problem: { ...parts.problem, chain: [text] } });
const textsIn = (parts: Parts | null) => linesOf(parts ?? {}).map(({ text }) => text);

describe('what the model read', () => {
  const read = async (words: string, value: number) => {
    const answer = await played<Parameters<typeof readingOf>[0]>('read');
    const figures = [{ words, about: 'a sum', value }];
    return readingOf({ ...answer, language: 'fr', figures }, null).figures[0]?.value;
  };

  it.each([
    ['60.000f', 60, 60_000],
    ['60 000f', 60_000, 60_000],
    ['trois mille deux cents francs', 3200, 3200],
  ])('a number in digits is code’s, one in words the model’s: %s', async (words, told, value) => {
    expect(await read(words, told)).toBe(value);
  });

  it('what was asked and skipped is told to who reads, and to nobody else', () => {
    const told = { answers: { payer: '', where: 'Aba' }, asked: { payer: 'Who would pay?' } };
    expect(askedIn(told)).toContainEqual({ question: 'Who would pay?', answer: '' });
    expect(answersGiven(told).map(({ answer }) => answer)).toEqual(['Aba']);
  });

  it('what was tapped is told as words of ours', () => {
    const told = answersGiven({ answers: { outcome: 'I counted it', where: 'Aba' } });
    expect(told.map(({ answer, is_choice }) => [answer, is_choice])).toEqual([
      ['I counted it', true],
      ['Aba', undefined],
    ]);
  });

  it('Pidgin is answered in English', async () => {
    const answer = await played<Parameters<typeof readingOf>[0]>('read');
    expect(readingOf({ ...answer, language: 'pcm' }, null).language).toBe('en');
    expect(readingOf({ ...answer, language: 'ha' }, null).language).toBe('ha');
  });

  it('a payment that the founder does not know of is none', async () => {
    const answer = await played<Parameters<typeof readingOf>[0]>('read');
    const paid = { ...answer, evidence: { ...answer.evidence, rung: 'pays' as const } };
    expect(readingOf(paid, 'counted').evidence.rung).toBe('does');
    expect(readingOf(paid, 'paid').evidence.rung).toBe('pays');
    expect(readingOf(paid, null).evidence.rung).toBe('does');
  });
});

describe('what stands of a report', () => {
  it('holds no sum that multiplies money by money, nor what names it', async () => {
    const parts = await standing((own) => ({
      ...own,
      advice: {
        ...own.advice,
        sums: own.advice.sums.map((sum) => ({
          ...sum,
          unit: 'naira',
          expression: 'week * weeks * weeks',
          inputs: sum.inputs.map((input) => (input.name === 'weeks' ? { ...input, unit: 'naira' } : input)),
        })),
      },
    }));
    expect(parts?.advice.sums).toEqual([]);
    expect(parts?.advice.facts).toEqual([]);
  });

  it('holds no number in words that the founder did not tell', async () => {
    const parts = await standing(withChain('Nine bakers in ten pay a fine of two million naira.'));
    expect(parts?.problem.chain).toEqual([]);
    expect(parts?.advice.reasons).toHaveLength(1);
  });

  it.each([
    ['an institution that nobody named', 'The NEMC has forbidden late bread.'],
    ['a share that nobody told', 'Two thirds of the bakers would not wait.'],
    ['half of something that nobody told', 'You may lose half of your income.'],
  ])('holds no %s, not in a breaker and not in an idea', async (_, text) => {
    const parts = await standing((own) => ({
      ...own,
      doubts: { ...own.doubts, breakers: [text, 'No two bakers will share a store.'] },
      advice: { ...own.advice, idea: text },
    }));
    expect(parts?.doubts.breakers).toEqual(['No two bakers will share a store.']);
    expect(parts?.advice.idea).toBe('');
  });

  it('holds none that came in where something was mended', async () => {
    model.play('mend', ({ doubted }) => ({
      texts: (doubted as { at: string }[]).map(({ at }) => ({ at, text: 'SIDO sells such stores at half the price.' })),
    }));
    const parts = await standing((own) => ({ ...own, advice: { ...own.advice, idea: 'SNV gives stores to groups.' } }));
    expect(parts?.advice.idea).toBe('');
  });

  it('asks in what surrounds the problem, and states nothing there', async () => {
    const asks = ['Ask the ward office about permits; charcoal is forbidden to bakers.', 'Is tax due on flour?'];
    const parts = await standing((own) => ({
      ...own,
      doubts: { ...own.doubts, around: asks.map((ask) => ({ factor: 'Legal' as const, ask, so: 'You know it.' })) },
    }));
    expect(parts?.doubts.around.map(({ ask }) => ask)).toEqual(asks.slice(1));
  });

  it('says nothing twice', async () => {
    const parts = await standing((own) => ({
      ...own,
      advice: { ...own.advice, next: ['Count them.', 'Count them.'] },
    }));
    expect(parts?.advice.next).toEqual(['Count them.']);
  });

  it('holds no number of a plan where it tells what is known', async () => {
    const parts = await standing((own) => ({
      ...own,
      advice: { ...own.advice, facts: ['{n:9} bakers of {n:10} lose bread.'] },
    }));
    expect(parts?.advice.facts).toEqual([]);
  });

  it('is doubted as what may be where it is our view, whether it names a quote or not', async () => {
    const page = ['Half price is usual for late bread {p2}.', 'Keep a list.', 'Turn back if nobody signs.'];
    await standing((own) => ({ ...own, advice: { ...own.advice, page } }));
    const views = seen.flatMap(({ statements }) => statements.filter(({ at }) => at.startsWith('advice.page')));
    expect(new Set(views.map(({ at }) => at)).size).toBe(3);
    expect(views.every((view) => view.as === 'may be')).toBe(true);
  });

  it('is doubted as a fact, beside its quote alone, wherever it names one', async () => {
    await standing(withChain('Bakers in Kano may sell late bread at half price {p2}.'));
    const cited = seen.filter(({ statements }) => statements.some(({ at }) => at === 'problem.chain.0'));
    expect(cited).toMatchObject([
      {
        published: [{ mark: 'p2', quote: QUOTE }],
        statements: [{ at: 'problem.chain.0', as: 'fact', text: expect.stringContaining('{p2}') }],
      },
    ]);
    expect(cited[0]?.statements).toHaveLength(1);
  });

  it('is doubted again in halves where the model fails at a list', async () => {
    const whole = textsIn(await standing());
    seen = [];
    doubtedBy(({ statements }) => (statements.length > 6 ? 'I cannot.' : { unsupported: [] }));
    expect(textsIn(await standing())).toEqual(whole);
    expect(seen.some(({ statements }) => statements.length <= 6)).toBe(true);
  });

  it('holds nothing that could not be doubted, and all the rest', async () => {
    doubtedBy(({ statements }) =>
      statements.some(({ at }) => at === 'doubts.pay') ? '{"unsupported": [' : { unsupported: [] },
    );
    const parts = await standing();
    expect(parts?.doubts.pay).toBe('');
    expect(parts?.field.interview).toHaveLength(4);
    const read = seen.filter(({ statements }) => !statements.some(({ at }) => at === 'doubts.pay'));
    const places = read.flatMap(({ statements }) => statements.map(({ at }) => at));
    for (const { at } of linesOf(parts ?? {})) expect(places).toContain(at);
  });

  it('is nothing, and nothing more is asked, where the problem itself could not be doubted', async () => {
    doubtedBy(() => 'I will not.');
    expect(await standing()).toBeNull();
    expect(seen.every(({ statements }) => statements.every(({ at }) => at.startsWith('problem.')))).toBe(true);
    expect(model.asked).not.toContain('mend');
  });

  it('was read whole, also by a model with little room', async () => {
    model = scriptedModel(3_000);
    const places = new Set<string>();
    doubtedBy(({ statements }) => {
      for (const { at } of statements) places.add(at);
      return { unsupported: [] };
    });
    const parts = await standing();
    expect(parts).not.toBeNull();
    expect(linesOf(parts ?? {}).filter(({ at }) => !places.has(at))).toEqual([]);
  });

  it.each([
    [1, 'stands'],
    [Number.POSITIVE_INFINITY, 'falls'],
  ])('what no report can be without is doubted once more alone (%s in company: %s)', async (most, outcome) => {
    model.play('mend', ({ doubted }) => ({ texts: doubted as { at: string; text: string }[] }));
    doubtedBy(({ statements }) => {
      const isOnly = statements.length === 1 && seen.filter((one) => one.statements.length === 1).length > most;
      const at = 'problem.problem';
      return { unsupported: statements.some((one) => one.at === at) && !isOnly ? [{ at, why: 'untrue' }] : [] };
    });
    const parts = await standing();
    const { problem } = await played<Parts['problem']>('author-problem');
    if (outcome === 'stands') expect(parts?.problem.problem).toBe(problem);
    else expect(parts).toBeNull();
  });

  it('lets no fact go on without the quote that it rested on and was doubted by; what may be, only as that', async () => {
    const LATE = 'Bakers in Kano may sell late bread at half price {p2}.';
    const MENDED = 'Bakers may sell late bread.';
    model.play('mend', ({ doubted }) => ({
      texts: (doubted as { at: string; text: string }[]).map(({ at }) => ({ at, text: MENDED })),
    }));
    doubtedBy(({ statements }) => ({
      unsupported: statements.filter(({ text }) => text.includes('{p2}')).map(({ at }) => ({ at, why: 'untrue' })),
    }));
    const parts = await standing((own) => ({
      ...withChain(LATE)(own),
      advice: { ...own.advice, facts: [LATE] },
    }));
    expect(parts?.advice.facts).toEqual([]);
    expect(parts?.problem.chain).toEqual([MENDED]);
    const as = seen.flatMap(({ statements }) => statements).filter(({ text }) => text === MENDED);
    expect(as).toMatchObject([{ at: 'problem.chain.0', as: 'may be' }]);
  });

  it('sets between quotation marks only what somebody said', async () => {
    const ask = 'Ask the miller: “When does your lorry leave?” You say “flour comes late”.';
    const parts = await standing((own) => ({ ...own, doubts: { ...own.doubts, want: ask } }));
    expect(parts?.doubts.want).toBe('Ask the miller: When does your lorry leave? You say “flour comes late”.');
  });

  it('passes over a doubt of what is not there, asks for no other answer, and takes a place by its end', async () => {
    doubtedBy(({ statements }) => ({
      unsupported: [
        { at: 'nowhere.7', why: 'untrue' },
        ...(statements.some(({ at }) => at === 'doubts.want') ? [{ at: 'want', why: 'untrue' }] : []),
      ],
    }));
    const parts = await standing();
    expect(parts?.doubts.want).toBe('');
    expect(parts?.doubts.pay).not.toBe('');
    expect(seen).toHaveLength(4);
  });

  describe('and was mended', () => {
    /** What whoever mends is given, and answers. */
    function mendedBy(says: (given: ToMend) => Partial<MendAnswer>): ToMend[] {
      const given: ToMend[] = [];
      model.play('mend', (material) => {
        given.push(material as unknown as ToMend);
        return { texts: [], sums: [], tests: [], ...says(material as unknown as ToMend) };
      });
      return given;
    }
    const asItWas = ({ doubted }: ToMend) => doubted.map(({ at, text }) => ({ at, text }));
    /** Doubts it where it stands in company, as the first reader does. */
    const doubtingOnce = (place: string) => {
      let isDoubted = false;
      doubtedBy(({ statements }) => {
        const is = !isDoubted && statements.some(({ at }) => at === place);
        isDoubted ||= is;
        return { unsupported: is ? [{ at: place, why: 'untrue' }] : [] };
      });
    };

    it('fits what stands round it: whoever mends sees the page and the tests', async () => {
      doubtingOnce('doubts.pay');
      const [given] = [mendedBy((one) => ({ texts: asItWas(one) }))];
      await standing();
      const places = given[0]?.report.map(({ at }) => at) ?? [];
      expect(places).toEqual(expect.arrayContaining(['advice.page.0', 'field.tests.0.threshold', 'field.end']));
      expect(places).not.toContain('doubts.pay');
    });

    it('is left out where nobody could read it again, and what was changed beside it is as it was', async () => {
      doubtedBy(({ statements }) => {
        if (seen.length > 4) return 'I cannot.';
        const isThere = statements.some(({ at }) => at === 'doubts.pay');
        return { unsupported: isThere ? [{ at: 'doubts.pay', why: 'untrue' }] : [] };
      });
      mendedBy(() => ({
        texts: [
          { at: 'doubts.pay', text: 'Ask what a baker would pay for an early sack.' },
          { at: 'doubts.can', text: 'Ask which baker would keep the key.' },
        ],
      }));
      const parts = await standing();
      expect(parts?.doubts).toMatchObject({ pay: '', can: DOUBTS.can, want: DOUBTS.want });
    });

    it('takes the days and the cost of a test whose method was doubted, and of no other', async () => {
      doubtingOnce('field.tests.0.method');
      const given = mendedBy((one) => ({
        texts: asItWas(one),
        tests: [
          { at: 'field.tests.0', days: 21, cost: 9_000 },
          { at: 'field.tests.1', days: 50, cost: 1 },
        ],
      }));
      const parts = await standing();
      expect(given[0]?.doubted).toMatchObject([{ at: 'field.tests.0.method', days: 10, cost: 15_000 }]);
      expect(parts?.field.tests.map(({ days, cost }) => [days, cost])).toEqual([
        [21, 9_000],
        [5, 40],
      ]);
      const again = seen.at(-1)?.statements.find(({ at }) => at === 'field.tests.0.method');
      expect(again?.text).toContain('(21 days, 9000 Nigerian naira)');
    });

    it('keeps a sum that was put right, once it was doubted again, with what names it', async () => {
      doubtingOnce('advice.sums.0');
      const given = mendedBy((one) => ({
        texts: asItWas(one),
        sums: one.doubted_sums.map(({ sum }) => ({ ...sum, label: 'loaves thrown away in four weeks' })),
      }));
      const parts = await standing();
      expect(given[0]?.doubted_sums).toMatchObject([{ sum: { id: 's1' }, why: 'untrue' }]);
      expect(parts?.advice.sums.map(({ label }) => label)).toEqual(['loaves thrown away in four weeks']);
      expect(parts?.advice.facts).toEqual(['In a month that comes to {s1}.']);
      expect(seen.at(-1)?.statements.map(({ text }) => text)).toContainEqual(expect.stringContaining('in four weeks'));
    });

    it('changes a text beside it that no longer fits, which is doubted too, and is as it was where that does not hold', async () => {
      const changed = 'Ask what a baker loses on a morning without flour.';
      doubtedBy(({ statements }) => ({
        unsupported: statements.flatMap(({ at, text }) =>
          (at === 'doubts.pay' && seen.length < 5) || text === 'It is proven.' ? [{ at, why: 'untrue' }] : [],
        ),
      }));
      mendedBy((one) => ({
        texts: [...asItWas(one), { at: 'doubts.want', text: changed }, { at: 'doubts.can', text: 'It is proven.' }],
      }));
      const parts = await standing();
      expect(parts?.doubts).toMatchObject({ pay: DOUBTS.pay, want: changed, can: DOUBTS.can });
      expect(seen.at(-1)?.statements.map(({ at }) => at)).toEqual(
        expect.arrayContaining(['doubts.want', 'doubts.can']),
      );
    });

    it('may put right a sum that a doubted text names, and keeps it else', async () => {
      doubtingOnce('advice.facts.0');
      const given = mendedBy((one) => ({ texts: asItWas(one) }));
      const parts = await standing();
      expect(given[0]?.doubted_sums).toMatchObject([{ sum: { id: 's1' }, why: '' }]);
      expect(parts?.advice.sums).toHaveLength(1);
      expect(parts?.advice.facts).toEqual(['In a month that comes to {s1}.']);
    });

    it('has every text doubted again that names a sum which was put right, also one that nobody had doubted', async () => {
      doubtingOnce('advice.facts.0');
      mendedBy((one) => ({
        texts: asItWas(one),
        sums: one.doubted_sums.map(({ sum }) => ({ ...sum, expression: 'week * weeks * 2' })),
      }));
      await standing((own) => ({ ...own, doubts: { ...own.doubts, want: 'They may not mind {s1}.' } }));
      const again = seen.at(-1)?.statements.filter(({ at }) => at === 'doubts.want');
      expect(again).toMatchObject([{ text: 'They may not mind 344 loaves.' }]);
    });

    it.each([
      ['was left out', []],
      ['cannot be worked out', ['week / 0']],
    ])('loses a doubted sum that %s, and what names it', async (_, expressions) => {
      doubtingOnce('advice.sums.0');
      mendedBy((one) => ({
        texts: asItWas(one),
        sums: expressions.flatMap((expression) => one.doubted_sums.map(({ sum }) => ({ ...sum, expression }))),
      }));
      const parts = await standing();
      expect(parts?.advice.sums).toEqual([]);
      expect(parts?.advice.facts).toEqual([]);
    });

    it('loses a sum that is doubted again', async () => {
      doubtedBy(({ statements }) => ({
        unsupported: statements
          .filter(({ at }) => at.startsWith('advice.sums'))
          .map(({ at }) => ({ at, why: 'untrue' })),
      }));
      mendedBy((one) => ({ texts: asItWas(one), sums: one.doubted_sums.map(({ sum }) => sum) }));
      const parts = await standing();
      expect(parts?.advice.sums).toEqual([]);
      expect(parts?.advice.facts).toEqual([]);
    });
  });

  it('is told to those who doubt as the report shows it, a sum with its ends', async () => {
    await standing();
    const told = seen.flatMap(({ statements }) => statements);
    expect(told.find(({ at }) => at === 'advice.facts.0')?.text).toBe('In a month that comes to 172 loaves.');
    expect(told.find(({ at }) => at === 'advice.sums.0')?.text).toContain(
      '= 172 loaves (from 160 loaves to 180 loaves)',
    );
  });

  it('is doubted beside the page, so that no part says something else than it does', async () => {
    await standing();
    const { page } = await played<Parts['advice']>('write');
    const last = page.at(-1)?.replace(/\{n:(\d+)\}/g, '$1');
    const besideOf = (place: string) =>
      seen.find(({ statements }) => statements.some(({ at }) => at === place))?.beside;
    expect(besideOf('field.tests.0.method')).toContain(last);
    expect(besideOf('advice.page.0')).not.toContain(last);
  });

  it('is read the second time as what is cut where it is doubted again', async () => {
    doubtedBy(({ statements, last }) => ({
      unsupported: last ? [] : statements.slice(0, 1).map(({ at }) => ({ at, why: 'untrue' })),
    }));
    model.play('mend', ({ doubted }) => ({ texts: doubted as { at: string; text: string }[] }));
    await standing();
    const [all, again] = [seen.filter(({ last }) => !last), seen.filter(({ last }) => last)];
    expect(all.length).toBeGreaterThan(again.length);
    expect(again).toHaveLength(1);
  });

  describe('with a table on its page', () => {
    const withTable = (own: Parts): Parts => ({
      ...own,
      advice: {
        ...own.advice,
        table: { title: 'Thrown away by week', sum: 's1', input: 'weeks', values: [1, 2, 4] },
        page: [
          ...own.advice.page.slice(0, 6),
          'Hang it up: Copy the table below. Read it out.',
          'Now: See the table below.',
        ],
      },
    });

    it('is doubted with its rows', async () => {
      expect((await standing(withTable))?.advice).toMatchObject({ table: { sum: 's1' } });
      const told = seen.flatMap(({ statements }) => statements).find(({ at }) => at === 'advice.table.title');
      expect(told?.text).toBe('Thrown away by week: 1 → 40 loaves; 2 → 80 loaves; 4 → 160 loaves');
    });

    it.each(['advice.sums.0', 'advice.table.title'])('leads nobody to it where it fell with %s', async (fallen) => {
      doubtedBy(({ statements }) => ({
        unsupported: statements.filter(({ at }) => at === fallen).map(({ at }) => ({ at, why: 'untrue' })),
      }));
      const parts = await standing(withTable);
      expect(parts?.advice.table).toBeNull();
      expect(parts?.advice.page.slice(6)).toEqual(['Read it out.']);
    });
  });

  it('takes no mark of a quote for a number', async () => {
    const parts = await standing(withChain('At Kano the price of late bread is {p2}.'));
    expect(parts?.problem.chain).toEqual([]);
  });
});
