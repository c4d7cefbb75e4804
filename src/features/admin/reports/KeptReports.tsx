import { type CustomReport, deleteReport, exportReports, listReports } from '../../../contract/admin/custom-reports.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/FactTable.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Listing } from '../parts/Listing.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import type { Address } from '../parts/use-address.ts';
import { type FormEnd, useDialogState } from '../parts/use-dialog-state.ts';
import { moment } from '../parts/words.ts';
import { reports as texts } from './messages.ts';

const SORTS = ['updated_at', 'name'] as const;

interface KeptReportsProps {
  address: Address;
  onOpen: (report: CustomReport) => void;
  onGone: (id: string) => void;
}

/** What was kept, one's own; a super_admin sees everybody's. */
export function KeptReports({ address, onOpen, onGone }: KeptReportsProps) {
  const filters = {
    search: address.get('search') ?? '',
    sort: SORTS.find((sort) => sort === address.get('sort')),
    order: address.get('order') === 'asc' ? ('asc' as const) : undefined,
  };
  const looked = useLook({ call: listReports, query: { ...filters, page: String(address.page) } });
  const { chosen, choose, end } = useDialogState<CustomReport>();
  const columns: readonly Column<CustomReport>[] = [
    { key: 'name', head: texts.heads.name, sort: 'name', cell: ({ name }) => name },
    { key: 'asks', head: texts.heads.asks, cell: ({ definition }) => texts.sources[definition.source] },
    { key: 'owner', head: texts.heads.owner, cell: ({ is_own, owner }) => (is_own ? texts.own : (owner ?? '–')) },
    { key: 'changed', head: texts.heads.changed, sort: 'updated_at', cell: ({ updated_at }) => moment(updated_at) },
    {
      key: 'acts',
      head: '',
      cell: (report) => (
        <div className="row">
          <Button look="quiet" aria-label={`${texts.open}: ${report.name}`} onClick={() => onOpen(report)}>
            {texts.open}
          </Button>
          <Button look="quiet" aria-label={`${texts.remove}: ${report.name}`} onClick={() => choose(report)}>
            {texts.remove}
          </Button>
        </div>
      ),
    },
  ];
  return (
    <Figure title={texts.kept} counts={texts.keptCounts}>
      <div className="filters-row">
        <SearchBox label={texts.search} value={filters.search} onSearch={(search) => address.set({ search })} />
      </div>
      <Listing
        caption={texts.caption}
        looked={looked}
        columns={columns}
        keyOf={(report) => report.id}
        address={address}
        sorted={{ by: 'updated_at', order: 'desc' }}
        empty={filters.search === '' ? texts.empty : texts.noMatch}
        beside={<SaveCsv request={{ call: exportReports, query: filters }} name="baraza-reports" />}
      />
      {chosen && (
        <Removing
          report={chosen}
          onClose={end.onClose}
          onDone={() => {
            onGone(chosen.id);
            end.onDone();
          }}
        />
      )}
    </Figure>
  );
}

function Removing({ report, ...end }: FormEnd & { report: CustomReport }) {
  return (
    <ActForm
      call={deleteReport}
      request={{ params: { id: report.id }, body: {} }}
      title={texts.removeTitle}
      doIt={texts.remove}
      doing={texts.removing}
      isDestructive
      {...end}
    >
      <p>{texts.removeText(report.name)}</p>
    </ActForm>
  );
}
