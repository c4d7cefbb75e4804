import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CreditCard } from '../../components/CreditCard.tsx';
import { creditState } from '../../domain/credits.ts';
import { type Choices, EMPTY_FORM, type ExplorerForm, formOf } from '../../domain/explorer-form.ts';
import { NotSignedInError, useActions, wordsFor } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useCredits } from '../../hooks/credits.ts';
import { useExplorerActions, useGeneration } from '../../hooks/explorer.ts';
import { useSending } from '../../hooks/sending.ts';
import { Notice } from '../../ui/Notice.tsx';
import { failureOf, GenerationView } from './GenerationView.tsx';
import { HistoryAside } from './HistoryAside.tsx';
import { generator as texts } from './messages.ts';
import { ParametersForm } from './ParametersForm.tsx';
import { Skeleton } from './Skeleton.tsx';
import '../../ui/ask.css';
import '../../ui/form.css';
import '../../ui/explorer.css';

/** Spec 3 §9. */
const SKELETON_MS = 800;
const REDIRECT_MS = 1_000;

/** Six groups of wishes in, a ranked list of problems out (spec 3 §2). */
export function GeneratorPage() {
  const generation = useGeneration() ?? null;
  const explorer = useExplorerActions();
  const actions = useActions();
  const navigate = useNavigate();
  const { online } = useConnection();
  const { status } = useCredits('problem_generator');
  const [isOpen, setOpen] = useState(false);
  // Anew with each visit, as the specification wants it.
  const [form, setForm] = useState<ExplorerForm>(EMPTY_FORM);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [cancelled, setCancelled] = useState<string | null>(null);
  const cancelling = useSending(cancelled);
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), SKELETON_MS);
    return () => clearTimeout(timer);
  }, []);

  // Once it is seen to be done this page goes there, whatever another tab makes of it meanwhile.
  const done = generation?.state === 'completed' && generation.problems > 0 ? generation : null;
  const [leaving, setLeaving] = useState(done);
  if (done && leaving === null) setLeaving(done);
  const leavingTo = leaving?.jobId ?? null;
  useEffect(() => {
    if (leavingTo === null) return;
    const timer = setTimeout(() => {
      void explorer.seen(leavingTo);
      void navigate(`/problem-generator/results/${leavingTo}`);
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [leavingTo, explorer, navigate]);

  const shown = leaving ?? generation;
  const running = shown !== null && failureOf(shown) === null && shown.state !== 'cancelled';
  useEffect(() => {
    if (running) top.current?.scrollIntoView({ block: 'nearest' });
  }, [running]);

  const send = async (choices: Choices) => {
    setBusy(true);
    setFault(null);
    setCancelled(null);
    try {
      await explorer.generate(choices);
    } catch (cause) {
      setFault(cause instanceof NotSignedInError ? texts.signIn : wordsFor(cause, texts.notStarted));
    }
    setBusy(false);
  };
  /** What was chosen stands in the form again, also when the page was loaded anew meanwhile. */
  const giveBack = () => {
    if (shown && form === EMPTY_FORM) setForm(formOf(shown.parameters));
  };
  const cancel = async () => {
    if (!shown) return;
    giveBack();
    try {
      setCancelled(await explorer.cancel(shown.jobId));
    } catch {
      setFault(texts.cancelTrouble);
    }
  };
  const tryAgain = () => {
    giveBack();
    if (shown) void explorer.seen(shown.jobId);
  };

  const exhausted = status !== null && creditState(status) === 'exhausted';
  const trouble = cancelling?.state === 'waiting' || cancelling?.state === 'failed';
  return (
    <main id="main" className="page explorer">
      <HistoryAside />
      <div className="stack loose">
        <header className="stack tight">
          <h1>{texts.title}</h1>
          <p className="muted">{texts.lead}</p>
        </header>
        <CreditCard type="problem_generator" />
        <div className="stack tight" ref={top}>
          {trouble && <Notice tone="warning">{texts.cancelTrouble}</Notice>}
          {fault && <Notice tone="error">{fault}</Notice>}
          {shown && shown.state !== 'cancelled' && (
            <GenerationView
              generation={shown}
              online={online}
              onCancel={() => void cancel()}
              onTryAgain={tryAgain}
              onSendNow={() => void actions.retry(shown.jobId)}
              onCheckNow={() => void explorer.checkNow()}
            />
          )}
        </div>
        {isOpen ? (
          <ParametersForm
            form={form}
            onForm={setForm}
            onSend={(choices) => void send(choices)}
            busy={busy}
            running={running}
            exhausted={exhausted}
          />
        ) : (
          <Skeleton label={texts.opening} />
        )}
      </div>
    </main>
  );
}
