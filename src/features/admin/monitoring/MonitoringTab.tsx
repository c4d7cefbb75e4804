import { Tabs } from '../../../ui/Tabs.tsx';
import { useAddress } from '../parts/use-address.ts';
import { Failures } from './Failures.tsx';
import { monitoring as texts } from './messages.ts';
import { ResponseTimes } from './ResponseTimes.tsx';
import { SourcesView } from './SourcesView.tsx';
import { State } from './State.tsx';

const VIEWS = ['state', 'times', 'failures', 'sources'] as const;
type View = (typeof VIEWS)[number];

/** System Monitoring: whether everything works, how fast it answers, what has to be tried again, and who is asked outside. */
export function MonitoringTab() {
  const address = useAddress();
  const view = VIEWS.find((name) => name === address.get('view')) ?? 'state';
  return (
    <Tabs<View>
      label={texts.views}
      current={view}
      onChange={(next) =>
        address.set({ view: next, sort: undefined, order: undefined, kind: undefined, minutes: undefined })
      }
      tabs={VIEWS.map((key) => ({ key, title: texts[key] }))}
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
