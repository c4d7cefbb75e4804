import { useState } from 'react';
import {
  type Alert,
  AlertRuleName,
  AlertState,
  acknowledgeAlert,
  exportAlerts,
  listAlerts,
  lookForAlerts,
} from '../../../contract/admin/engagement.ts';
import { useAct, useLook } from '../../../hooks/server-calls.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/FactTable.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import { Filters } from '../parts/Filters.tsx';
import { Listing } from '../parts/Listing.tsx';
import { useOwnRoles } from '../parts/own-roles.ts';
import { PersonLink, personWords } from '../parts/person.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Select } from '../parts/Select.tsx';
import type { Address } from '../parts/use-address.ts';
import { type FormEnd, useDialogState } from '../parts/use-dialog-state.ts';
import { moment } from '../parts/words.ts';
import { engagement as texts } from './messages.ts';

const SORTS = ['since', 'raised_at', 'email'] as const;

export function Alerts({ address }: { address: Address }) {
  const mayAct = useOwnRoles().some((role) => role !== 'business_analyst');
  const filters = {
    state: AlertState.options.find((state) => state === address.get('state')) ?? 'new',
    rule: AlertRuleName.options.find((rule) => rule === address.get('rule')),
    search: address.get('search') ?? '',
    sort: SORTS.find((sort) => sort === address.get('sort')),
    order: address.get('order') === 'asc' ? ('asc' as const) : undefined,
  };
  const looked = useLook({ call: listAlerts, query: { ...filters, page: String(address.page) } });
  const { chosen, choose, end } = useDialogState<Alert>();
  const columns: readonly Column<Alert>[] = [
    { key: 'person', head: texts.heads.person, sort: 'email', cell: (alert) => <PersonLink whose={alert} /> },
    { key: 'why', head: texts.heads.why, cell: texts.why },
    { key: 'since', head: texts.heads.since, sort: 'since', cell: ({ since }) => moment(since) },
    ...(filters.state === 'new'
      ? []
      : [{ key: 'note', head: texts.heads.note, cell: ({ note }: Alert) => note || texts.none }]),
    ...(filters.state === 'closed'
      ? [{ key: 'closed', head: texts.heads.closed, cell: (alert: Alert) => moment(alert.closed_at) }]
      : []),
    ...(filters.state === 'new' && mayAct
      ? [
          {
            key: 'acts',
            head: '',
            cell: (alert: Alert) => (
              <Button look="quiet" onClick={() => choose(alert)}>
                {texts.acknowledge}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <Filters
        search={
          <SearchBox label={texts.search} value={filters.search} onSearch={(search) => address.set({ search })} />
        }
        set={[address.get('state'), filters.rule].filter(Boolean).length}
      >
        <Select
          label={texts.state}
          value={filters.state}
          options={AlertState.options.map((state) => [state, texts.states[state]] as const)}
          onChange={(state) => address.set({ state })}
        />
        <Select
          label={texts.rule}
          value={filters.rule ?? ''}
          options={[['', texts.any], ...AlertRuleName.options.map((rule) => [rule, texts.names[rule]] as const)]}
          onChange={(rule) => address.set({ rule })}
        />
      </Filters>
      <Listing
        caption={texts.alerts}
        looked={looked}
        columns={columns}
        keyOf={(alert) => alert.id}
        address={address}
        sorted={{ by: 'since', order: 'desc' }}
        empty={texts.empty[filters.state]}
        beside={<SaveCsv request={{ call: exportAlerts, query: filters }} name="baraza-alerts" />}
      />
      {mayAct && <LookNow />}
      {chosen && <SeeTo alert={chosen} {...end} />}
    </>
  );
}

function LookNow() {
  const { send, busy, failure } = useAct(lookForAlerts);
  const toast = useToast();
  const look = async () => {
    const found = await send({ body: {} });
    if (found !== null) toast(texts.looked(found.raised, found.closed));
  };
  return (
    <div className="stack tight">
      <div className="row">
        <Button look="quiet" busy={busy ? texts.looking : undefined} onClick={() => void look()}>
          {texts.look}
        </Button>
        <span className="muted">{texts.everyQuarter}</span>
      </div>
      {failure && <Notice tone="error">{failure.message}</Notice>}
    </div>
  );
}

function SeeTo({ alert, ...end }: FormEnd & { alert: Alert }) {
  const [note, setNote] = useState('');
  return (
    <ActForm
      call={acknowledgeAlert}
      request={{ params: { id: alert.id }, body: { note } }}
      title={texts.acknowledgeTitle}
      doIt={texts.acknowledge}
      doing={texts.acknowledging}
      {...end}
    >
      <p>
        {personWords(alert)}: {texts.why(alert)}
      </p>
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        maxLength={1_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ActForm>
  );
}
