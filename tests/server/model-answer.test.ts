import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerIn, cutAnswerIn } from '../../server/model/answer-in.ts';
import { ask, type Role } from '../../server/model/ask.ts';
import { type ChatAsk, ModelUnavailableError, tokensIn } from '../../server/model/port.ts';
import { mendPromptOf, promptOf } from '../../server/model/prompt.ts';
import { ANSWER } from '../../server/model/roles/answer.ts';
import { AUTHOR_DOUBTS, AUTHOR_FIELD, AUTHOR_PROBLEM } from '../../server/model/roles/author.ts';
import { DEVISE } from '../../server/model/roles/devise.ts';
import { DOUBT } from '../../server/model/roles/doubt.ts';
import { EXTRACT } from '../../server/model/roles/extract.ts';
import { LOOK_AGAIN } from '../../server/model/roles/look-again.ts';
import { MEND } from '../../server/model/roles/mend.ts';
import { PLAN } from '../../server/model/roles/plan.ts';
import { READ } from '../../server/model/roles/read.ts';
import { TRANSLATE } from '../../server/model/roles/translate.ts';
import { WRITE } from '../../server/model/roles/write.ts';
import type { CaseDoubts } from '../../src/contract/case.ts';
import { askingOf, DOUBTS, type ScriptedModel, scriptedModel } from '../support/scripted-model.ts';

const schema = v.object({ text: v.string(), days: v.number(), steps: v.array(v.object({ usd: v.number() })) });
const issueOf = (said: string) => {
  const read = answerIn(schema, said);
  return 'issue' in read ? read.issue : '';
};

describe('what is wrong with an answer', () => {
  it.each([
    ['no object', 'Let me think.', 'no JSON object was found: answer with one JSON object and nothing else'],
    ['one that was cut off', '{"text": "so", "steps": [{"usd": 3}, {"us', 'at the end "}]} is missing'],
    ['one that cannot be read', '{"text": "so" "days": 3}', 'a comma, a colon or a quotation mark'],
    ['what is not there', '{"text": "so", "steps": []}', 'days is missing'],
    [
      'another kind',
      '{"text": 3, "days": "soon", "steps": {}}',
      'text must be a text; days must be a number; steps must be a list',
    ],
  ])('is said in plain words: %s', (_, said, words) => {
    expect(issueOf(said)).toContain(words);
    expect(issueOf(said)).not.toMatch(/Invalid|Expected/);
  });

  it('"5" is read as 5 where a number is wanted, and nowhere else', () => {
    expect(answerIn(schema, '{"text": "7", "days": "5", "steps": [{"usd": "3.5"}]}')).toEqual({
      answer: { text: '7', days: 5, steps: [{ usd: 3.5 }] },
    });
  });
});

describe('an answer that breaks off', () => {
  const list = v.object({ texts: v.array(v.object({ at: v.string(), text: v.string() })), note: v.string() });
  const rest = { texts: [], note: '' };
  it.each([
    [
      '{"note": "so", "texts": [{"at": "a", "text": "one"}, {"at": "b", "te',
      { note: 'so', texts: [{ at: 'a', text: 'one' }] },
    ],
    ['{"note": "so", "texts": [{"at": "a", "text": "one"}', { note: 'so', texts: [{ at: 'a', text: 'one' }] }],
    ['```json\n{"note": "a \\"b] {", "texts": [', { note: 'a "b] {', texts: [] }],
    ['{"texts": [], "note": "half a sen', { note: '', texts: [] }],
  ])('keeps what came whole: %s', (said, whole) => expect(cutAnswerIn(list, said, rest)).toEqual(whole));

  it.each(['I cannot.', '{"note": "half', '{"note": "so" "texts": []}'])('is none where nothing did: %s', (said) =>
    expect(cutAnswerIn(list, said, rest)).toBeNull(),
  );

  const brief = { founder: '', answers: [], figures: [], published: [], found_since: [] };
  const given = { ...brief, advised: { page: [], sums: [] }, problem: {} } as unknown as Parameters<typeof asked>[0];
  const asked = (material: Parameters<typeof ask<unknown, unknown>>[1], model: ScriptedModel) =>
    ask(AUTHOR_DOUBTS as unknown as Role<unknown, CaseDoubts>, material, askingOf(model));
  it('is asked for once more, and taken as far as it came where that breaks off too', async () => {
    const model = scriptedModel();
    model.play('author-doubts', () => JSON.stringify(DOUBTS).slice(0, -120));
    const said = await asked(given, model);
    expect(model.asked).toEqual(['author-doubts', 'author-doubts']);
    expect(said?.answer).toEqual({ ...DOUBTS, around: [] });
  });
});

describe('an answer that code finds fault with', () => {
  /** Each 'x' in it is a fault. */
  const role: Role<object, { text: string }> = {
    ...{ name: 'teller', version: 1, system: 'Tell.', schema: v.object({ text: v.string() }), maxTokens: 100 },
    isEnding: false,
    check: ({ text }) => [...text].flatMap((sign) => (sign === 'x' ? ['there is an x'] : [])),
  };
  const told = async (...answers: readonly string[]) => {
    const prompts: string[] = [];
    const complete = async ({ prompt }: ChatAsk) => {
      prompts.push(prompt);
      return { text: JSON.stringify({ text: answers[prompts.length - 1] }), tokens: 1 };
    };
    const said = await ask(role, {}, askingOf({ ...scriptedModel(), complete }));
    return { prompts, text: said?.answer.text, faults: said?.faults.length };
  };

  it.each([
    ['one without is not asked for again', ['a'], 'a', 0],
    ['the second is taken where it is better', ['xx', 'x'], 'x', 1],
    ['or no worse', ['x', 'bx'], 'bx', 1],
    ['the first where it is', ['x', 'xx'], 'x', 1],
  ])('%s', async (_, answers, text, faults) => {
    expect(await told(...answers)).toMatchObject({ text, faults });
  });

  it('is shown to the model with twelve of its faults', async () => {
    const { prompts } = await told('x'.repeat(20), 'a');
    expect(prompts[1]).toContain('Your answer was:\n{"text":"xxxx');
    expect(prompts[1]?.match(/- there is an x/g)).toHaveLength(12);
  });
});

describe('a call that nothing comes of', () => {
  const lost = async (signal: AbortSignal) => {
    const times: number[] = [];
    let now = 0;
    const model: ScriptedModel = {
      ...scriptedModel(),
      async complete() {
        now += 4_000;
        signal.throwIfAborted();
        throw new ModelUnavailableError('No answer');
      },
    };
    const asking = askingOf(model);
    const calls = { ...asking.calls, lose: async (_role: string, ms: number) => void times.push(ms) };
    const role = AUTHOR_DOUBTS as unknown as Role<unknown, CaseDoubts>;
    const given = { founder: '', answers: [], figures: [], published: [], found_since: [], problem: {} };
    const said = await ask(role, given, { ...asking, calls, signal, now: () => now }).catch(() => 'aborted');
    return { said, times, spent: asking.budget.spent };
  };

  it('has taken its time all the same, and is kept for whoever goes on with the job', async () => {
    expect(await lost(new AbortController().signal)).toEqual({
      said: null,
      times: [4_000],
      spent: { calls: 1, tokens: 0, seconds: 4 },
    });
  });

  it('is not kept once the job was broken off', async () => {
    expect(await lost(AbortSignal.abort())).toMatchObject({ said: 'aborted', times: [] });
  });
});

describe('an answer that is known from before', () => {
  it('is held to the founder’s words again, by whoever takes the job over', async () => {
    const model = scriptedModel();
    const theirs = { text: 'Bakers in Aba lose bread.', answers: [] };
    const kept = new Map<string, unknown>();
    const asking = askingOf(model);
    const calls = {
      ...asking.calls,
      known: async (key: string) => kept.get(key),
      keep: async (key: string, { result }: { readonly result: unknown }) => void kept.set(key, result),
    };
    const first = await ask(READ, theirs, { ...asking, calls });
    const asked = model.asked.length;
    expect(first?.faults).toContainEqual(expect.stringContaining('40 loaves of 200'));
    expect(await ask(READ, theirs, { ...asking, calls })).toEqual(first);
    expect(model.asked).toHaveLength(asked);
  });
});

describe('material that a small model has no room for', () => {
  const statements = Array.from(
    { length: 400 },
    (_, n) => `Bakers in Aba throw away their bread on day ${n} of the year.`,
  );
  const asked = async (changes: Partial<Role<unknown, unknown>>) => {
    const prompts: string[] = [];
    const model = {
      ...scriptedModel(3_000),
      complete: async (call: { prompt: string }) => {
        prompts.push(call.prompt);
        throw new ModelUnavailableError('No answer');
      },
    };
    const role = { ...(AUTHOR_DOUBTS as unknown as Role<{ statements: unknown }, unknown>), ...changes };
    expect(await ask(role as Role<unknown, unknown>, { statements }, askingOf(model))).toBeNull();
    return prompts.map((prompt) => [prompt.includes('on day 0 '), prompt.includes('on day 399 ')]);
  };

  it('is cut from the end of its lists', async () => {
    expect(await asked({})).toEqual([[true, false]]);
  });

  it('keeps longest what the rest of it names', () => {
    const published = Array.from({ length: 40 }, (_, n) => ({ mark: `p${n}`, quote: `Bread is baked ${n} times.` }));
    const kept = promptOf({ draft: 'Bake less {p38}.', published }, 500, undefined) ?? '';
    expect(['p38', 'p0', 'p39'].map((mark) => kept.includes(`"${mark}"`))).toEqual([true, true, false]);
  });

  it('gives way to an answer that is to be mended, which is shown whole', () => {
    const said = 'Bakers in Aba sell less bread than they bake. '.repeat(20);
    const asked = mendPromptOf({ statements }, 1_000, undefined, said, ['bakers is missing']) ?? '';
    expect(asked).toContain(`Your answer was:\n${said}`);
    expect(asked.endsWith('- bakers is missing')).toBe(true);
    expect(tokensIn(asked)).toBeLessThanOrEqual(1_100);
  });

  it('is shown without an answer that leaves no room for what must be whole', () => {
    const few = statements.slice(0, 30);
    const asked = mendPromptOf({ statements: few }, 800, 'statements', 'Bread. '.repeat(200), ['bread']) ?? '';
    expect(asked).toContain('on day 29 ');
    expect(asked).not.toContain('Your answer was');
  });

  it('is cut where others wrote it before what the founder said is', async () => {
    const prompts: string[] = [];
    const model = {
      ...scriptedModel(3_000),
      complete: async (call: { prompt: string }) => {
        prompts.push(call.prompt);
        throw new ModelUnavailableError('No answer');
      },
    };
    const answers = Array.from({ length: 20 }, (_, n) => `The founder saw it on the market on day ${n} of the year.`);
    const role = AUTHOR_DOUBTS as unknown as Role<unknown, unknown>;
    await ask(role, { answers, published: statements.slice(0, 16) }, askingOf(model));
    expect(prompts[0]).toContain('on the market on day 19 ');
    expect(prompts[0]).not.toContain('their bread on day 15 ');
  });

  it('is not asked about where a list must be whole', async () => {
    expect(await asked({ whole: 'statements' as never })).toEqual([]);
  });
});

describe('the form of an answer', () => {
  const ROLES = [
    READ,
    PLAN,
    EXTRACT,
    DEVISE,
    LOOK_AGAIN,
    WRITE,
    AUTHOR_PROBLEM,
    AUTHOR_DOUBTS,
    AUTHOR_FIELD,
    DOUBT,
    MEND,
    TRANSLATE,
    ANSWER,
  ];
  it.each(ROLES.map((role) => [role.name, role] as const))(
    'of “%s” holds nothing that strict servers refuse',
    async (_, role) => {
      const forms: unknown[] = [];
      const complete = async ({ form }: ChatAsk) => {
        forms.push(form?.schema);
        return { text: '', tokens: 1 };
      };
      const model = { ...scriptedModel(), complete };
      await ask(
        role as unknown as Role<unknown, unknown>,
        { doubted: [], texts: [], statements: [] },
        askingOf(model),
      ).catch(() => null);
      expect(forms).not.toEqual([]);
      const look = (node: unknown, at: string): void => {
        if (typeof node !== 'object' || node === null) return;
        const own = node as Record<string, unknown>;
        if (own.type === 'array') expect(Array.isArray(own.items), at).toBe(false);
        if (own.type === 'object') {
          expect(own.additionalProperties, at).toBe(false);
          expect(own.required, at).toEqual(Object.keys(own.properties as object));
        }
        if ('type' in own)
          for (const rule of ['default', 'minItems', 'maxLength', 'pattern', 'minimum'])
            expect(own, at).not.toHaveProperty(rule);
        for (const [key, inner] of Object.entries(own)) look(inner, `${at}.${key}`);
      };
      look(forms[0], role.name);
    },
  );
});
