import { type ComponentType, lazy, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_IDEA_LENGTH } from '../../contract/limits.ts';
import { wordCount } from '../../domain/refiner.ts';
import { NotSignedInError, useActions, wordsFor } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useTypedText } from '../../hooks/typed-text.ts';
import { AutoTextarea } from '../../ui/AutoTextarea.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Examples } from './Examples.tsx';
import { refiner as texts } from './messages.ts';
import '../../ui/ask.css';

const TEXT_CAP = 240;

// Fifty ideas are 2 kB of airtime for a page that works without them: they come when it is opened, and are kept.
const Ideas = lazy<ComponentType<{ onPick: (idea: string) => void }>>(async () => {
  try {
    const { EXAMPLES } = await import(/* on demand */ './examples.ts');
    return { default: ({ onPick }) => <Examples pool={EXAMPLES} onPick={onPick} /> };
  } catch {
    return { default: () => null };
  }
});

/** The first step: one or two sentences. They are kept on this device before anything is sent. */
export function IdeaStep() {
  const actions = useActions();
  const navigate = useNavigate();
  const { online } = useConnection();
  const [text, setText] = useTypedText('idea');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const count = useId();
  const idea = text.trim();
  const tooLong = idea.length > MAX_IDEA_LENGTH;
  const canSend = idea !== '' && !tooLong && !busy;

  const refine = async () => {
    if (!canSend) return;
    setBusy(true);
    setFault(null);
    try {
      const sessionId = await actions.mutate('refine', { idea });
      setText('');
      void navigate(`/prefine?session=${sessionId}`);
    } catch (cause) {
      setFault(cause instanceof NotSignedInError ? texts.notAuthenticated : wordsFor(cause, texts.notKept));
      setBusy(false);
    }
  };

  return (
    <div className="ask">
      <h1>{texts.title}</h1>
      <p className="muted">{texts.welcome}</p>
      {fault && <Notice tone="error">{fault}</Notice>}
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void refine();
        }}
      >
        <div className="box" ref={box}>
          <AutoTextarea
            cap={TEXT_CAP}
            rows={3}
            aria-label={texts.label}
            aria-describedby={count}
            aria-invalid={tooLong || undefined}
            placeholder={texts.placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void refine();
            }}
          />
          <div className="row">
            <small id={count}>{texts.words(wordCount(text))}</small>
            {tooLong && <small role="alert">{texts.tooLong(idea.length, MAX_IDEA_LENGTH)}</small>}
            <Button type="submit" className="push" disabled={!canSend} busy={busy ? texts.keeping : undefined}>
              {online ? texts.refine : texts.refineLater}
              <Icon name="send" />
            </Button>
          </div>
        </div>
        {!online && <small role="status">{texts.offlineHint}</small>}
      </form>
      <Suspense fallback={null}>
        <Ideas
          onPick={(example) => {
            setText(example);
            box.current?.querySelector('textarea')?.focus();
          }}
        />
      </Suspense>
    </div>
  );
}
