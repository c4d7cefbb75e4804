import type { ReactNode } from 'react';
import type { AdminCall } from '../../../contract/admin/call.ts';
import type { DataOf, Looked } from '../../../hooks/back-office.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { admin as texts } from '../messages.ts';

interface LookingProps<C extends AdminCall> {
  looked: Looked<C>;
  children: (data: DataOf<C>) => ReactNode;
}

/** What a call answered, or why there is nothing to show; an older answer stays while a newer one cannot be had. */
export function Looking<C extends AdminCall>({ looked, children }: LookingProps<C>) {
  const { data, failure, refresh } = looked;
  return (
    <>
      {failure && (
        <Notice tone={data ? 'warning' : 'error'} action={{ label: texts.retry, onClick: refresh }}>
          {data ? `${failure.message} ${texts.stale}` : failure.message}
        </Notice>
      )}
      {data
        ? children(data)
        : !failure && (
            <p className="muted" role="status">
              {texts.loading}
            </p>
          )}
    </>
  );
}
