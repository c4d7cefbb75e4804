import { type ReactNode, useContext, useEffect, useId } from 'react';
import type { AdminCall } from '../../../contract/admin/call.ts';
import type { DataOf, Looked } from '../../../hooks/back-office.ts';
import { admin as texts } from '../messages.ts';
import { Failures, SayOnce, type TellFailure } from './Failures.tsx';

interface LookingProps<C extends AdminCall> {
  looked: Looked<C>;
  children: (data: DataOf<C>) => ReactNode;
}

/**
 * What a call answered; an older answer stays while a newer one cannot be had. Why it cannot is said above the tab, or here
 * where no tab is around.
 */
export function Looking<C extends AdminCall>(props: LookingProps<C>) {
  const tell = useContext(Failures);
  if (tell) return <Part {...props} tell={tell} />;
  return (
    <SayOnce>
      <Looking {...props} />
    </SayOnce>
  );
}

function Part<C extends AdminCall>({ looked, children, tell }: LookingProps<C> & { tell: TellFailure }) {
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
