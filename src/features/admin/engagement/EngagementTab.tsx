import { Tabs } from '../../../ui/Tabs.tsx';
import { useOwnRoles } from '../parts/own-roles.ts';
import { useAddress } from '../parts/use-address.ts';
import { useWaiting } from '../parts/waiting.ts';
import { Alerts } from './Alerts.tsx';
import { engagement as texts } from './messages.ts';
import { Rules } from './Rules.tsx';
import { Unmatched } from './Unmatched.tsx';

const VIEWS = ['alerts', 'rules', 'unmatched'] as const;
type View = (typeof VIEWS)[number];

/** Engagement Alerts: people somebody should look after. */
export function EngagementTab() {
  const address = useAddress();
  const waiting = useWaiting();
  const isSupport = useOwnRoles().some((role) => role !== 'business_analyst');
  const views = VIEWS.filter((name) => name !== 'unmatched' || isSupport);
  const view = views.find((name) => name === address.get('view')) ?? 'alerts';
  return (
    <Tabs<View>
      label={texts.views}
      current={view}
      onChange={(next) =>
        address.set({
          view: next,
          state: undefined,
          rule: undefined,
          search: undefined,
          kind: undefined,
          country: undefined,
        })
      }
      tabs={views.map((key) => ({ key, title: texts[key], count: key === 'alerts' ? waiting?.alerts : null }))}
    >
      <div className="stack chart-panel">
        {view === 'alerts' && <Alerts address={address} />}
        {view === 'rules' && <Rules />}
        {view === 'unmatched' && <Unmatched address={address} />}
      </div>
    </Tabs>
  );
}
