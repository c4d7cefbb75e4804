import { Tabs } from '../../../ui/Tabs.tsx';
import { useAddress } from '../parts/use-address.ts';
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
  if (person !== undefined) return <Person id={person} onBack={() => address.set({ user: undefined })} />;
  return (
    <Tabs<View>
      label={texts.views}
      current={view}
      onChange={(next) => address.set({ view: next, search: undefined, state: undefined, sort: undefined })}
      tabs={VIEWS.map((key) => ({ key, title: texts[key] }))}
    >
      <div className="stack chart-panel">
        {view === 'people' && <People address={address} />}
        {view === 'credits' && <CreditRequests address={address} />}
        {view === 'messages' && <Messages address={address} />}
      </div>
    </Tabs>
  );
}
