import { useState } from 'react';
import { type AuditLine, checkAudit, exportAudit, listAudit } from '../../../contract/admin/audit.ts';
import { AuditAction } from '../../../contract/admin/audit-actions.ts';
import { ADMIN_TABS, type AdminTab } from '../../../contract/admin/roles.ts';
import { useFetch, useLook } from '../../../hooks/server-calls.ts';
import { formatDate } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/FactTable.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Filters } from '../parts/Filters.tsx';
import { Listing } from '../parts/Listing.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Select } from '../parts/Select.tsx';
import { useAddress } from '../parts/use-address.ts';
import { audit as texts } from './messages.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

const exact = (iso: string) => formatDate(iso, { dateStyle: 'medium', timeStyle: 'medium' });
const isTab = (value: unknown): value is AdminTab => typeof value === 'string' && value in ADMIN_TABS;
/** An area by its name, a call without what all of them begin with, and anything else as it was noted. */
const told = (details: Readonly<Record<string, unknown>>) =>
  Object.entries(details)
    .map(([name, value]) => {
      if (name === 'tab' && isTab(value)) return ADMIN_TABS[value].title;
      if (name === 'call') return String(value).replace('/api/admin/', '');
      return `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
    })
    .join(', ');

const COLUMNS: readonly Column<AuditLine>[] = [
  { key: 'action', head: texts.heads.action, cell: (line) => texts.actions[line.action] },
  { key: 'at', head: texts.heads.at, cell: (line) => exact(line.at) },
  { key: 'by', head: texts.heads.by, cell: (line) => line.actor },
  { key: 'about', head: texts.heads.about, cell: (line) => line.subject ?? texts.nobody },
  { key: 'details', head: texts.heads.details, cell: (line) => told(line.details) || texts.noDetails },
  { key: 'line', head: texts.heads.line, isNumber: true, cell: (line) => line.seq },
];

/** Audit Logs: every act of an administrator and every sign-in; and whether anybody has changed the log. */
export function AuditTab() {
  const address = useAddress();
  const day = (name: string) => {
    const value = address.get(name);
    return value !== undefined && DAY.test(value) ? value : undefined;
  };
  const filters = {
    who: address.get('who') ?? '',
    action: AuditAction.options.find((action) => action === address.get('action')),
    from: day('from'),
    to: day('to'),
  };
  const looked = useLook({ call: listAudit, query: { ...filters, page: String(address.page) } });
  return (
    <>
      <Filters
        search={<SearchBox label={texts.who} value={filters.who} onSearch={(who) => address.set({ who })} />}
        set={[filters.action, filters.from, filters.to].filter(Boolean).length}
      >
        <Select
          label={texts.action}
          value={filters.action ?? ''}
          options={[['', texts.any], ...AuditAction.options.map((a) => [a, texts.actions[a]] as const)]}
          onChange={(action) => address.set({ action })}
        />
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            label={texts[name]}
            type="date"
            value={filters[name] ?? ''}
            onChange={(event) => address.set({ [name]: event.target.value })}
          />
        ))}
      </Filters>
      <Listing
        caption={texts.caption}
        looked={looked}
        columns={COLUMNS}
        keyOf={(line) => String(line.seq)}
        address={address}
        empty={texts.empty}
        beside={<SaveCsv request={{ call: exportAudit, query: filters }} name="baraza-audit" />}
      />
      <Check />
    </>
  );
}

type Found = { readonly ok: boolean; readonly words: string };

function Check() {
  const fetchOnce = useFetch();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const check = async () => {
    setBusy(true);
    const answer = await fetchOnce({ call: checkAudit });
    setBusy(false);
    if (!answer.ok) return setFound({ ok: false, words: answer.message });
    const { checked, broken_at } = answer.value.data;
    setFound(
      broken_at === null ? { ok: true, words: texts.whole(checked) } : { ok: false, words: texts.broken(broken_at) },
    );
  };
  return (
    <div className="stack tight">
      <div className="row">
        <Button look="quiet" busy={busy ? texts.checking : undefined} onClick={() => void check()}>
          {texts.check}
        </Button>
      </div>
      {found && <Notice tone={found.ok ? 'info' : 'error'}>{found.words}</Notice>}
    </div>
  );
}
