import { type ConfigChange, type CreditConfig, readCreditConfig } from '../../../contract/admin/credit-config.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { type Column, FactTable } from '../../../ui/FactTable.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { useAddress } from '../parts/use-address.ts';
import { moment } from '../parts/words.ts';
import { creditConfig as texts } from './messages.ts';
import { Plans } from './Plans.tsx';
import { SpecialPeople } from './SpecialPeople.tsx';

const VIEWS = ['plans', 'people', 'history'] as const;
type View = (typeof VIEWS)[number];

/** Credit Configuration: how many credits a week brings, to whom, and from when. */
export function CreditConfigTab() {
  const address = useAddress();
  const view = VIEWS.find((name) => name === address.get('view')) ?? 'plans';
  const looked = useLook({ call: readCreditConfig });
  return (
    <Tabs<View>
      label={texts.views}
      current={view}
      onChange={(next) => address.set({ view: next, kind: undefined, search: undefined })}
      tabs={VIEWS.map((key) => ({ key, title: texts[key] }))}
    >
      <div className="stack chart-panel">
        <QueryBoundary looked={looked}>
          {(config) => (
            <>
              {view === 'plans' && <Plans config={config} />}
              {view === 'people' && <SpecialPeople config={config} address={address} />}
              {view === 'history' && <History config={config} />}
            </>
          )}
        </QueryBoundary>
      </div>
    </Tabs>
  );
}

const COLUMNS: readonly Column<ConfigChange>[] = [
  { key: 'at', head: texts.historyHeads.at, cell: ({ at }) => moment(at) },
  { key: 'by', head: texts.historyHeads.by, cell: ({ by }) => by },
  { key: 'what', head: texts.historyHeads.what, cell: ({ action }) => texts.actions[action] ?? action },
  { key: 'whom', head: texts.historyHeads.whom, cell: ({ whom }) => whom ?? texts.everybody },
  { key: 'details', head: texts.historyHeads.details, cell: ({ words }) => words || texts.none },
];

function History({ config }: { config: CreditConfig }) {
  if (config.history.length === 0) return <p className="empty">{texts.noHistory}</p>;
  return <FactTable caption={texts.history} columns={COLUMNS} rows={config.history} keyOf={({ seq }) => String(seq)} />;
}
