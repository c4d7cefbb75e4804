import { useState } from 'react';
import { type AdminMessage, answerMessage, listMessages, MessageKind } from '../../../contract/admin/requests.ts';
import { useAct, useLook } from '../../../hooks/back-office.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/FactTable.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { ActDialog } from '../parts/ActDialog.tsx';
import { Listing } from '../parts/Listing.tsx';
import { Select } from '../parts/Select.tsx';
import type { Address } from '../parts/use-address.ts';
import { moment } from '../parts/words.ts';
import { STATE_OPTIONS, stateIn } from './CreditRequests.tsx';
import { users as texts } from './messages.ts';
import { askerName } from './person-name.ts';

/** What people wrote: for help with an account, from the contact form, about a report. */
export function Messages({ address }: { address: Address }) {
  const state = stateIn(address);
  const kind = MessageKind.options.find((name) => name === address.get('kind'));
  const looked = useLook({ call: listMessages, query: { state, kind, page: String(address.page) } });
  const [answering, setAnswering] = useState<AdminMessage | null>(null);
  const columns: readonly Column<AdminMessage>[] = [
    { key: 'from', head: texts.messageHeads.from, cell: askerName },
    { key: 'kind', head: texts.messageHeads.kind, cell: (message) => texts.kinds[message.kind] },
    { key: 'text', head: texts.messageHeads.text, cell: (message) => <Written message={message} /> },
    { key: 'got', head: texts.messageHeads.got, cell: (message) => moment(message.created_at) },
    state === 'open'
      ? {
          key: 'acts',
          head: '',
          cell: (message) => (
            <Button look="quiet" onClick={() => setAnswering(message)}>
              {texts.answer}
            </Button>
          ),
        }
      : { key: 'answered', head: texts.messageHeads.answered, cell: (message) => moment(message.answered_at) },
  ];
  return (
    <>
      <div className="filters-row">
        <Select
          label={texts.state}
          value={state}
          options={STATE_OPTIONS}
          onChange={(next) => address.set({ state: next })}
        />
        <Select
          label={texts.kind}
          value={kind ?? ''}
          options={[['', texts.any], ...MessageKind.options.map((name) => [name, texts.kinds[name]] as const)]}
          onChange={(next) => address.set({ kind: next })}
        />
      </div>
      <Listing
        caption={texts.messages}
        looked={looked}
        columns={columns}
        keyOf={(message) => message.id}
        address={address}
        empty={state === 'open' ? texts.noMessages : texts.noneDone}
      />
      {answering && (
        <Answer
          message={answering}
          onClose={() => setAnswering(null)}
          onDone={() => {
            setAnswering(null);
            looked.refresh();
          }}
        />
      )}
    </>
  );
}

function Written({ message }: { message: AdminMessage }) {
  return (
    <dl className="written">
      {message.fields
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      {message.rating !== null && <dd>{texts.rating(message.rating)}</dd>}
    </dl>
  );
}

function Answer({ message, onClose, onDone }: { message: AdminMessage; onClose: () => void; onDone: () => void }) {
  const { send, busy, failure } = useAct(answerMessage);
  const [reply, setReply] = useState('');
  const [to, setTo] = useState(message.email ?? '');
  const answer = async () => {
    const address = to.trim() === '' ? {} : { to: to.trim() };
    if ((await send({ params: { id: message.id }, body: { reply, ...address } })) !== null) onDone();
  };
  return (
    <ActDialog
      title={texts.answerTitle(askerName(message))}
      doIt={texts.answer}
      doing={texts.answering}
      busy={busy}
      fault={failure?.message ?? null}
      onDo={() => void answer()}
      onClose={onClose}
    >
      <Written message={message} />
      <Field label={texts.to} type="email" value={to} maxLength={254} onChange={(event) => setTo(event.target.value)} />
      <TextArea
        label={texts.reply}
        hint={texts.answerHint}
        maxLength={4_000}
        value={reply}
        onChange={(event) => setReply(event.target.value)}
      />
    </ActDialog>
  );
}
