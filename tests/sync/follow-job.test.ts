import { describe, expect, it } from 'vitest';
import type { JobState } from '../../src/contract/research.ts';
import type { Answer } from '../../src/domain/answer.ts';
import type { EventStream } from '../../src/domain/transport.ts';
import { silentLog } from '../../src/lib/log.ts';
import type { JobRow } from '../../src/store/rows.ts';
import { type FollowPorts, followJob } from '../../src/sync/follow-job.ts';
import { UserActionWindow } from '../../src/sync/user-action-window.ts';
import { id } from '../support/account-db.ts';
import { jobState, question } from '../support/job.ts';
import { refused, silent } from '../support/transport.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const JOB = id(1);
const done = jobState(JOB, { status: 'completed', progress: 100, report_id: JOB });
type Scripted = JobState | Answer;
const asAnswer = (answer: Scripted): Answer<JobState> =>
  ('kind' in answer ? answer : { kind: 'ok', status: 200, data: answer }) as Answer<JobState>;

/** A follower, the clock, and a server that answers each poll with the next thing in `script` (the last one for ever). */
function follow(options: {
  script?: Scripted[];
  events?: EventStream | null;
  throttle?: boolean;
  online?: () => boolean;
  answered?: string;
  started?: number;
}) {
  const clock = new VirtualClock();
  const polls: number[] = [];
  const locals: string[] = [];
  const tellings: JobState[] = [];
  const checks = new Set<() => void>();
  const polling = new UserActionWindow(clock, silentLog);
  if (options.throttle) polling.start();
  const script = options.script ?? [done];
  const start = clock.now();
  const ports: FollowPorts = {
    clock,
    status: async () => {
      if (!polling.allows('/status')) return silent('blocked') as Answer<JobState>;
      const next = script[Math.min(polls.length, script.length - 1)] ?? done;
      polls.push(clock.now() - start);
      return asAnswer(next);
    },
    events: options.events ?? null,
    onState: async (state): Promise<JobRow> => {
      tellings.push(state);
      const answered = options.answered ?? null;
      return { id: JOB, state, local: 'following', lastError: null, answered, runStartedAt: start };
    },
    local: async (local) => {
      if (locals.at(-1) !== local) locals.push(local);
    },
    online: options.online ?? (() => true),
    onOpen: (listener) => polling.onOpen(listener),
    onCheckNow: (listener) => {
      checks.add(listener);
      return () => checks.delete(listener);
    },
  };
  const abort = new AbortController();
  const ended = followJob(ports, { id: JOB, runStartedAt: start - (options.started ?? 0) }, abort.signal);
  const checkNow = () => {
    for (const listener of [...checks]) listener();
  };
  return { clock, polls, locals, tellings, polling, checkNow, abort, ended };
}

describe('polling', () => {
  it('reads every 5 s until the end', async () => {
    const { clock, polls, ended } = follow({ script: [jobState(JOB), jobState(JOB), done] });
    await clock.pass(60_000);
    expect(await ended).toBe('final');
    expect(polls).toEqual([0, 5_000, 10_000]);
  });

  it('ends at a question, and at a pause', async () => {
    const asking = jobState(JOB, { status: 'clarification_needed', questions: [question(1)] });
    expect(await follow({ script: [asking] }).ended).toBe('waiting');
    expect(await follow({ script: [jobState(JOB, { status: 'paused' })] }).ended).toBe('waiting');
  });

  it('goes on past a question that has been answered from here', async () => {
    const asking = jobState(JOB, { status: 'clarification_needed', questions: [question(1)] });
    const { clock, polls, ended } = follow({ script: [asking, done], answered: 'question_1:Question 1' });
    await clock.pass(5_000);
    expect(await ended).toBe('final');
    expect(polls).toHaveLength(2);
  });

  it('waits 2 s longer for each error in a row, 30 s at most, and gives up after twenty', async () => {
    const { clock, polls, locals, ended } = follow({ script: [refused(503, 'unavailable')] });
    await clock.pass(20 * 60_000);
    expect(await ended).toBe('gave_up');
    expect(polls).toHaveLength(20);
    const waits = polls.slice(1).map((at, index) => at - (polls[index] ?? 0));
    expect(waits.slice(0, 4)).toEqual([7_000, 9_000, 11_000, 13_000]);
    expect(Math.max(...waits)).toBe(30_000);
    expect(locals).toEqual(['waiting_network']);
  });

  it('starts the count anew after one good answer', async () => {
    const nineteen = Array.from({ length: 19 }, () => refused(500, 'internal_error'));
    const { clock, polls, ended } = follow({ script: [...nineteen, jobState(JOB), ...nineteen, done] });
    await clock.pass(20 * 60_000);
    expect(await ended).toBe('final');
    expect(polls).toHaveLength(40);
  });

  it('holds nothing against the server while there is no network', async () => {
    let online = false;
    const { clock, polls, ended } = follow({
      script: [...Array.from({ length: 60 }, () => silent()), done],
      online: () => online,
    });
    await clock.pass(7 * 60_000);
    online = true;
    expect(polls.length).toBeGreaterThan(20);
    await clock.pass(60_000);
    expect(await ended).toBe('final');
  });

  it('ends after 20 minutes by the clock from the start of the run', async () => {
    const { clock, ended, polls } = follow({ script: [jobState(JOB)], started: 60_000 });
    await clock.pass(18 * 60_000);
    const before = polls.length;
    await clock.pass(2 * 60_000);
    expect(await ended).toBe('timed_out');
    expect(polls.length - before).toBeLessThanOrEqual(13);
    expect(polls.at(-1)).toBeLessThanOrEqual(19 * 60_000);
  });

  it('reads once however long ago the run began', async () => {
    expect(await follow({ started: 86_400_000 }).ended).toBe('final');
    expect(await follow({ started: 86_400_000, script: [jobState(JOB)] }).ended).toBe('timed_out');
  });

  it('tells when the server does not know the job', async () => {
    expect(await follow({ script: [refused(404, 'not_found')] }).ended).toBe('gone');
  });

  it("'Check now' cuts the wait short", async () => {
    const { clock, polls, checkNow, ended } = follow({ script: [jobState(JOB), done] });
    await clock.pass(1_000);
    checkNow();
    expect(await ended).toBe('final');
    expect(polls).toEqual([0, 1_000]);
  });

  it('stops when it is aborted, with no timer left', async () => {
    const { clock, abort, ended } = follow({ script: [jobState(JOB)] });
    await clock.pass(7_000);
    abort.abort(new Error('left'));
    await expect(ended).rejects.toThrow('left');
    expect(clock.waiting).toBe(0);
  });
});

describe('polling under the throttle', () => {
  it('a blocked poll counts as no error; it goes out with the next action, at once', async () => {
    const { clock, polls, locals, polling, ended } = follow({ throttle: true, script: [jobState(JOB), done] });
    await clock.pass(120_000);
    expect(polls).toEqual([]);
    expect(locals).toEqual(['paused_to_save_data']);
    polling.action('other');
    await clock.pass(0);
    expect(polls).toEqual([120_000]);
    await clock.pass(5_000);
    expect(await ended).toBe('final');
    expect(polls).toEqual([120_000, 125_000]);
  });

  it('is held back again when the window closes, and free when the throttle ends', async () => {
    const { clock, polls, locals, polling, abort, ended } = follow({ throttle: true, script: [jobState(JOB)] });
    polling.action('research');
    await clock.pass(60_000);
    expect(polls.length).toBeLessThanOrEqual(4);
    expect(locals.at(-1)).toBe('paused_to_save_data');
    await clock.pass(240_000);
    expect(polls.at(-1)).toBe(300_000);
    await clock.pass(10_000);
    expect(polls.slice(-3)).toEqual([300_000, 305_000, 310_000]);
    abort.abort();
    await expect(ended).rejects.toBeDefined();
  });
});

describe('a page whose server was away while nobody touches it', () => {
  /** Answers nothing from `from` to `to`, ms from the start; then tells that the job is done. */
  const away =
    (from: number, to: number, now: () => number): EventStream =>
    async (_id, _signal, onState) => {
      if (now() < from) onState(jobState(JOB, { progress: 40 }));
      if (now() < to) throw new Error('the server is gone');
      onState(done);
    };

  it.each([
    ['before anything was heard', 0, 20_000],
    ['after it had been heard', 1, 45_000],
  ])('[SRV-3] hears the stream again though polls are held back: %s', async (_when, from, to) => {
    let now = () => 0;
    const { clock, ended, polls, locals } = follow({
      events: (...args) => away(from, to, now)(...args),
      throttle: true,
    });
    const start = clock.now();
    now = () => clock.now() - start;
    await clock.pass(to + 30_000);
    expect(await ended).toBe('final');
    expect(polls).toEqual([]);
    expect(locals).toContain('paused_to_save_data');
    expect(locals.at(-1)).toBe('following');
    // The throttle's own two: its end and its statistics.
    expect(clock.waiting).toBe(2);
  });

  it('tries the stream ever more rarely, every 30 s in the end, and polls at once when somebody acts', async () => {
    const opened: number[] = [];
    let now = () => 0;
    const { clock, ended, polls, polling } = follow({
      events: async () => {
        opened.push(now());
        throw new Error('the server is gone');
      },
      throttle: true,
    });
    const start = clock.now();
    now = () => clock.now() - start;
    await clock.pass(120_000);
    expect(opened).toEqual([0, 1_000, 3_000, 3_000, 8_000, 18_000, 38_000, 68_000, 98_000]);
    polling.action('other');
    await clock.pass(0);
    expect(polls).toEqual([120_000]);
    expect(await ended).toBe('final');
  });

  it('a stream that does not open gives way to an action; one that is heard goes on', async () => {
    let opening = 0;
    const events: EventStream = (_id, signal, onState) =>
      new Promise((_, reject) => {
        opening += 1;
        signal.addEventListener('abort', () => reject(signal.reason));
        if (opening < 4) reject(new Error('the server is gone'));
        if (opening === 5) onState(jobState(JOB));
      });
    const { clock, polls, polling, ended, abort } = follow({ events, throttle: true, script: [jobState(JOB)] });
    await clock.pass(20_000);
    expect([opening, polls]).toEqual([4, []]);
    polling.action('other');
    await clock.pass(0);
    expect(polls).toEqual([20_000]);
    await clock.pass(15_000);
    const before = polls.length;
    expect(opening).toBe(5);
    polling.action('other');
    await clock.pass(30_000);
    expect(polls).toHaveLength(before);
    abort.abort();
    await expect(ended).rejects.toBeDefined();
  });
});

describe('streaming', () => {
  it('hears each telling in order, polls nothing, and needs no open window', async () => {
    const events: EventStream = async (_id, _signal, onState) => {
      for (const progress of [10, 50, 90]) onState(jobState(JOB, { progress }));
      onState(done);
    };
    const { ended, tellings, polls } = follow({ events, throttle: true });
    expect(await ended).toBe('final');
    expect(tellings.map((state) => state.progress)).toEqual([10, 50, 90, 100]);
    expect(polls).toEqual([]);
  });

  it('comes back after breaking off', async () => {
    let opened = 0;
    const events: EventStream = async (_id, _signal, onState) => {
      opened += 1;
      onState(opened < 3 ? jobState(JOB, { progress: opened }) : done);
      if (opened < 3) throw new Error('broke off');
    };
    const { clock, ended, polls } = follow({ events });
    await clock.pass(10_000);
    expect(await ended).toBe('final');
    expect(opened).toBe(3);
    expect(polls).toEqual([]);
  });

  it('polls where streaming does not work at all', async () => {
    let opened = 0;
    const events: EventStream = async () => {
      opened += 1;
      throw new Error('404');
    };
    const { clock, ended, polls } = follow({ events });
    await clock.pass(10_000);
    expect(await ended).toBe('final');
    expect(opened).toBe(3);
    expect(polls).toEqual([3_000]);
  });

  it('waits half a minute for a stream that had worked, and only then polls', async () => {
    const opened: number[] = [];
    const events: EventStream = async (_id, _signal, onState) => {
      // The first is opened while the follower is still being made.
      opened.push(opened.length === 0 ? 0 : clock.now() - start);
      if (opened.length === 1) onState(jobState(JOB));
      throw new Error('the server is gone');
    };
    const { clock, ended, polls, locals } = follow({ events });
    const start = clock.now();
    await clock.pass(60_000);
    expect(await ended).toBe('final');
    expect(opened).toEqual([0, 1_000, 3_000, 7_000, 15_000, 31_000]);
    expect(polls).toEqual([31_000]);
    expect(locals).toContain('waiting_network');
  });

  it('ends after 20 minutes as well', async () => {
    const events: EventStream = (_id, signal, onState) => {
      onState(jobState(JOB));
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    const { clock, ended } = follow({ events });
    await clock.pass(20 * 60_000);
    expect(await ended).toBe('timed_out');
    expect(clock.waiting).toBe(0);
  });
});
