import { useNavigate } from 'react-router-dom';
import type { RefinerSessionView } from '../../domain/refiner.ts';
import { useActions } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useTypedText } from '../../hooks/typed-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Idea } from './Idea.tsx';
import { refiner as texts } from './messages.ts';

interface RefiningProps {
  sessionId: string;
  idea: string;
  pending: NonNullable<RefinerSessionView['pending']>;
}

/** An idea that is on its way, waits for the network, or was refused: kept or taken back, never gone in silence (OUT-12). */
export function Refining({ sessionId, idea, pending }: RefiningProps) {
  const actions = useActions();
  const navigate = useNavigate();
  const { online } = useConnection();
  const [, setText] = useTypedText('idea');
  const { opId, sending } = pending;

  // The words are safe in the box before they leave the outbox.
  const backToTheBox = async () => {
    setText(idea);
    await actions.mutate('refiner_delete', { sessionId });
    void navigate('/prefine');
  };

  if (online && (sending.state === 'sending' || sending.state === 'gone')) {
    return (
      <>
        <h1 className="visually-hidden">{texts.yourIdea}</h1>
        <Idea idea={idea} />
        <ProblemsSkeleton label={texts.refining} />
      </>
    );
  }
  const refused = sending.state === 'failed';
  return (
    <>
      <h1 className="visually-hidden">{texts.yourIdea}</h1>
      <Idea idea={idea} />
      <Notice tone={refused || online ? 'error' : 'warning'}>
        <span>{refused || online ? sentenceFor(sending) : texts.waitingOffline}</span>
        {refused && <small dir="auto">{sending.message}</small>}
        {!refused && online && <small>{texts.waiting}</small>}
        <div className="row">
          <Button look="quiet" onClick={() => void actions.retry(opId)}>
            {refused ? texts.retry : texts.tryNow}
          </Button>
          <Button look="plain" onClick={() => void backToTheBox()}>
            {refused ? texts.writeAnew : texts.takeBack}
          </Button>
        </div>
      </Notice>
    </>
  );
}

const sentenceFor = (sending: RefiningProps['pending']['sending']): string =>
  'status' in sending && sending.status === 401 ? texts.notAuthenticated : texts.failed;

/** Holds the place of what is to come. */
export function ProblemsSkeleton({ label }: { label: string }) {
  return (
    <div className="stack" role="status">
      <span>{label}</span>
      {['first', 'second', 'third'].map((place) => (
        <div className="card problem" key={place} aria-hidden="true">
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  );
}
