import { Tabs } from '../../../ui/Tabs.tsx';
import { useAddress } from '../parts/use-address.ts';
import { Alerts } from './Alerts.tsx';
import { engagement as texts } from './messages.ts';
import { Rules } from './Rules.tsx';

const VIEWS = ['alerts', 'rules'] as const;
type View = (typeof VIEWS)[number];

/** Engagement Alerts: people somebody should look after. */
export function EngagementTab() {
  const address = useAddress();
  const view = VIEWS.find((name) => name === address.get('view')) ?? 'alerts';
  return (
    <Tabs<View>
      label={texts.views}
      current={view}
      onChange={(next) => address.set({ view: next, state: undefined, rule: undefined, search: undefined })}
      tabs={VIEWS.map((key) => ({ key, title: texts[key] }))}
    >
      <div className="stack chart-panel">{view === 'alerts' ? <Alerts address={address} /> : <Rules />}</div>
    </Tabs>
  );
}
