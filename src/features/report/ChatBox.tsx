import { useEffect, useRef, useState } from 'react';
import { MAX_CHAT_LENGTH } from '../../contract/limits.ts';
import { useActions, wordsFor } from '../../hooks/actions.ts';
import { useTypedText } from '../../hooks/typed-text.ts';
import { AutoTextarea } from '../../ui/AutoTextarea.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { chat as texts } from './chat-messages.ts';
import '../../ui/form.css';

/** Spec 2 §9: the text box's height, in px. */
const TEXT_CAP = 120;
/** The count is shown when it begins to matter. */
const NEARLY = 100;

interface ChatBoxProps {
  reportId: string;
  isEmpty: boolean;
  isReady: boolean;
}

export function ChatBox({ reportId, isEmpty, isReady }: ChatBoxProps) {
  const actions = useActions();
  const [text, setText] = useTypedText(`chat-${reportId}`);
  const [webSearch, setWebSearch] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const focus = () => box.current?.querySelector('textarea')?.focus();
  useEffect(focus, []);

  const left = MAX_CHAT_LENGTH - text.trim().length;
  const canSend = text.trim() !== '' && left >= 0 && !busy && isReady;
  const send = async () => {
    if (!canSend) return;
    setBusy(true);
    setFailure(null);
    try {
      await actions.ask(reportId, text.trim(), webSearch);
      setText('');
    } catch (cause) {
      setFailure(wordsFor(cause, texts.sendFailed));
    }
    setBusy(false);
    focus();
  };

  return (
    <form
      className="stack tight"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {failure && <Notice tone="error">{failure}</Notice>}
      {isEmpty && text === '' && (
        <div className="row">
          {texts.starters.map((starter) => (
            <button
              key={starter.name}
              type="button"
              className="chip"
              onClick={() => {
                setText(starter.text);
                focus();
              }}
            >
              {starter.name}
            </button>
          ))}
        </div>
      )}
      <div className="box" ref={box}>
        <AutoTextarea
          cap={TEXT_CAP}
          rows={1}
          aria-label={texts.label}
          placeholder={texts.placeholder}
          maxLength={MAX_CHAT_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
        <div className="row">
          <label className="check" title={texts.webSearchHint}>
            <input type="checkbox" checked={webSearch} onChange={(event) => setWebSearch(event.target.checked)} />
            {texts.webSearch}
          </label>
          {left <= NEARLY && <small>{texts.left(left)}</small>}
          <Button type="submit" className="push" disabled={!canSend}>
            {texts.send}
            <Icon name="send" />
          </Button>
        </div>
      </div>
    </form>
  );
}
