import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Marks, Problem } from '../../domain/explorer-problem.ts';
import {
  comparing,
  listed,
  type ResultsQuery,
  resultsAddress,
  resultsQuery,
  SEVERITIES,
  SHOWN,
  SORTS,
} from '../../domain/explorer-results.ts';
import type { SessionView } from '../../domain/explorer-views.ts';
import { sessionDate } from '../../domain/session-date.ts';
import { useExplorerActions } from '../../hooks/explorer.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Comparison } from './Comparison.tsx';
import { nameOf } from './HistoryList.tsx';
import { sessions, results as texts } from './messages.ts';
import { ProblemCard } from './ProblemCard.tsx';
import '../../ui/form.css';

/** The problems of one session, best first; how they are sorted, narrowed and compared stands in the address. */
export function ProblemList({ session }: { session: SessionView }) {
  const [address, setAddress] = useSearchParams();
  const query = resultsQuery(address);
  const explorer = useExplorerActions();
  const [fault, setFault] = useState<string | null>(null);
  const [now] = useState(() => new Date());
  const change = (changes: Partial<ResultsQuery>) =>
    setAddress(resultsAddress({ ...query, ...changes }), { replace: true, preventScrollReset: true });
  const mark = (problem: Problem, marks: Partial<Marks>) => {
    setFault(null);
    explorer.mark(session.id, problem.id, marks).catch(() => setFault(texts.notKept));
  };
  const shown = listed(session.problems, query);
  const pair = query.compared.flatMap((rank) => session.problems.find((problem) => problem.rank === rank) ?? []);
  const [left, right] = pair;
  return (
    <div className="stack loose">
      <header className="stack tight">
        <h1>{texts.title}</h1>
        <p className="muted">
          {nameOf(session)} · {sessions.problems(session.problems.length)} ·{' '}
          <time dateTime={session.createdAt}>{sessionDate(session.createdAt, now)}</time>
        </p>
        {session.message && (
          <Notice>
            <strong>{texts.notes}</strong>
            <span>{session.message}</span>
          </Notice>
        )}
        {fault && <Notice tone="error">{fault}</Notice>}
      </header>
      {left && right && <Comparison pair={[left, right]} onMark={mark} onEnd={() => change({ compared: [] })} />}
      <div className="narrowing">
        <Pick
          label={texts.sort}
          value={query.sort}
          options={SORTS.map((value) => [value, texts.sorts[value]])}
          onChange={(sort) => change({ sort })}
        />
        <Pick
          label={texts.severity}
          value={query.severity ?? 'any'}
          options={[
            ['any', texts.anySeverity],
            ...SEVERITIES.map((value) => [value, texts.severities[value]] as const),
          ]}
          onChange={(severity) => change({ severity: severity === 'any' ? null : severity })}
        />
        <Pick
          label={texts.show}
          value={query.shown}
          options={SHOWN.map((value) => [value, texts.shown[value]])}
          onChange={(value) => change({ shown: value })}
        />
      </div>
      {shown.length === 0 ? (
        <div className="empty">
          <p>{texts.noMatch}</p>
          <span>
            <Button look="quiet" onClick={() => change({ severity: null, shown: 'all' })}>
              {texts.showAll}
            </Button>
          </span>
        </div>
      ) : (
        <ol className="problems" aria-label={texts.list}>
          {shown.map((problem) => (
            <li key={problem.id}>
              <ProblemCard
                problem={problem}
                isCompared={query.compared.includes(problem.rank)}
                onCompare={() => change({ compared: comparing(query.compared, problem.rank) })}
                onMark={mark}
              />
            </li>
          ))}
        </ol>
      )}
      {pair.length === 1 && (
        <div className="dock choosing" role="status">
          <strong>{texts.chosenToCompare(left?.title ?? '')}</strong>
          <span className="row">
            {texts.oneChosen}
            <Button look="plain" onClick={() => change({ compared: [] })}>
              {texts.endCompare}
            </Button>
          </span>
        </div>
      )}
      <p className="muted">
        {texts.credits} <Link to="/credit-request?type=problem-generator">{texts.request}</Link>
      </p>
    </div>
  );
}

interface PickProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

function Pick<Value extends string>({ label, value, options, onChange }: PickProps<Value>) {
  return (
    <label className="narrow-by">
      <small>{label}</small>
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find(([one]) => one === event.target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
