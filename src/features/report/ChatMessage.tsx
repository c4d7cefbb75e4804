import type { Chunk } from '../../contract/chat.ts';
import { chatFault } from '../../domain/chat-errors.ts';
import { sectionTitle } from '../../domain/report-sections.ts';
import type { ChatView, Sending } from '../../domain/working-copy.ts';
import { useActions } from '../../hooks/actions.ts';
import { Button } from '../../ui/Button.tsx';
import { chat as texts } from './chat-messages.ts';
import { Prose } from './Prose.tsx';

/** Spec 2 §3: the beginning of a part, without its marks. */
const PREVIEW = 100;
const preview = (content: string): string => {
  const words = content
    .replace(/<[^>]*>/g, '')
    .replace(/[*_`#>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > PREVIEW ? `${words.slice(0, PREVIEW)}…` : words;
};

interface ChatMessageProps {
  message: ChatView;
  reportId: string;
  online: boolean;
  onCite: (chunk: Chunk) => void;
}

export function ChatMessage({ message, online, onCite }: ChatMessageProps) {
  const { pending } = message;
  if (message.role === 'assistant') return <Answer message={message} onCite={onCite} />;
  return (
    <>
      <li className="mine">
        <span className="visually-hidden">{texts.you}: </span>
        {message.content}
      </li>
      {pending && <Pending opId={pending.opId} sending={pending.sending} online={online} />}
    </>
  );
}

function Answer({ message, onCite }: { message: ChatView; onCite: (chunk: Chunk) => void }) {
  const parts = message.chunks.filter((chunk) => !chunk.id.startsWith('record-'));
  return (
    <li>
      <span className="visually-hidden">{texts.answer}: </span>
      <div className="prose">
        <Prose text={message.content.trim() === '' ? texts.noAnswer : message.content} />
      </div>
      {parts.length > 0 && (
        <>
          <small>{texts.cites}</small>
          <ul className="chat-cites">
            {parts.map((chunk) => (
              <li key={chunk.id}>
                <button type="button" onClick={() => onCite(chunk)}>
                  <strong>{sectionTitle(chunk.metadata.section)}</strong>
                  <br />
                  {preview(chunk.content)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

/** OUT-12: a question on its way, one that waits with its reason, one that was refused. It never disappears in silence. */
function Pending({ opId, sending, online }: { opId: string; sending: Sending; online: boolean }) {
  const actions = useActions();
  if (sending.state === 'gone') return null;
  if (sending.state === 'sending' && online) {
    return (
      <li>
        <span role="status">{texts.thinking}</span>
      </li>
    );
  }
  const failed = sending.state === 'failed';
  return (
    <li className={failed ? 'fault' : ''}>
      <div className="stack tight" role={failed ? 'alert' : 'status'}>
        {sending.state === 'sending' || !online ? (
          texts.offline
        ) : (
          <>
            <strong>{texts.sendFailed}</strong>
            <span>{sending.code === 'taken_back' ? sending.message : texts.faults[chatFault(sending)]}</span>
            {!failed && <small>{texts.kept}</small>}
          </>
        )}
      </div>
      <div className="row">
        {online && (
          <Button look="quiet" onClick={() => void actions.retry(opId)}>
            {failed ? texts.retry : texts.tryNow}
          </Button>
        )}
        <Button look="quiet" onClick={() => void actions.edit(opId)}>
          {texts.change}
        </Button>
        <Button look="plain" onClick={() => void actions.discard(opId)}>
          {texts.takeBack}
        </Button>
      </div>
    </li>
  );
}
