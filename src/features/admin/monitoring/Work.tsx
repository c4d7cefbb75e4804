import { useEffect } from 'react';
import { trailFrame } from '../../../components/trail/frame-messages.ts';
import { LazyTrail } from '../../../components/trail/LazyTrail.tsx';
import { readWork, type WorkDetail, type WorkKindName } from '../../../contract/admin/monitoring.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { formatNumber } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { BackButton } from '../parts/BackButton.tsx';
import { Facts } from '../parts/Facts.tsx';
import { duration } from '../parts/measures.ts';
import { OfficeLink, PersonLink, reportsAddress, WriteTo, workAddress } from '../parts/person.tsx';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { useDialogState } from '../parts/use-dialog-state.ts';
import { moment } from '../parts/words.ts';
import { monitoring } from './messages.ts';
import { Retry } from './Retry.tsx';
import { Tries } from './Tries.tsx';
import { work as texts } from './work-messages.ts';
import { creditOf, isUnderWay, stateOf, triesOf } from './work-state.ts';

/** Whoever has just tried something again waits for what becomes of it. */
const WATCH_MS = 3_000;

interface WorkProps {
  id: string;
  kind: WorkKindName;
  onBack: () => void;
}

/** One piece of work: whose, what was asked, what is true of it now, its tries and what came of it, what it cost. */
export function Work({ id, kind, onBack }: WorkProps) {
  const looked = useLook({ call: readWork, params: { id }, query: { kind } });
  const { chosen, choose, end } = useDialogState<WorkDetail>();
  const { data, refresh } = looked;
  const moves = data !== null && isUnderWay(data);
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(refresh, WATCH_MS);
    return () => clearInterval(timer);
  }, [moves, refresh]);
  return (
    <div className="stack">
      <BackButton onBack={onBack}>{texts.back}</BackButton>
      <QueryBoundary looked={looked}>
        {(work) => (
          <>
            <h3>{monitoring.kinds[work.kind]}</h3>
            <blockquote className="quote">{work.question ?? monitoring.noQuestion}</blockquote>
            <Facts label={texts.facts} facts={factsOf(work)} />
            <Tries work={work} />
            <div className="row">
              {work.status === 'failed' && <Button onClick={() => choose(work)}>{monitoring.retry}</Button>}
              {work.email !== null && <WriteTo email={work.email} subject={monitoring.subjects[work.kind]} />}
            </div>
            <Steps work={work} />
            {work.trail.length > 0 && (
              <section className="stack tight">
                <h3>{trailFrame.title}</h3>
                <LazyTrail lines={work.trail} language="en" />
              </section>
            )}
            <Cost model={work.model} />
            <section className="stack tight">
              <h3>{texts.forTheLog}</h3>
              <Facts
                label={texts.forTheLog}
                facts={[
                  [texts.heads.request, work.request_id ?? texts.notKnown],
                  [texts.heads.id, work.id],
                  [texts.heads.taken, texts.takenUp(work.tries)],
                ]}
              />
            </section>
            {chosen && <Retry work={chosen} {...end} />}
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

const factsOf = (work: WorkDetail) => {
  const { heads } = texts;
  const state = stateOf(work);
  const tries = triesOf(work);
  return [
    [heads.person, <PersonLink key="person" whose={work} />],
    [heads.state, tries > 1 ? texts.inTry(state, tries) : state],
    [heads.ordered, moment(work.created_at)],
    ...madeOf(work),
    [heads.credit, creditOf(work)],
    ...(['earlier', 'later'] as const).flatMap((side) => {
      const other = work[side];
      if (other === null) return [];
      const kind = work.kind === 'letter' ? 'research' : work.kind;
      return [[heads[side], <OtherWork key={side} kind={kind} {...other} />] as const];
    }),
  ] as const;
};

/** What came of research and of an exploration; what insights are about. */
function madeOf({ kind, status, report, problems, user_id }: WorkDetail) {
  const { heads } = texts;
  if (report !== null) {
    const { id, title, in_trash, created_at } = report;
    const said = texts.madeOn(texts.kinds[report.kind] ?? report.kind, moment(created_at));
    const to = kind === 'insights' ? workAddress(id, 'research') : user_id && reportsAddress(user_id);
    const about = (
      <span className="person">
        {to ? <OfficeLink to={to}>{title}</OfficeLink> : title}
        <small>{in_trash ? `${said}, ${texts.inTrash}` : said}</small>
        {kind === 'research' && <small>{texts.theirs}</small>}
      </span>
    );
    return [[kind === 'insights' ? heads.about : heads.made, about] as const];
  }
  if (status !== 'completed') return [];
  if (kind === 'explorer') return [[heads.made, texts.problems(problems ?? 0)] as const];
  return kind === 'research' ? [[heads.made, texts.noReport] as const] : [];
}

function OtherWork({ id, kind, status, created_at }: WorkDetail['earlier'] & { kind: WorkKindName }) {
  return (
    <OfficeLink to={workAddress(id, kind)}>
      {moment(created_at)}: {monitoring.statuses[status] ?? status}
    </OfficeLink>
  );
}

function Steps({ work: { steps, step, status } }: { work: WorkDetail }) {
  const here: Readonly<Record<string, string>> = {
    failed: texts.stepFailed,
    running: texts.stepRuns,
    queued: texts.stepNext,
    pending: texts.stepNext,
  };
  const stepState = ({ name, finished_at }: WorkDetail['steps'][number]) => {
    if (finished_at !== null) return texts.stepDone(moment(finished_at));
    return name === step ? (here[status] ?? texts.stepRests) : texts.stepNotBegun;
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
          { key: 'state', head: texts.stepHeads.state, cell: stepState },
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
