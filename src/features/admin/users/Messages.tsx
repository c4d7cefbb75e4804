import { useState } from 'react';
import { type AdminMessage, answerMessage, listMessages, MessageKind } from '../../../contract/admin/requests.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import type { Column } from '../../../ui/FactTable.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import { PersonLink, personWords } from '../parts/person.tsx';
import { Select } from '../parts/Select.tsx';
import type { Address } from '../parts/use-address.ts';
import type { FormEnd } from '../parts/use-dialog-state.ts';
import { moment } from '../parts/words.ts';
import { users as texts } from './messages.ts';
import { OfPerson } from './OfPerson.tsx';
import { Queue, stateIn } from './Queue.tsx';

const COLUMNS: readonly Column<AdminMessage>[] = [
  {
    key: 'from',
    head: texts.messageHeads.from,
    cell: (message) => <PersonLink whose={message} nobody={texts.anonymous} />,
  },
  { key: 'kind', head: texts.messageHeads.kind, cell: (message) => texts.kinds[message.kind] },
  { key: 'text', head: texts.messageHeads.text, cell: (message) => <Written message={message} /> },
  { key: 'got', head: texts.messageHeads.got, cell: (message) => moment(message.created_at) },
];
const OUTCOME: Column<AdminMessage> = {
  key: 'answered',
  head: texts.messageHeads.answered,
  cell: (message) => moment(message.answered_at),
};

/** What people wrote: for help with an account, from the contact form, about a report. */
export function Messages({ address }: { address: Address }) {
  const state = stateIn(address);
  const kind = MessageKind.options.find((name) => name === address.get('kind'));
  const looked = useLook({
    call: listMessages,
    query: { state, kind, user: address.get('of'), page: String(address.page) },
  });
  return (
    <>
      <OfPerson address={address} />
      <Queue
        caption={texts.messages}
        looked={looked}
        address={address}
        state={state}
        columns={COLUMNS}
        outcome={OUTCOME}
        takeUp={texts.answer}
        empty={texts.noMessages}
        isNarrowed={kind !== undefined}
        filters={
          <Select
            label={texts.kind}
            value={kind ?? ''}
            options={[['', texts.any], ...MessageKind.options.map((name) => [name, texts.kinds[name]] as const)]}
            onChange={(next) => address.set({ kind: next })}
          />
        }
        form={(message, end) => <Answer message={message} {...end} />}
      />
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

function Answer({ message, ...end }: FormEnd & { message: AdminMessage }) {
  const [reply, setReply] = useState('');
  const [to, setTo] = useState(message.email ?? '');
  const address = to.trim() === '' ? {} : { to: to.trim() };
  return (
    <ActForm
      call={answerMessage}
      request={{ params: { id: message.id }, body: { reply, ...address } }}
      title={texts.answerTitle(personWords(message, texts.anonymous))}
      doIt={texts.answer}
      doing={texts.answering}
      {...end}
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
    </ActForm>
  );
}
