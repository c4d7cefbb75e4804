import * as v from 'valibot';
import type { OwnPlaybook } from '../../../content/schema/playbook.ts';

/** What a thread of the engine is given when it starts. */
export const ThreadData = v.object({
  evidenceFolder: v.string(),
  answersQuestions: v.boolean(),
  /** Checked when they were read, before the threads start. */
  playbooks: v.custom<readonly OwnPlaybook[]>(Array.isArray),
});
export type ThreadData = v.InferOutput<typeof ThreadData>;
