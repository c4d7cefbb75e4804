import { Tabs } from '../../../ui/Tabs.tsx';
import { useAddress } from '../parts/use-address.ts';
import { useWaiting } from '../parts/waiting.ts';
import { CreditRequests } from './CreditRequests.tsx';
import { Messages } from './Messages.tsx';
import { users as texts } from './messages.ts';
import { People } from './People.tsx';
import { Person } from './Person.tsx';

const VIEWS = ['people', 'credits', 'messages'] as const;
type View = (typeof VIEWS)[number];

/** User Management: who is there, and what they asked for. */
export function UsersTab() {
  const address = useAddress();
  const person = address.get('user');
  const view = VIEWS.find((name) => name === address.get('view')) ?? 'people';
  const waiting = useWaiting();
  const counts = { people: null, credits: waiting?.credit_requests ?? null, messages: waiting?.messages ?? null };
  if (person !== undefined)
    return <Person id={person} onBack={() => address.open({ user: undefined, part: undefined })} />;
  return (
    <Tabs<View>
      label={texts.views}
      current={view}
      onChange={(next) =>
        address.set({ view: next, search: undefined, state: undefined, sort: undefined, of: undefined })
      }
      tabs={VIEWS.map((key) => ({ key, title: texts[key], count: counts[key] }))}
    >
      <div className="stack chart-panel">
        {view === 'people' && <People address={address} />}
        {view === 'credits' && <CreditRequests address={address} />}
        {view === 'messages' && <Messages address={address} />}
      </div>
    </Tabs>
  );
}
