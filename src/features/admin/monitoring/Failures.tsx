import {
  exportFailures,
  type FailedWork,
  FailureKind,
  listFailures,
  retryWork,
} from '../../../contract/admin/monitoring.ts';
import { useLook } from '../../../hooks/back-office.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/FactTable.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import { Listing } from '../parts/Listing.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { Select } from '../parts/Select.tsx';
import type { Address } from '../parts/use-address.ts';
import { type FormEnd, useDialogState } from '../parts/use-dialog-state.ts';
import { moment } from '../parts/words.ts';
import { monitoring as texts } from './messages.ts';

/** What failed, for whom and why; and another try. */
export function Failures({ address }: { address: Address }) {
  const filters = {
    kind: FailureKind.options.find((kind) => kind === address.get('kind')) ?? 'research',
    order: address.get('order') === 'asc' ? ('asc' as const) : undefined,
  };
  const looked = useLook({ call: listFailures, query: { ...filters, page: String(address.page) } });
  const { chosen, choose, end } = useDialogState<FailedWork>(looked.refresh);
  const heads = texts.failureHeads;
  const columns: readonly Column<FailedWork>[] = [
    { key: 'person', head: heads.person, cell: ({ email }) => email ?? texts.gone },
    { key: 'reason', head: heads.reason, cell: ({ reason }) => reason ?? texts.late },
    { key: 'tries', head: heads.tries, isNumber: true, cell: ({ tries }) => tries },
    { key: 'ordered', head: heads.ordered, cell: (work) => moment(work.created_at) },
    { key: 'at', head: filters.kind === 'letter' ? heads.next : heads.failed, cell: ({ at }) => moment(at) },
    {
      key: 'acts',
      head: '',
      cell: (work) => (
        <Button look="quiet" onClick={() => choose(work)}>
          {texts.retry}
        </Button>
      ),
    },
  ];
  return (
    <>
      <div className="filters-row">
        <Select
          label={texts.kind}
          value={filters.kind}
          options={FailureKind.options.map((kind) => [kind, texts.kinds[kind] ?? kind] as const)}
          onChange={(kind) => address.set({ kind })}
        />
        <Select
          label={texts.order}
          value={filters.order ?? 'desc'}
          options={[
            ['desc', texts.newest],
            ['asc', texts.oldest],
          ]}
          onChange={(order) => address.set({ order })}
        />
      </div>
      <Listing
        caption={texts.failures}
        looked={looked}
        columns={columns}
        keyOf={({ id }) => id}
        address={address}
        empty={texts.noFailures[filters.kind]}
        beside={<SaveCsv request={{ call: exportFailures, query: filters }} name="baraza-failures" />}
      />
      {chosen && <Retry work={chosen} {...end} />}
    </>
  );
}

function Retry({ work, onClose, onDone }: FormEnd & { work: FailedWork }) {
  const toast = useToast();
  return (
    <ActForm
      call={retryWork}
      request={{ params: { id: work.id }, body: { kind: work.kind } }}
      title={texts.retryTitle}
      doIt={texts.retry}
      doing={texts.retrying}
      onDone={() => {
        toast(texts.retried);
        onDone();
      }}
      onClose={onClose}
    >
      <p>{texts.retryText[work.kind]}</p>
      <p className="muted">{work.email ?? texts.gone}</p>
    </ActForm>
  );
}
