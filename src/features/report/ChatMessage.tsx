import { useState } from 'react';
import type { ChatReply, Chunk } from '../../contract/chat.ts';
import type { ReportMetadata } from '../../contract/report.ts';
import { chatFault } from '../../domain/chat-errors.ts';
import { labelOf, sectionTitle } from '../../domain/report-sections.ts';
import type { ChatView } from '../../domain/working-copy.ts';
import { useActions } from '../../hooks/actions.ts';
import { useAnswerSoFar } from '../../hooks/chat.ts';
import { Button } from '../../ui/Button.tsx';
import { chat as texts } from './chat-messages.ts';
import { Prose } from './Prose.tsx';

/** Spec 2 §3: the beginning of a part, without its marks. */
const PREVIEW = 100;
const preview = (content: string): string => {
  const words = content
    .replace(/<[^>]*>/g, '')
    .replace(/^\s*(?:[-•]|\d+\.)\s+/gm, '')
    .replace(/\s*\[\d+\]/g, '')
    .replace(/[*_`#>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > PREVIEW ? `${words.slice(0, PREVIEW)}…` : words;
};

interface ChatMessageProps {
  message: ChatView;
  reply: ChatReply | null;
  metadata: ReportMetadata;
  online: boolean;
  onCite: (chunk: Chunk) => void;
}

/** A question with its answer; an answer alone where the question is on an earlier page. */
export function ChatMessage({ message, reply, metadata, online, onCite }: ChatMessageProps) {
  const { pending } = message;
  const isRefused = pending?.sending.state === 'failed';
  const waiting = pending && <Pending pending={pending} online={online} />;
  return (
    <>
      {message.role === 'user' && (
        <li className="mine">
          <span className="visually-hidden">{texts.you}: </span>
          {message.content}
        </li>
      )}
      {reply && (
        <li>
          <Answer reply={reply} metadata={metadata} onCite={onCite} />
          {pending && <small>{texts.onDevice}</small>}
          {!isRefused && waiting}
        </li>
      )}
      {waiting && (isRefused || !reply) && <li className={isRefused ? 'fault' : ''}>{waiting}</li>}
    </>
  );
}

type AnswerProps = Pick<ChatMessageProps, 'metadata' | 'onCite'> & { reply: ChatReply };

function Answer({ reply, metadata, onCite }: AnswerProps) {
  const label = labelOf(metadata);
  const parts = reply.chunks.filter((chunk) => !chunk.id.startsWith('record-'));
  const nearest = reply.nearest ?? [];
  return (
    <>
      <span className="visually-hidden">{texts.answer}: </span>
      <div className="prose">
        <Prose text={reply.content.trim() === '' ? texts.noAnswer : reply.content} />
      </div>
      <Parts title={label('cites', texts.cites)} label={label} chunks={parts} onCite={onCite} />
      <Parts title={label('nearest', texts.nearest)} label={label} chunks={nearest} onCite={onCite} />
    </>
  );
}

interface PartsProps {
  title: string;
  label: ReturnType<typeof labelOf>;
  chunks: readonly Chunk[];
  onCite: (chunk: Chunk) => void;
}

/** Parts of the report in one line, each of which takes the reader to where it stands. */
function Parts({ title, label, chunks, onCite }: PartsProps) {
  if (chunks.length === 0) return null;
  return (
    <>
      <small>{title}</small>
      <ul className="chat-cites" aria-label={title}>
        {chunks.map((chunk) => {
          const begins = preview(chunk.content);
          return (
            <li key={chunk.id}>
              <button type="button" className="chip" title={begins} onClick={() => onCite(chunk)}>
                {chunk.metadata.heading ?? label(chunk.metadata.section, sectionTitle(chunk.metadata.section))}
                <span className="visually-hidden">: {begins}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface PendingProps {
  pending: NonNullable<ChatView['pending']>;
  online: boolean;
}

/** What has come of the answer, sentence by sentence where a model writes it; taken back where it is written anew. */
function Thinking({ questionId }: { questionId: string }) {
  const soFar = useAnswerSoFar(questionId);
  const [wasHeard, setWasHeard] = useState(false);
  if (soFar !== '' && !wasHeard) setWasHeard(true);
  const silent = wasHeard ? texts.checking : texts.thinking;
  return (
    <>
      {soFar !== '' && (
        <div className="prose">
          <Prose text={soFar} />
        </div>
      )}
      <span role="status">{soFar === '' ? silent : texts.writing}</span>
    </>
  );
}

/** OUT-12: a question on its way, one that waits with its reason, one that was refused. It never disappears in silence. */
function Pending({ pending: { opId, sending, here }, online }: PendingProps) {
  const actions = useActions();
  if (sending.state === 'gone') return null;
  if (sending.state === 'sending' && online && !here) return <Thinking questionId={opId} />;
  const failed = sending.state === 'failed';
  const kept = here ? texts.sentAlong : texts.kept;
  return (
    <>
      <div className="stack tight" role={failed ? 'alert' : 'status'}>
        {sending.state === 'sending' || !online ? (
          <span>{online ? texts.sentAlong : here ? texts.sentLater : texts.keptOffline}</span>
        ) : (
          <>
            {(failed || !here) && <strong>{texts.sendFailed}</strong>}
            <span>{sending.code === 'taken_back' ? sending.message : texts.faults[chatFault(sending)]}</span>
            {!failed && <small>{kept}</small>}
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
    </>
  );
}
