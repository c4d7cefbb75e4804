import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useVisitorTypedText } from '../../../hooks/typed-text.ts';
import { Field } from '../../../ui/Field.tsx';
import { isEmail } from '../email-rule.ts';
import { newsletter as texts } from '../messages.ts';
import { useNewsletter } from './use-newsletter.ts';

/** Spec 1 §4, §5: no message for an address that is none; the button is just disabled. */
export function NewsletterForm() {
  const form = useRef<HTMLFormElement>(null);
  const draft = useVisitorTypedText('newsletter');
  const [email, setEmail] = useState('');
  const { state, submit, clear } = useNewsletter();

  // What was typed before the page was taken over, or taken back from what waits.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined).get('email');
    setEmail((now) => now || String(typed ?? '') || draft.read());
    draft.write('');
  }, [draft]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEmail(email) || state.kind === 'submitting') return;
    const outcome = await submit(email.trim().toLowerCase());
    if (outcome.kind === 'success') setEmail('');
  };
  const saved = state.kind === 'success';
  const words = 'text' in state ? state.text : '';
  return (
    <form ref={form} className="newsletter stack tight scripted" noValidate onSubmit={(event) => void send(event)}>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          clear();
        }}
      />
      <span>
        <button
          type="submit"
          className={`btn ${saved ? 'saved' : ''}`}
          disabled={!isEmail(email) || state.kind === 'submitting'}
        >
          {saved ? texts.saved : state.kind === 'submitting' ? texts.subscribing : texts.subscribe}
        </button>
      </span>
      <p className={`newsletter-said ${state.kind}`} role={state.kind === 'error' ? 'alert' : 'status'}>
        {words}
      </p>
    </form>
  );
}
