import { trailFrame } from '../../../components/trail/frame-messages.ts';
import { LazyTrail } from '../../../components/trail/LazyTrail.tsx';
import { readWork, type WorkDetail, type WorkKindName } from '../../../contract/admin/monitoring.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { formatNumber } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Facts } from '../parts/Facts.tsx';
import { duration } from '../parts/measures.ts';
import { PersonLink } from '../parts/person.tsx';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { useDialogState } from '../parts/use-dialog-state.ts';
import { moment } from '../parts/words.ts';
import { monitoring as texts } from './messages.ts';
import { Retry } from './Retry.tsx';

interface WorkProps {
  id: string;
  kind: WorkKindName;
  onBack: () => void;
}

/** One piece of work: whose, what was asked, how far it came and why no further, what it cost, and another try. */
export function Work({ id, kind, onBack }: WorkProps) {
  const looked = useLook({ call: readWork, params: { id }, query: { kind } });
  const { chosen, choose, end } = useDialogState<WorkDetail>(looked.refresh);
  return (
    <div className="stack">
      <p>
        <Button look="plain" onClick={onBack}>
          <Icon name="back" />
          {texts.back}
        </Button>
      </p>
      <QueryBoundary looked={looked}>
        {(work) => (
          <>
            <h3>{texts.kinds[work.kind]}</h3>
            <blockquote className="quote">{work.question ?? texts.noQuestion}</blockquote>
            <Facts label={texts.facts} facts={factsOf(work)} />
            {work.status === 'failed' && (
              <p>
                <Button onClick={() => choose(work)}>{texts.retry}</Button>
              </p>
            )}
            <Steps work={work} />
            {work.trail.length > 0 && (
              <section className="stack tight">
                <h3>{trailFrame.title}</h3>
                <LazyTrail lines={work.trail} language="en" />
              </section>
            )}
            <Cost model={work.model} />
            {chosen && <Retry work={chosen} {...end} />}
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

const factsOf = (work: WorkDetail) =>
  [
    [texts.workFacts.person, <PersonLink key="person" whose={work} />],
    [texts.workFacts.status, texts.statuses[work.status] ?? work.status],
    [texts.workFacts.step, work.status === 'completed' ? texts.allSteps : (work.step ?? texts.notKnown)],
    [texts.workFacts.cause, work.cause ?? (work.status === 'failed' ? texts.causeUnknown : texts.noCause)],
    [texts.workFacts.reason, work.reason ?? texts.nothingRead],
    [texts.workFacts.tries, work.tries],
    [texts.workFacts.ordered, moment(work.created_at)],
    [texts.workFacts.moved, moment(work.at)],
    [texts.workFacts.retried, work.retried_at === null ? texts.notRetried : moment(work.retried_at)],
    [texts.workFacts.credit, texts.credits[work.credit]],
    [texts.workFacts.request, work.request_id ?? texts.notKnown],
    [texts.workFacts.id, work.id],
  ] as const;

function Steps({ work: { steps, step, status } }: { work: WorkDetail }) {
  const stateOf = ({ name, finished_at }: WorkDetail['steps'][number]) => {
    if (finished_at !== null) return moment(finished_at);
    return status === 'failed' && name === step ? texts.failedHere : texts.notBegun;
  };
  return (
    <section className="stack tight">
      <h3>{texts.steps}</h3>
      <FactTable
        caption={texts.steps}
        rows={steps}
        keyOf={({ name }) => name}
        columns={[
          { key: 'step', head: texts.stepHeads.step, cell: ({ name }) => name },
          { key: 'at', head: texts.stepHeads.finished, cell: stateOf },
        ]}
      />
    </section>
  );
}

function Cost({ model }: { model: WorkDetail['model'] }) {
  return (
    <section className="stack tight">
      <h3>{texts.cost}</h3>
      {model === null ? (
        <p className="muted">{texts.noModel}</p>
      ) : (
        <>
          <p>
            {texts.modelUse(model.calls, model.tokens, duration(model.seconds))}{' '}
            {model.money === null ? texts.noPrice : texts.money(model.money, model.currency)}
          </p>
          <FactTable
            caption={texts.cost}
            rows={model.roles}
            keyOf={({ role }) => role}
            columns={[
              { key: 'role', head: texts.roleHeads.role, cell: ({ role }) => role },
              { key: 'calls', head: texts.roleHeads.calls, isNumber: true, cell: ({ calls }) => calls },
              {
                key: 'tokens',
                head: texts.roleHeads.tokens,
                isNumber: true,
                cell: ({ tokens }) => formatNumber(tokens),
              },
              { key: 'time', head: texts.roleHeads.time, isNumber: true, cell: ({ seconds }) => duration(seconds) },
            ]}
          />
        </>
      )}
    </section>
  );
}
