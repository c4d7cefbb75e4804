import { toJsonSchema } from '@valibot/to-json-schema';
import type { JSONValue } from 'ai';
import * as v from 'valibot';
import type { ServerLog } from '../../src/lib/log.ts';
import { answerIn, cutAnswerIn } from './answer-in.ts';
import type { Budget } from './budget.ts';
import { type CallRecord, callKey } from './calls.ts';
import { type ChatModel, ModelRefusedError, ModelUnavailableError, tokensIn } from './port.ts';
import { mendPromptOf, promptOf } from './prompt.ts';

/** One of the parts that the model plays in a job: its words, the form of its answer, and what code holds it to. */
export interface Role<In, Out> {
  readonly name: string;
  /** Raised with the prompt: answers to another one are not taken for answers to this. */
  readonly version: number;
  readonly system: string;
  readonly schema: v.GenericSchema<unknown, Out>;
  readonly maxTokens: number;
  /** Whether it may spend what is kept back for the end. */
  readonly isEnding: boolean;
  /** A list of the material that is never cut: where it does not fit, nothing is asked. */
  readonly whole?: keyof In & string;
  /** Where an answer breaks off: what stands for its parts that did not come, so that those which came whole are kept. */
  readonly rest?: Out;
  /** Whoever asks goes on from what came whole: an answer that breaks off is not asked for again. */
  readonly isPiecemeal?: boolean;
  /** What is wrong with an answer of the right form, in words that the model can mend it by. */
  check?(answer: Out, given: In): readonly string[];
}

/** What a job asks its model through. */
export interface Asking {
  readonly model: ChatModel;
  readonly budget: Budget;
  readonly calls: CallRecord;
  readonly log: ServerLog;
  readonly signal: AbortSignal;
  /** Gets the first answer as it comes, each time all that there is of it; '' where it has to be mended. */
  readonly onText?: (soFar: string) => void;
  now(): number;
}

/** An answer and what of it code still finds wrong after the model was told once. */
export interface Answered<Out> {
  readonly answer: Out;
  readonly faults: readonly string[];
}

const SAFETY = 0.9;

/** How many tokens an answer may have: of a small context no more than half. */
export const answerTokens = ({ maxTokens }: Pick<Role<never, never>, 'maxTokens'>, { context }: ChatModel): number =>
  Math.min(maxTokens, Math.floor(context / 2));

/**
 * Asks the model to play a role. Null when no usable answer was had within the budget: whoever asks goes on without. Throws
 * only what the job was aborted with.
 */
export async function ask<In, Out>(role: Role<In, Out>, given: In, asking: Asking): Promise<Answered<Out> | null> {
  const { model, calls, log, signal } = asking;
  const form = JSON.stringify(formOf(role.schema));
  const room = Math.floor((model.context - answerTokens(role, model) - tokensIn(role.system + form)) * SAFETY);
  const prompt = promptOf(given, room, role.whole);
  if (prompt === null) return null;
  const key = callKey(role.name, String(role.version), model.name, prompt);
  const parsed = v.safeParse(role.schema, await calls.known(key));
  if (parsed.success) return { answer: parsed.output, faults: role.check?.(parsed.output, given) ?? [] };
  try {
    const first = await once(role, prompt, asking, asking.onText);
    const faults = first === null ? [] : faultsOf(role, first, given);
    if (first === null) return null;
    if (faults.length === 0 && first.ok) return await kept(role, key, first, [], asking);
    const wholeOf = (cut: Tried<Out>) =>
      kept(role, key, cut, cut.answer === null ? [] : (role.check?.(cut.answer, given) ?? []), asking);
    if (!first.ok && role.isPiecemeal) return await wholeOf(first);
    // What was heard of it does not stand.
    asking.onText?.('');
    const again = mendPromptOf(given, room, role.whole, first.text, faults);
    const second = again === null ? null : await once(role, again, asking);
    const best = second?.ok && (!first.ok || faultsOf(role, second, given).length <= faults.length) ? second : first;
    if (!best.ok) return await wholeOf(second !== null && second.answer !== null ? second : first);
    return await kept(role, key, best, faultsOf(role, best, given), asking);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelUnavailableError || error instanceof ModelRefusedError)) throw error;
    log.warn('model', { role: role.name, message: error.message });
    return null;
  }
}

interface Tried<Out> {
  /** Whether the answer is whole. */
  readonly ok: boolean;
  /** Of one that broke off, what came whole. */
  readonly answer: Out | null;
  readonly issue: string;
  readonly text: string;
  readonly tokens: number;
  readonly ms: number;
}

async function once<In, Out>(
  role: Role<In, Out>,
  prompt: string,
  asking: Asking,
  onText?: Asking['onText'],
): Promise<Tried<Out> | null> {
  const { model, budget, calls, signal, now } = asking;
  const maxTokens = answerTokens(role, model);
  if (!budget.allows(tokensIn(prompt) + maxTokens / 2, role.isEnding)) return null;
  const began = now();
  const form = { name: role.name, schema: formOf(role.schema) };
  const timeoutMs = Math.ceil(budget.secondsLeft(role.isEnding) * 1000);
  const call = { system: role.system, prompt, form, maxTokens, timeoutMs, signal };
  let soFar = '';
  const hear = (piece: string) => {
    soFar += piece;
    onText?.(soFar);
  };
  const { text, tokens } = await (onText ? model.stream(call, hear) : model.complete(call)).catch(
    async (error: unknown) => {
      // Nothing came of it, and its time is gone all the same, also for whoever takes the job over.
      const ms = now() - began;
      budget.book(0, ms / 1000);
      if (!signal.aborted) await calls.lose(role.name, ms);
      throw error;
    },
  );
  const ms = now() - began;
  budget.book(tokens, ms / 1000);
  const said = answerIn(role.schema, text);
  if ('answer' in said) return { ok: true, answer: said.answer, issue: '', text, tokens, ms };
  const cut = role.rest === undefined ? null : cutAnswerIn(role.schema, text, role.rest);
  return { ok: false, answer: cut, issue: said.issue, text, tokens, ms };
}

const faultsOf = <In, Out>(role: Role<In, Out>, { ok, answer, issue }: Tried<Out>, given: In): readonly string[] =>
  !ok || answer === null ? [issue] : (role.check?.(answer, given) ?? []);

async function kept<In, Out>(
  role: Role<In, Out>,
  key: string,
  { answer, tokens, ms }: Tried<Out>,
  faults: readonly string[],
  { calls }: Asking,
): Promise<Answered<Out> | null> {
  if (answer === null) return null;
  await calls.keep(key, { role: role.name, result: answer, tokens, ms });
  return { answer, faults };
}

/** The schema as servers take it: every property named, none besides. */
const formOf = (schema: v.GenericSchema): JSONValue => {
  const { $schema: _, ...form } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return strict(form) as JSONValue;
};

/** A property may be called like a rule ('default'): its form is an object. */
const isForm = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const UNKNOWN_TO_SERVERS = [
  'default',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'minimum',
  'maximum',
];

function strict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strict);
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(UNKNOWN_TO_SERVERS.includes(key) && !isForm(value)))
      // A list of so many entries, each of its own form, is none they know: all of ours are alike.
      .map(([key, value]) => [key, strict(key === 'items' && Array.isArray(value) ? value[0] : value)]),
  );
  return inner.type === 'object' && typeof inner.properties === 'object' && inner.properties !== null
    ? { ...inner, required: Object.keys(inner.properties), additionalProperties: false }
    : inner;
}
