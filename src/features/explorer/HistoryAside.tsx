import { type ReactNode, useState } from 'react';
import { useNarrow } from '../../hooks/narrow.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { HistoryList } from './HistoryList.tsx';
import { sessions as texts } from './messages.ts';

interface HistoryAsideProps {
  currentId?: string;
  /** Stands above the list, and beside its button on a narrow screen. */
  children?: ReactNode;
}

/** Past explorations: a column that can be folded away, on a narrow screen a sheet that is closed at first (spec 3 §4). */
export function HistoryAside({ currentId, children }: HistoryAsideProps) {
  const narrow = useNarrow();
  const [isWide, setWide] = useState(true);
  const [isSheet, setSheet] = useState(false);
  const open = narrow ? isSheet : isWide;
  const toggle = (
    <Button
      look="quiet"
      className={children ? 'compact' : ''}
      aria-expanded={open}
      onClick={() => (narrow ? setSheet(true) : setWide(!isWide))}
    >
      <Icon name="history" />
      {texts.title}
    </Button>
  );
  return (
    <aside className={open && !narrow ? 'aside open' : 'aside'} aria-label={texts.title}>
      <div className="row">
        {toggle}
        {children}
      </div>
      {open && !narrow && <HistoryList currentId={currentId} />}
      {open && narrow && (
        <Modal title={texts.title} shape="side" onClose={() => setSheet(false)}>
          <HistoryList currentId={currentId} onOpen={() => setSheet(false)} />
        </Modal>
      )}
    </aside>
  );
}
