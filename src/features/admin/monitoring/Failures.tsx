import {
  exportFailures,
  type FailedWork,
  FailureKind,
  FailureState,
  listFailures,
} from '../../../contract/admin/monitoring.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/FactTable.tsx';
import { Filters } from '../parts/Filters.tsx';
import { Listing } from '../parts/Listing.tsx';
import { PersonLink } from '../parts/person.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Select } from '../parts/Select.tsx';
import type { Address } from '../parts/use-address.ts';
import { useDialogState } from '../parts/use-dialog-state.ts';
import { moment } from '../parts/words.ts';
import { monitoring as texts } from './messages.ts';
import { Retry } from './Retry.tsx';

const heads = texts.failureHeads;

/** What failed, for whom and why; another try, and what became of it. */
export function Failures({ address }: { address: Address }) {
  const kind = FailureKind.options.find((one) => one === address.get('kind')) ?? 'research';
  // A letter that was carried away is gone: none is left to be told of.
  const state =
    kind === 'letter' ? 'failed' : (FailureState.options.find((one) => one === address.get('state')) ?? 'failed');
  const filters = {
    kind,
    state,
    search: address.get('search') ?? '',
    order: address.get('order') === 'asc' ? ('asc' as const) : undefined,
  };
  const looked = useLook({ call: listFailures, query: { ...filters, page: String(address.page) } });
  const { chosen, choose, end } = useDialogState<FailedWork>();
  const last: Column<FailedWork> =
    state === 'retried'
      ? { key: 'became', head: heads.became, cell: ({ status }) => texts.statuses[status] ?? status }
      : {
          key: 'acts',
          head: '',
          cell: (work) => (
            <Button look="quiet" onClick={() => choose(work)}>
              {texts.retry}
            </Button>
          ),
        };
  return (
    <>
      <Filters
        search={
          <SearchBox label={texts.search} value={filters.search} onSearch={(search) => address.set({ search })} />
        }
        set={[address.get('kind'), address.get('state'), filters.order].filter(Boolean).length}
      >
        <Select
          label={texts.kind}
          value={kind}
          options={FailureKind.options.map((one) => [one, texts.kinds[one] ?? one] as const)}
          onChange={(next) => address.set({ kind: next })}
        />
        {kind !== 'letter' && (
          <Select
            label={texts.show}
            value={state}
            options={FailureState.options.map((one) => [one, texts.failureStates[one]] as const)}
            onChange={(next) => address.set({ state: next })}
          />
        )}
        <Select
          label={texts.order}
          value={filters.order ?? 'desc'}
          options={[
            ['desc', texts.newest],
            ['asc', texts.oldest],
          ]}
          onChange={(order) => address.set({ order })}
        />
      </Filters>
      <Listing
        caption={texts.failures}
        looked={looked}
        columns={[...columnsOf(kind, state, address), last]}
        keyOf={({ id }) => id}
        address={address}
        empty={
          filters.search !== '' ? texts.noneFits : state === 'retried' ? texts.noneRetried : texts.noFailures[kind]
        }
        beside={<SaveCsv request={{ call: exportFailures, query: filters }} name="baraza-failures" />}
      />
      {chosen && (
        <Retry
          work={chosen}
          onClose={end.onClose}
          onDone={() => {
            end.onDone();
            // A letter is gone when it has left; of other work its page says what becomes of it.
            if (kind !== 'letter') address.open({ work: chosen.id, kind });
          }}
        />
      )}
    </>
  );
}

function columnsOf(kind: FailureKind, state: FailureState, address: Address): readonly Column<FailedWork>[] {
  if (kind === 'letter')
    return [
      { key: 'person', head: heads.to, cell: ({ email }) => email ?? '' },
      { key: 'question', head: heads.letter, cell: ({ question }) => texts.letters[question ?? ''] ?? question ?? '' },
      { key: 'tries', head: heads.tries, isNumber: true, cell: ({ tries }) => tries },
      { key: 'ordered', head: heads.ordered, cell: (work) => moment(work.created_at) },
      { key: 'at', head: heads.next, cell: ({ at }) => moment(at) },
    ];
  return [
    {
      key: 'question',
      head: heads.question,
      cell: ({ id, question }) => (
        <button type="button" className="link-like clamped" onClick={() => address.open({ work: id })}>
          {question ?? texts.noQuestion}
        </button>
      ),
    },
    { key: 'person', head: heads.person, cell: (work) => <PersonLink whose={work} /> },
    ...(state === 'failed'
      ? [{ key: 'step', head: heads.step, cell: ({ step }: FailedWork) => step ?? texts.notKnown }]
      : []),
    {
      key: 'cause',
      head: heads.cause,
      cell: ({ cause, reason }) => <span className="clamped">{cause ?? reason ?? texts.notKnown}</span>,
    },
    {
      key: 'at',
      head: state === 'failed' ? heads.failed : heads.retried,
      cell: ({ at, retried_at }) => moment(state === 'failed' ? at : retried_at),
    },
  ];
}
