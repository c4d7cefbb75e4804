import { useEffect, useRef, useState } from 'react';
import type { Subscription } from '../../../domain/working-copy.ts';
import { useVisitorOpened, type Visitor } from '../../../hooks/use-visitor.ts';
import { newsletter as texts } from '../messages.ts';

/** Spec 1 §9. */
const MESSAGE_MS = 10_000;
/** A line that is there and carries nothing: by then the address waits like any other. */
const ANSWER_WITHIN_MS = 15_000;

export type NewsletterState =
  | { readonly kind: 'idle' | 'submitting' }
  | { readonly kind: 'success' | 'duplicate' | 'error'; readonly text: string };

const IDLE: NewsletterState = { kind: 'idle' };

/** Spec 1 §4: idle → submitting → success | duplicate | error. The address goes through the visitor's outbox. */
export function useNewsletter(): {
  state: NewsletterState;
  submit(email: string): Promise<NewsletterState>;
  clear(): void;
} {
  const open = useVisitorOpened();
  const [state, setState] = useState(IDLE);
  // The last submission's answer alone counts, and none once the form is gone.
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  useEffect(() => {
    if (state.kind !== 'success') return;
    const timer = setTimeout(() => setState(IDLE), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    async submit(email) {
      turn.current += 1;
      const mine = turn.current;
      setState({ kind: 'submitting' });
      let outcome: NewsletterState;
      try {
        outcome = await send(await open(), email);
      } catch {
        outcome = { kind: 'error', text: texts.error };
      }
      if (turn.current === mine) setState(outcome);
      return outcome;
    },
    clear: () => setState((now) => (now.kind === 'submitting' ? now : IDLE)),
  };
}

async function send(visitor: Visitor, email: string): Promise<NewsletterState> {
  const opId = await visitor.subscribe(email);
  const view = await firstAnswer(visitor, opId, email);
  switch (view.state) {
    case 'answered':
      if (view.already !== null) return { kind: 'duplicate', text: view.already || texts.duplicate };
      // The spec's 'Successfully subscribed!' would not be true: the list holds who has answered the letter.
      return { kind: view.letter === 'waiting' ? 'duplicate' : 'success', text: texts.letters[view.letter ?? 'sent'] };
    case 'failed':
      // The form says it and can be sent again: nothing is left to decide among what waits.
      await visitor.discard(opId);
      return { kind: 'error', text: view.message || texts.failed };
    case 'gone':
      return IDLE;
    default:
      return visitor.rememberSubscriber(email)
        ? { kind: 'success', text: `${texts.success} ${texts.later}` }
        : { kind: 'duplicate', text: texts.duplicate };
  }
}

function firstAnswer(visitor: Visitor, opId: string, email: string): Promise<Subscription> {
  return new Promise((resolve) => {
    const told = visitor.subscription(opId, email);
    const timer = setTimeout(() => end({ state: 'sending' }), ANSWER_WITHIN_MS);
    const end = (view: Subscription) => {
      clearTimeout(timer);
      stop();
      resolve(view);
    };
    const stop = told.subscribe(() => {
      if (told.get().state !== 'sending') end(told.get());
    });
  });
}
