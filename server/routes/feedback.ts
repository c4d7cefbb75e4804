import { sendFeedback } from '../../src/contract/support.ts';
import type { StoreDeps } from '../services/deps.ts';
import { receive } from '../services/inbox.ts';
import { type Api, serveOnce } from './register.ts';

export function feedbackRoutes(api: Api, deps: StoreDeps): void {
  serveOnce(api, sendFeedback, deps, async ({ identity, body }, tx, id) => {
    const { rating, ...content } = body;
    const letter = { id, kind: 'feedback' as const, userId: identity.userId, content, rating: rating ?? null };
    return { id: await receive(tx, deps, letter), message: 'Thank you for your feedback.' };
  });
}
