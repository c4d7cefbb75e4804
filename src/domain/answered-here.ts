import { QUESTIONS_BEFORE } from '../contract/limits.ts';
import type { ChatView } from './working-copy.ts';

/** A question the device is to answer itself, and those before it, the oldest first. */
export interface QuestionHere {
  readonly opId: string;
  readonly question: string;
  readonly before: readonly string[];
}

/**
 * The questions on their way that nobody can answer but this device: it has no network, or the try to send them reached nobody.
 * What waits behind such a one cannot go before it. One that was refused is left to the person.
 */
export function questionsForDevice(messages: readonly ChatView[], hasNetwork: boolean): readonly QuestionHere[] {
  const found: QuestionHere[] = [];
  const before: string[] = [];
  let isHeld = !hasNetwork;
  for (const { role, content, pending } of messages) {
    if (role !== 'user' || pending?.sending.state === 'failed') continue;
    if (pending) {
      const { opId, sending, here } = pending;
      isHeld ||= sending.state === 'waiting' && sending.status === 0;
      if (isHeld && here === null) found.push({ opId, question: content, before: before.slice(-QUESTIONS_BEFORE) });
    }
    before.push(content);
  }
  return found;
}
