import type { PastTry, WorkDetail } from '../../../contract/admin/monitoring.ts';
import { Facts } from '../parts/Facts.tsx';
import { moment } from '../parts/words.ts';
import { work as texts } from './work-messages.ts';
import { advice, stateOf, triesOf } from './work-state.ts';

/** Each try with its end: why one failed, what the person read, and how the one after it stands. */
export function Tries({ work }: { work: WorkDetail }) {
  const { past_tries, status, step, cause, reason, at } = work;
  const failed: readonly PastTry[] = [
    ...past_tries,
    ...(status === 'failed' ? [{ failed_at: at, step, cause, reason }] : []),
  ];
  if (failed.length === 0) return null;
  return (
    <section className="stack tight">
      <h3>{texts.tries}</h3>
      <ol className="tries stack tight">
        {failed.map((one, index) => (
          <li key={one.failed_at ?? index} className="card stack tight">
            <p>
              <strong>{texts.tryN(index + 1)}</strong>{' '}
              {texts.tryFailed(one.failed_at === null ? null : moment(one.failed_at), one.step)}
            </p>
            <Facts
              facts={[
                [texts.tryHeads.cause, one.cause ?? texts.notKnown],
                [texts.tryHeads.reason, one.reason ?? texts.notKnown],
              ]}
            />
            {status === 'failed' && index === past_tries.length && <p>{advice(one.cause)}</p>}
          </li>
        ))}
        {status !== 'failed' && (
          <li className="card">
            <p>
              <strong>{texts.tryN(triesOf(work))}</strong> {stateOf(work)}
            </p>
          </li>
        )}
      </ol>
    </section>
  );
}
