import { useRef } from 'react';
import { MAX_QUERY_LENGTH } from '../../contract/limits.ts';
import { AutoTextarea } from '../../ui/AutoTextarea.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { validator } from './messages.ts';

/** Spec 2 §9: the text box's height before the first message, in px. */
const TEXT_CAP = 150;

interface ProblemBoxProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  busy: boolean;
  /** Why nothing can be sent now; the text can still be written. */
  blocked: string | null;
  /** Set while there is no network or no credit: a draft can be written on this device instead. */
  onDraft: (() => void) | null;
}

export function ProblemBox({ text, onText, onSend, busy, blocked, onDraft }: ProblemBoxProps) {
  const area = useRef<HTMLDivElement>(null);
  const tooLong = text.trim().length > MAX_QUERY_LENGTH;
  const canSend = text.trim() !== '' && !tooLong && !busy && blocked === null;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend();
      }}
    >
      <div className="box" ref={area}>
        <AutoTextarea
          cap={TEXT_CAP}
          rows={3}
          aria-label={validator.label}
          aria-invalid={tooLong || undefined}
          placeholder={validator.placeholder}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (canSend) onSend();
          }}
        />
        <div className="row">
          {tooLong && <small role="alert">{validator.tooLong(text.trim().length, MAX_QUERY_LENGTH)}</small>}
          {blocked && <small role="status">{blocked}</small>}
          {onDraft && (
            <Button look="quiet" disabled={text.trim() === '' || tooLong || busy} onClick={onDraft}>
              {blocked === null ? validator.draftHere : validator.kitHere}
            </Button>
          )}
          <Button type="submit" className="push" disabled={!canSend} busy={busy ? validator.sending : undefined}>
            {onDraft && blocked === null ? validator.sendLater : validator.send}
            <Icon name="send" />
          </Button>
        </div>
      </div>
      {onDraft && <small role="status">{blocked === null ? validator.offlineChoice : validator.kitAbout}</small>}
      {text === '' && (
        <div className="row">
          {validator.starters.map((starter) => (
            <button
              key={starter.name}
              type="button"
              className="chip"
              onClick={() => {
                onText(starter.text);
                area.current?.querySelector('textarea')?.focus();
              }}
            >
              {starter.name}
            </button>
          ))}
        </div>
      )}
    </form>
  );
}
