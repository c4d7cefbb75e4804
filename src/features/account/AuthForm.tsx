import type { FormEvent, ReactNode, RefObject } from 'react';
import { Notice } from '../../ui/Notice.tsx';

interface AuthFormProps {
  /** As `useAuthForm` gives it. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly failure: string | null;
    readonly onSubmit: (event: FormEvent) => void;
  };
  /** Whether it stands on a card of its own. */
  readonly card?: boolean;
  /** Above what went wrong. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A form of the account, with what went wrong when it was sent. */
export const AuthForm = ({ form: { ref, failure, onSubmit }, card = false, lead, children }: AuthFormProps) => (
  <form className={card ? 'card stack' : 'stack'} noValidate onSubmit={onSubmit} ref={ref}>
    {lead}
    {failure && <Notice tone="error">{failure}</Notice>}
    {children}
  </form>
);
