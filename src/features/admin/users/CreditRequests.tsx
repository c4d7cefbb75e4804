import { useState } from 'react';
import { type AdminCreditRequest, decideCreditRequest, listCreditRequests } from '../../../contract/admin/requests.ts';
import { useAct, useLook } from '../../../hooks/back-office.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/FactTable.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { Address } from '../parts/use-address.ts';
import type { FormEnd } from '../parts/use-dialog-state.ts';
import { moment } from '../parts/words.ts';
import { users as texts } from './messages.ts';
import { askerName } from './person-name.ts';
import { Queue, stateIn } from './Queue.tsx';

const COLUMNS: readonly Column<AdminCreditRequest>[] = [
  { key: 'person', head: texts.requestHeads.person, cell: askerName },
  {
    key: 'wants',
    head: texts.requestHeads.wants,
    cell: (request) => texts.wants(request.credits_requested, request.credit_type),
  },
  { key: 'reason', head: texts.requestHeads.reason, cell: (request) => request.reason },
  { key: 'used', head: texts.requestHeads.used, isNumber: true, cell: (request) => request.used },
  { key: 'asked', head: texts.requestHeads.asked, cell: (request) => moment(request.created_at) },
];
const OUTCOME: Column<AdminCreditRequest> = {
  key: 'decided',
  head: texts.requestHeads.decided,
  cell: ({ decision, decided_at }) => (decision ? `${texts.decisions[decision]}, ${moment(decided_at)}` : ''),
};

/** Who asked for more credits. */
export function CreditRequests({ address }: { address: Address }) {
  const state = stateIn(address);
  const looked = useLook({ call: listCreditRequests, query: { state, page: String(address.page) } });
  return (
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
  );
}

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
    <Modal title={askerName(request)} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void decide('granted');
        }}
      >
        <p>{texts.wants(request.credits_requested, request.credit_type)}</p>
        <p className="muted">{request.reason}</p>
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
