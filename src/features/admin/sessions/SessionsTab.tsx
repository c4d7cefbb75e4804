import { type AdminSession, listSessions, revokeSession } from '../../../contract/admin/sessions.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/FactTable.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import { Listing } from '../parts/Listing.tsx';
import { PersonLink } from '../parts/person.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { useAddress } from '../parts/use-address.ts';
import { type FormEnd, useDialogState } from '../parts/use-dialog-state.ts';
import { ago, deviceName, moment, wayIn } from '../parts/words.ts';
import { sessions as texts } from './messages.ts';

const SORTS = ['last_seen_at', 'created_at', 'email'] as const;

/** Session Management: who is signed in where. */
export function SessionsTab() {
  const address = useAddress();
  const search = address.get('search') ?? '';
  const query = {
    search,
    sort: SORTS.find((sort) => sort === address.get('sort')),
    order: address.get('order') === 'asc' ? ('asc' as const) : undefined,
    page: String(address.page),
  };
  const looked = useLook({ call: listSessions, query });
  const { chosen, choose, end } = useDialogState<AdminSession>();
  const now = Date.now();
  const columns: readonly Column<AdminSession>[] = [
    {
      key: 'person',
      head: texts.heads.person,
      sort: 'email',
      cell: (session) => <PersonLink whose={session} />,
    },
    { key: 'device', head: texts.heads.device, cell: (session) => deviceName(session.device) },
    {
      key: 'how',
      head: texts.heads.how,
      cell: ({ method, second_factor }) => (second_factor ? `${wayIn(method)}, ${texts.factor}` : wayIn(method)),
    },
    { key: 'since', head: texts.heads.since, sort: 'created_at', cell: (session) => moment(session.created_at) },
    {
      key: 'seen',
      head: texts.heads.seen,
      sort: 'last_seen_at',
      cell: ({ last_seen_at: at }) => (at === null ? texts.atSignIn : ago(at, now)),
    },
    {
      key: 'acts',
      head: '',
      cell: (session) => (
        <Button look="quiet" onClick={() => choose(session)}>
          {texts.revoke}
        </Button>
      ),
    },
  ];
  return (
    <>
      <div className="filters-row">
        <SearchBox label={texts.search} value={search} onSearch={(words) => address.set({ search: words })} />
      </div>
      <Listing
        caption={texts.caption}
        looked={looked}
        columns={columns}
        keyOf={(session) => session.id}
        address={address}
        sorted={{ by: 'last_seen_at', order: 'desc' }}
        empty={texts.empty}
      />
      {chosen && <Ending session={chosen} {...end} />}
    </>
  );
}

function Ending({ session, ...end }: FormEnd & { session: AdminSession }) {
  return (
    <ActForm
      call={revokeSession}
      request={{ params: { id: session.id }, body: {} }}
      title={texts.revokeTitle}
      doing={texts.revoking}
      isDestructive
      {...end}
    >
      <p>{texts.revokeText(session.email, deviceName(session.device))}</p>
    </ActForm>
  );
}
