import '../../../ui/refine.css';
import { WorkKindName } from '../../../contract/admin/monitoring.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useAddress } from '../parts/use-address.ts';
import { useWaiting } from '../parts/waiting.ts';
import { Failures } from './Failures.tsx';
import { monitoring as texts } from './messages.ts';
import { ResponseTimes } from './ResponseTimes.tsx';
import { SourcesView } from './SourcesView.tsx';
import { State } from './State.tsx';
import { Work } from './Work.tsx';

const VIEWS = ['state', 'times', 'failures', 'sources'] as const;
type View = (typeof VIEWS)[number];
const NOTHING = {
  sort: undefined,
  order: undefined,
  kind: undefined,
  minutes: undefined,
  state: undefined,
  search: undefined,
};

/** System Monitoring: whether everything works, how fast it answers, what has to be tried again, and who is asked outside. */
export function MonitoringTab() {
  const address = useAddress();
  const view = VIEWS.find((name) => name === address.get('view')) ?? 'state';
  const waiting = useWaiting();
  const work = address.get('work');
  if (work !== undefined) {
    const kind = WorkKindName.options.find((one) => one === address.get('kind')) ?? 'research';
    return <Work id={work} kind={kind} onBack={() => address.open({ work: undefined, view: 'failures' })} />;
  }
  return (
    <Tabs<View>
      label={texts.views}
      current={view}
      onChange={(next) => address.set({ ...NOTHING, view: next })}
      tabs={VIEWS.map((key) => ({ key, title: texts[key], count: key === 'failures' ? waiting?.failures : null }))}
    >
      <div className="stack chart-panel">
        {view === 'state' && <State />}
        {view === 'times' && <ResponseTimes address={address} />}
        {view === 'failures' && <Failures address={address} />}
        {view === 'sources' && <SourcesView />}
      </div>
    </Tabs>
  );
}
