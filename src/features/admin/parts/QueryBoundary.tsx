import { type ReactNode, useContext, useEffect, useId } from 'react';
import type { AdminCall } from '../../../contract/admin/call.ts';
import type { DataOf, Looked } from '../../../hooks/server-calls.ts';
import { admin as texts } from '../messages.ts';
import { FailureSummary, Failures, type TellFailure } from './Failures.tsx';

interface QueryBoundaryProps<C extends AdminCall> {
  looked: Looked<C>;
  children: (data: DataOf<C>) => ReactNode;
}

/**
 * What a call answered; an older answer stays while a newer one cannot be had. Why it cannot is said above the tab, or here
 * where no tab is around.
 */
export function QueryBoundary<C extends AdminCall>(props: QueryBoundaryProps<C>) {
  const tell = useContext(Failures);
  if (tell) return <Part {...props} tell={tell} />;
  return (
    <FailureSummary>
      <QueryBoundary {...props} />
    </FailureSummary>
  );
}

function Part<C extends AdminCall>({ looked, children, tell }: QueryBoundaryProps<C> & { tell: TellFailure }) {
  const { data, failure, refresh } = looked;
  const of = useId();
  const message = failure?.message;
  const isStale = data !== null;
  useEffect(() => {
    tell(of, message === undefined ? null : { message, isStale, refresh });
    return () => tell(of, null);
  }, [tell, of, message, isStale, refresh]);
  if (data) return children(data);
  if (failure) return null;
  return (
    <p className="muted" role="status">
      {texts.loading}
    </p>
  );
}
