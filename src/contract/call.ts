import * as v from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = v.GenericSchema<unknown, unknown>;

/**
 * One call of the wire, known to both sides: the client asks with it, the server's route is written against it.
 * `path` holds `:name` parameters. `timeoutMs` is the client's limit where the specification names one.
 */
export interface Call<Query extends Schema, Body extends Schema, Answer extends Schema> {
  readonly method: Method;
  readonly path: string;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  readonly timeoutMs: number;
  /** Open to people who are not signed in: sent with the installation's id and without a token. */
  readonly open: boolean;
}

export const DEFAULT_TIMEOUT_MS = 15_000;

/** A call without a query or without a body says so with this. */
export const Nothing = v.undefined();

interface Description<Query extends Schema, Body extends Schema, Answer extends Schema> {
  method: Method;
  path: string;
  query?: Query;
  body?: Body;
  answer: Answer;
  timeoutMs?: number;
  open?: boolean;
}

/*@__NO_SIDE_EFFECTS__*/
export function call<
  Answer extends Schema,
  Query extends Schema = typeof Nothing,
  Body extends Schema = typeof Nothing,
>(description: Description<Query, Body, Answer>): Call<Query, Body, Answer> {
  return {
    timeoutMs: DEFAULT_TIMEOUT_MS,
    open: false,
    query: Nothing as unknown as Query,
    body: Nothing as unknown as Body,
    ...description,
  };
}

export type AnyCall = Call<Schema, Schema, Schema>;
export type QueryOf<C extends AnyCall> = v.InferInput<C['query']>;
export type BodyOf<C extends AnyCall> = v.InferInput<C['body']>;
export type AnswerOf<C extends AnyCall> = v.InferOutput<C['answer']>;
export type Wire<C extends AnyCall> = v.InferInput<C['answer']>;

/** The payload sits in a `data` field (spec 2 §7): not of the refiner, a newsletter, the end of a session, a file. */
/*@__NO_SIDE_EFFECTS__*/
export const inData = <S extends Schema>(schema: S) => v.object({ success: v.literal(true), data: schema });

/** The path with its parameters filled in, each encoded. */
export function pathOf(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The path ${path} needs '${name}'`);
    return encodeURIComponent(value);
  });
}
