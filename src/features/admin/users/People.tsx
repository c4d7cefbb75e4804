import { AdminRole } from '../../../contract/admin/roles.ts';
import { type AdminUser, exportUsers, listUsers, UserStatus } from '../../../contract/admin/users.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import type { Column } from '../../../ui/FactTable.tsx';
import { admin as shared } from '../messages.ts';
import { Filters } from '../parts/Filters.tsx';
import { Listing } from '../parts/Listing.tsx';
import { personWords } from '../parts/person.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Select } from '../parts/Select.tsx';
import type { Address } from '../parts/use-address.ts';
import { moment } from '../parts/words.ts';
import { users as texts } from './messages.ts';

const SORTS = ['created_at', 'last_sign_in_at', 'email', 'reports'] as const;

export function People({ address }: { address: Address }) {
  const filters = {
    search: address.get('search') ?? '',
    status: UserStatus.options.find((status) => status === address.get('status')),
    role: AdminRole.options.find((role) => role === address.get('role')),
    sort: SORTS.find((sort) => sort === address.get('sort')),
    order: address.get('order') === 'asc' ? ('asc' as const) : undefined,
  };
  const looked = useLook({ call: listUsers, query: { ...filters, page: String(address.page) } });
  const columns: readonly Column<AdminUser>[] = [
    {
      key: 'person',
      head: texts.heads.person,
      sort: 'email',
      cell: (user) => (
        <button type="button" className="link-like" onClick={() => address.open({ user: user.id })}>
          {personWords(user)}
        </button>
      ),
    },
    {
      key: 'status',
      head: texts.heads.status,
      cell: (user) => (
        <>
          {texts.statuses[user.status]}
          {user.is_exempt && ` · ${texts.exempt}`}
        </>
      ),
    },
    {
      key: 'roles',
      head: texts.heads.roles,
      cell: (user) => user.roles.map((role) => shared.roles[role]).join(', ') || shared.none,
    },
    { key: 'reports', head: texts.heads.reports, sort: 'reports', isNumber: true, cell: (user) => user.reports },
    { key: 'since', head: texts.heads.since, sort: 'created_at', cell: (user) => moment(user.created_at) },
    {
      key: 'seen',
      head: texts.heads.seen,
      sort: 'last_sign_in_at',
      cell: (user) => (user.last_sign_in_at === null ? texts.never : moment(user.last_sign_in_at)),
    },
  ];
  return (
    <>
      <Filters
        search={
          <SearchBox label={texts.search} value={filters.search} onSearch={(search) => address.set({ search })} />
        }
        set={[filters.status, filters.role].filter(Boolean).length}
      >
        <Select
          label={texts.status}
          value={filters.status ?? ''}
          options={[['', texts.any], ...UserStatus.options.map((s) => [s, texts.statuses[s]] as const)]}
          onChange={(status) => address.set({ status })}
        />
        <Select
          label={texts.role}
          value={filters.role ?? ''}
          options={[['', texts.any], ...AdminRole.options.map((r) => [r, shared.roles[r]] as const)]}
          onChange={(role) => address.set({ role })}
        />
      </Filters>
      <Listing
        caption={texts.people}
        looked={looked}
        columns={columns}
        keyOf={(user) => user.id}
        address={address}
        sorted={{ by: 'created_at', order: 'desc' }}
        empty={texts.empty}
        beside={<SaveCsv request={{ call: exportUsers, query: filters }} name="baraza-people" />}
      />
    </>
  );
}
