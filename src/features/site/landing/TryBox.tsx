import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { MAX_QUERY_LENGTH } from '../../../contract/limits.ts';
import { useAccount } from '../../../hooks/account.ts';
import { useConnection } from '../../../hooks/connection.ts';
import { useDevice } from '../../../hooks/core.tsx';
import { PROBLEM, useLastTry, useVisitorTypedText } from '../../../hooks/typed-text.ts';
import { useHydrated } from '../../../hooks/use-hydrated.ts';
import { useVisitorOpened } from '../../../hooks/use-visitor.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { tryBox as texts } from './messages.ts';

/** A problem, one tap, and what this device makes of it: no account, and nothing is sent. */
export function TryBox() {
  const form = useRef<HTMLFormElement>(null);
  const typed = useVisitorTypedText(PROBLEM);
  const last = useLastTry();
  const account = useAccount();
  const { online } = useConnection();
  const { report } = useDevice();
  const hydrated = useHydrated();
  const open = useVisitorOpened();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState(false);

  // What was typed before the page was taken over, or on an earlier visit.
  useEffect(() => {
    const early = form.current?.querySelector('textarea')?.value ?? '';
    if (early !== '') typed.write(early);
    setText((now) => now || typed.read());
  }, [typed]);

  const change = (next: string) => {
    setText(next);
    typed.write(next);
  };
  const problem = text.trim();
  const tooLong = problem.length > MAX_QUERY_LENGTH;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (problem === '' || tooLong || busy) return;
    if (account) {
      change('');
      void navigate(`/market-validation?problem=${encodeURIComponent(problem)}`);
      return;
    }
    setBusy(true);
    setLost(false);
    try {
      const id = await (await open()).draft(problem);
      typed.write('');
      void navigate(`/try/${id}`);
    } catch (cause) {
      report(cause);
      setLost(true);
      setBusy(false);
    }
  };
  const hint = account ? texts.signedIn : online ? texts.about : texts.offline;
  return (
    <form
      id="try"
      tabIndex={-1}
      ref={form}
      className="try stack tight scripted"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <TextArea
        label={texts.label}
        hint={hint}
        fault={tooLong ? texts.tooLong : lost ? texts.notKept : undefined}
        rows={3}
        placeholder={texts.placeholder}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      <div className="row">
        <Button type="submit" disabled={!hydrated || problem === '' || tooLong} busy={busy ? texts.sending : undefined}>
          {texts.send}
        </Button>
        {last !== '' && !account && <Link to={`/try/${last}`}>{texts.last}</Link>}
      </div>
    </form>
  );
}
