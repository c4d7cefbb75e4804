import * as v from 'valibot';

/** What a thread of the engine is given when it starts. */
export const ThreadData = v.object({ evidenceFolder: v.string(), answersQuestions: v.boolean() });
export type ThreadData = v.InferOutput<typeof ThreadData>;
