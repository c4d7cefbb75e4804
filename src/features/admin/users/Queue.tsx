import type { ReactNode } from 'react';
import type { AdminCall } from '../../../contract/admin/call.ts';
import type { Looked } from '../../../hooks/server-calls.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/FactTable.tsx';
import { Filters } from '../parts/Filters.tsx';
import { Listing } from '../parts/Listing.tsx';
import { Select } from '../parts/Select.tsx';
import type { Address } from '../parts/use-address.ts';
import { type FormEnd, useDialogState } from '../parts/use-dialog-state.ts';
import { users as texts } from './messages.ts';

const STATES = ['open', 'done'] as const;
export type QueueState = (typeof STATES)[number];
export const stateIn = (address: Address): QueueState =>
  STATES.find((state) => state === address.get('state')) ?? 'open';

interface QueueProps<C extends AdminCall, Row> {
  caption: string;
  looked: Looked<C>;
  address: Address;
  state: QueueState;
  columns: readonly Column<Row>[];
  /** What became of one that is done. */
  outcome: Column<Row>;
  /** On the button by which one is taken up. */
  takeUp: string;
  /** Instead of a list that nobody waits in. */
  empty: string;
  /** Beside the choice between those that wait and those that are done. */
  filters?: ReactNode;
  /** Whether those narrow the list. */
  isNarrowed?: boolean;
  /** In which one is answered. */
  form: (row: Row, end: FormEnd) => ReactNode;
}

/** What people asked for, to be taken up one by one; the longest waiting first. */
export function Queue<C extends AdminCall, Row extends { readonly id: string }>(props: QueueProps<C, Row>) {
  const { caption, looked, address, state, columns, outcome, takeUp, empty, filters, isNarrowed = false, form } = props;
  const { chosen, choose, end } = useDialogState<Row>();
  const acts: Column<Row> = {
    key: 'acts',
    head: '',
    cell: (row) => (
      <Button look="quiet" onClick={() => choose(row)}>
        {takeUp}
      </Button>
    ),
  };
  return (
    <>
      <Filters set={[state === 'done', isNarrowed].filter(Boolean).length}>
        <Select
          label={texts.state}
          value={state}
          options={[
            ['open', texts.waiting],
            ['done', texts.done],
          ]}
          onChange={(next) => address.set({ state: next })}
        />
        {filters}
      </Filters>
      <Listing
        caption={caption}
        looked={looked}
        columns={[...columns, state === 'open' ? acts : outcome]}
        keyOf={({ id }) => id}
        address={address}
        empty={state === 'open' ? empty : texts.noneDone}
      />
      {chosen && form(chosen, end)}
    </>
  );
}
