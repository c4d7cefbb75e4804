import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SidePanel } from '../SidePanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { history, trash } from './messages.ts';
import { TrashList } from './TrashList.tsx';

interface HistorySideProps {
  currentId?: string | undefined;
  id: string;
  onClose: () => void;
}

/** The history, and behind it the trash. */
export function HistorySide({ id, currentId, onClose }: HistorySideProps) {
  const [inTrash, setInTrash] = useState(false);
  return (
    <SidePanel title={inTrash ? trash.title : history.title} id={id} onClose={onClose}>
      {(isColumn) => (
        <>
          {isColumn && (
            <div className="row">
              <h2>{inTrash ? trash.title : history.title}</h2>
              <Button look="icon" className="push" aria-label={history.close} onClick={onClose}>
                <Icon name="close" />
              </Button>
            </div>
          )}
          {inTrash ? (
            <>
              <span>
                <Button look="quiet" onClick={() => setInTrash(false)}>
                  <Icon name="back" />
                  {trash.back}
                </Button>
              </span>
              <TrashList />
            </>
          ) : (
            <>
              <Link className="btn quiet" to="/market-validation" onClick={onClose}>
                <Icon name="plus" />
                {history.start}
              </Link>
              <HistoryPanel currentId={currentId} onOpen={onClose} />
              <span>
                <Button look="plain" onClick={() => setInTrash(true)}>
                  <Icon name="trash" />
                  {trash.open}
                </Button>
              </span>
            </>
          )}
        </>
      )}
    </SidePanel>
  );
}
