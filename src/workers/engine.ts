import * as v from 'valibot';
import { PackFile } from '../contract/evidence.ts';
import { QuestionSlot } from '../contract/research.ts';
import { type Draft, type DraftInput, draftReport } from './draft.ts';

/** What a page sends, and what it is answered with under the same number. */
export interface DraftRequest {
  readonly id: number;
  readonly input: DraftInput;
}
export type DraftAnswer =
  | { readonly id: number; readonly draft: Draft }
  | { readonly id: number; readonly error: string };

const Message = v.object({
  id: v.number(),
  input: v.object({
    query: v.string(),
    answers: v.nullable(v.record(QuestionSlot, v.string())),
    date: v.pipe(v.string(), v.isoDate()),
  }),
});

/** From the network or, offline, from what the service worker kept. */
async function pack(iso3: string) {
  const answer = await fetch(`/evidence/${iso3}.json`);
  if (!answer.ok) throw new Error(`The records of ${iso3} were answered ${answer.status}`);
  return v.parse(PackFile, await answer.json());
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function answer(data: unknown): Promise<DraftAnswer> {
  const { id, input } = v.parse(Message, data);
  try {
    return { id, draft: await draftReport(input, { pack, sha256 }) };
  } catch (error) {
    return { id, error: error instanceof Error ? `${error.name}: ${error.message}` : 'failed' };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void answer(data).then((result) => self.postMessage(result));
});
