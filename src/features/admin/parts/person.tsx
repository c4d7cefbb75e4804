import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { WorkKindName } from '../../../contract/admin/monitoring.ts';
import { admin as texts } from '../messages.ts';
import { useOwnRoles } from './own-roles.ts';

/** Whose something is: with an account, with an address alone, or nobody's any more. */
export interface Whose {
  readonly user_id: string | null;
  readonly email: string | null;
  readonly name: string | null;
}

/** The name and the address, whatever of them there is. */
export const personWords = ({ name, email }: Pick<Whose, 'name' | 'email'>, nobody: string = texts.gone): string =>
  [name, email].filter(Boolean).join(' · ') || nobody;

/** The way to a person's page, for whoever may see it; their name for everybody else. */
export function PersonLink({ whose, nobody }: { whose: Whose; nobody?: string }) {
  const maySee = useOwnRoles().some((role) => role !== 'business_analyst');
  const words = personWords(whose, nobody);
  if (!maySee || whose.user_id === null || whose.email === null) return words;
  const { name, email } = whose;
  return (
    <OfficeLink to={{ tab: 'users', user: whose.user_id }}>
      <span className="person">
        {name ?? email}
        {name !== null && (
          <small>
            <span className="visually-hidden"> · </span>
            {email}
          </small>
        )}
      </span>
    </OfficeLink>
  );
}

/** The way to write to a person, by whatever writes letters on this device. */
export function WriteTo({ email, subject }: { email: string; subject: string }) {
  const address = encodeURIComponent(email).replace('%40', '@');
  return (
    <a className="btn quiet" href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}>
      {texts.writeTo(email)}
    </a>
  );
}

/** Where a piece of work stands with its tries and what came of it. */
export const workAddress = (id: string, kind: WorkKindName) => ({
  tab: 'monitoring',
  view: 'failures',
  work: id,
  kind,
});

/** A person's page, at their reports. */
export const reportsAddress = (user: string) => ({ tab: 'users', user, part: 'reports' });

/** A link within the back office. */
export function OfficeLink({ to, children }: { to: Readonly<Record<string, string>>; children: ReactNode }) {
  return (
    <Link className="link-like" to={`/admin?${new URLSearchParams(to)}`}>
      {children}
    </Link>
  );
}
