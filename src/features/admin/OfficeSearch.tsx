import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Found, searchOffice } from '../../contract/admin/overview.ts';
import { ADMIN_TABS, type AdminRole } from '../../contract/admin/roles.ts';
import { tabsOf } from '../../domain/admin-access.ts';
import { useLook } from '../../hooks/server-calls.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { officeSearch as texts } from './messages.ts';
import { personWords, type Whose } from './parts/person.tsx';
import { QueryBoundary } from './parts/QueryBoundary.tsx';
import { SearchBox } from './parts/SearchBox.tsx';
import { moment } from './parts/words.ts';

/** Fewer letters would find everybody. */
const FEWEST = 2;

/** One search over people, reports, research, requests and messages; Ctrl or ⌘ and K opens it from anywhere here. */
export function OfficeSearch({ roles }: { roles: readonly AdminRole[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button look="quiet" aria-keyshortcuts="Control+K Meta+K" aria-label={texts.open} onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span className="long">{texts.open}</span>
      </Button>
      {isOpen && <Palette roles={roles} onClose={() => setOpen(false)} />}
    </>
  );
}

function Palette({ roles, onClose }: { roles: readonly AdminRole[]; onClose: () => void }) {
  const [words, setWords] = useState('');
  const maySearch = roles.some((role) => role !== 'business_analyst');
  const areas = tabsOf(roles).filter((tab) => ADMIN_TABS[tab].title.toLowerCase().includes(words.toLowerCase()));
  return (
    <Modal title={texts.title} onClose={onClose}>
      {/* Whatever is chosen here leads elsewhere: the dialog has done its part. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links within are pressed; this hears of it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: likewise */}
      <div className="stack palette" onClick={(event) => (event.target as Element).closest('a') && onClose()}>
        <SearchBox label={texts.label} value={words} onSearch={setWords} />
        {words.length < FEWEST ? (
          <p className="muted">{maySearch ? texts.hint : texts.areasHint}</p>
        ) : (
          maySearch && <Results words={words} />
        )}
        <Group title={texts.areas}>
          {areas.map((tab) => (
            <Hit key={tab} to={{ tab }} text={ADMIN_TABS[tab].title} />
          ))}
        </Group>
      </div>
    </Modal>
  );
}

function Results({ words }: { words: string }) {
  const looked = useLook({ call: searchOffice, query: { words } }, true);
  return (
    <QueryBoundary looked={looked}>
      {(found) => (
        <div className="stack" aria-busy={looked.loading}>
          <p className="visually-hidden" role="status">
            {texts.count(Object.values(found).reduce((all, { length }) => all + length, 0))}
          </p>
          {Object.values(found).every(({ length }) => length === 0) && <p className="empty">{texts.nothing(words)}</p>}
          <Hits found={found} />
        </div>
      )}
    </QueryBoundary>
  );
}

const of = (whose: Whose, at: string): string => `${personWords(whose)} · ${moment(at)}`;

function Hits({ found }: { found: Found }) {
  return (
    <>
      <Group title={texts.people}>
        {found.people.map((person) => (
          <Hit key={person.id} to={{ tab: 'users', user: person.id }} text={personWords(person)} />
        ))}
      </Group>
      <Group title={texts.research}>
        {found.research.map((job) => (
          <Hit
            key={job.id}
            to={{ tab: 'monitoring', view: 'failures', work: job.id, kind: 'research' }}
            text={job.question}
            beside={of(job, job.created_at)}
          />
        ))}
      </Group>
      <Group title={texts.reports}>
        {found.reports.map((report) => (
          <Hit
            key={report.id}
            to={report.user_id === null ? { tab: 'users' } : { tab: 'users', user: report.user_id }}
            text={report.title}
            beside={of(report, report.created_at)}
          />
        ))}
      </Group>
      <Group title={texts.requests}>
        {found.credit_requests.map((request) => (
          <Hit
            key={request.id}
            to={queue('credits', request)}
            text={request.reason}
            beside={of(request, request.created_at)}
          />
        ))}
      </Group>
      <Group title={texts.messages}>
        {found.messages.map((message) => (
          <Hit
            key={message.id}
            to={queue('messages', message)}
            text={message.text}
            beside={of(message, message.created_at)}
          />
        ))}
      </Group>
    </>
  );
}

/** Where something that was asked for or written is taken up. */
const queue = (view: string, { user_id, is_open }: Whose & { readonly is_open: boolean }) => ({
  tab: 'users',
  view,
  state: is_open ? 'open' : 'done',
  ...(user_id !== null && { of: user_id }),
});

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="stack tight">
      <h3>{title}</h3>
      <ul className="hits">{children}</ul>
    </section>
  );
}

function Hit({ to, text, beside }: { to: Readonly<Record<string, string>>; text: string; beside?: string }) {
  return (
    <li>
      <Link to={`/admin?${new URLSearchParams(to)}`}>
        <span className="clamped">{text}</span>
        {beside && <small>{beside}</small>}
      </Link>
    </li>
  );
}
