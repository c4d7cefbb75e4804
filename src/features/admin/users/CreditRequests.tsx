import { useState } from 'react';
import { type AdminCreditRequest, decideCreditRequest, listCreditRequests } from '../../../contract/admin/requests.ts';
import { useAct, useLook } from '../../../hooks/server-calls.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/FactTable.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { admin as shared } from '../messages.ts';
import { Facts } from '../parts/Facts.tsx';
import { dayWords } from '../parts/measures.ts';
import { PersonLink, personWords } from '../parts/person.tsx';
import type { Address } from '../parts/use-address.ts';
import type { FormEnd } from '../parts/use-dialog-state.ts';
import { moment } from '../parts/words.ts';
import { users as texts } from './messages.ts';
import { OfPerson } from './OfPerson.tsx';
import { PastRequests } from './PastRequests.tsx';
import { Queue, stateIn } from './Queue.tsx';

const COLUMNS: readonly Column<AdminCreditRequest>[] = [
  {
    key: 'person',
    head: texts.requestHeads.person,
    cell: (request) => <PersonLink whose={request} nobody={texts.anonymous} />,
  },
  {
    key: 'wants',
    head: texts.requestHeads.wants,
    cell: (request) => texts.wants(request.credits_requested, request.credit_type),
  },
  { key: 'reason', head: texts.requestHeads.reason, cell: (request) => request.reason },
  { key: 'used', head: texts.requestHeads.used, isNumber: true, cell: (request) => request.used },
  {
    key: 'now',
    head: texts.requestHeads.now,
    cell: ({ now }) => (now === null ? shared.none : texts.creditsLeft(now)),
  },
  {
    key: 'asked',
    head: texts.requestHeads.asked,
    cell: ({ created_at, is_past, decision }) => (
      <>
        {moment(created_at)} {is_past && decision === null && <span className="badge">{texts.pastWeek}</span>}
      </>
    ),
  },
];
const OUTCOME: Column<AdminCreditRequest> = {
  key: 'decided',
  head: texts.requestHeads.decided,
  cell: ({ decision, decided_at }) => (decision ? `${texts.decisions[decision]}, ${moment(decided_at)}` : ''),
};

/** Who asked for more credits. */
export function CreditRequests({ address }: { address: Address }) {
  const state = stateIn(address);
  const looked = useLook({
    call: listCreditRequests,
    query: { state, user: address.get('of'), page: String(address.page) },
  });
  return (
    <>
      <OfPerson address={address} />
      {state === 'open' && (looked.data?.past ?? 0) > 0 && <PastRequests past={looked.data?.past ?? 0} />}
      <Queue
        caption={texts.credits}
        looked={looked}
        address={address}
        state={state}
        columns={COLUMNS}
        outcome={OUTCOME}
        takeUp={texts.decide}
        empty={texts.noRequests}
        form={(request, end) => <Decision request={request} {...end} />}
      />
    </>
  );
}

/** What there is to weigh: the week it was asked for, what was used then, and what the person has now. */
const weekFacts = ({ week_start, used, now }: AdminCreditRequest) =>
  [
    [texts.askedFor, dayWords(week_start)],
    [texts.requestHeads.used, used],
    [texts.requestHeads.now, now === null ? shared.none : texts.creditsLeft(now)],
    [texts.countsIn, texts.thisWeek],
  ] as const;

function Decision({ request, onClose, onDone }: FormEnd & { request: AdminCreditRequest }) {
  const { send, busy, failure } = useAct(decideCreditRequest);
  const [credits, setCredits] = useState(String(request.credits_requested));
  const [reply, setReply] = useState('');
  const [verdict, setVerdict] = useState<'granted' | 'refused' | null>(null);
  const decide = async (decision: 'granted' | 'refused') => {
    setVerdict(decision);
    const amount = decision === 'granted' ? { credits: Number(credits) } : {};
    const done = await send({ params: { id: request.id }, body: { decision, reply, ...amount } });
    if (done !== null) onDone();
  };
  const isBusy = (decision: 'granted' | 'refused') => busy && verdict === decision;
  return (
    <Modal title={personWords(request, texts.anonymous)} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void decide('granted');
        }}
      >
        <p>{texts.wants(request.credits_requested, request.credit_type)}</p>
        <p className="muted">{request.reason}</p>
        <Facts facts={weekFacts(request)} />
        {request.is_past && <Notice tone="warning">{texts.pastHint}</Notice>}
        <Field
          label={texts.amount}
          type="number"
          required
          min={1}
          max={20}
          value={credits}
          onChange={(event) => setCredits(event.target.value)}
        />
        <TextArea
          label={texts.reply}
          hint={texts.replyHint}
          maxLength={4_000}
          value={reply}
          onChange={(event) => setReply(event.target.value)}
        />
        {failure && <Notice tone="error">{failure.message}</Notice>}
        <div className="row">
          <Button
            look="quiet"
            disabled={busy}
            busy={isBusy('refused') ? texts.refusing : undefined}
            onClick={() => void decide('refused')}
          >
            {texts.refuse}
          </Button>
          <Button type="submit" disabled={busy} busy={isBusy('granted') ? texts.granting : undefined}>
            {texts.grant}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
