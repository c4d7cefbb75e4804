import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface NoticeProps {
  tone?: 'info' | 'warning' | 'error';
  /** The way on, where there is one. */
  action?: { readonly label: string; readonly onClick: () => void };
  children: ReactNode;
}

/** A sentence that matters now. Errors are announced at once, the rest when the reader pauses. */
export function Notice({ tone = 'info', action, children }: NoticeProps) {
  return (
    <div className={`notice ${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      {action ? <span>{children}</span> : children}
      {action && (
        <span className="no-print">
          <Button look="quiet" onClick={action.onClick}>
            {action.label}
          </Button>
        </span>
      )}
    </div>
  );
}
