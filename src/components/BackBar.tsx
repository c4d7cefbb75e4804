import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';

/** The bar above a page: the way back, and on the right what can be done here. Not printed. */
export function BackBar({ to, label, children }: { to: string; label: string; children?: ReactNode }) {
  return (
    <div className="row no-print report-bar">
      <Link className="btn plain" to={to}>
        <Icon name="back" />
        {label}
      </Link>
      {children && <span className="row push tools-of-page">{children}</span>}
    </div>
  );
}
