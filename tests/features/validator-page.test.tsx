import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import '../support/patience.ts';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Core } from '../../src/app/core.ts';
import type { CreditStatus } from '../../src/contract/credits.ts';
import type { JobView } from '../../src/domain/working-copy.ts';
import { ChatPage } from '../../src/features/validator/ChatPage.tsx';
import { JobTalk } from '../../src/features/validator/JobTalk.tsx';
import { NotPossibleError } from '../../src/hooks/actions.ts';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { cell } from '../../src/lib/live.ts';
import { takeJob } from '../../src/store/jobs.ts';
import { id, openDb, USER } from '../support/account-db.ts';
import { jobState } from '../support/job.ts';
import { SharedDevice } from '../support/page-device.ts';
import { showWith } from '../support/screen.tsx';

const JOB = id(1);
const acts = {
  startResearch: vi.fn(async () => JOB),
  draft: vi.fn(async () => id(4)),
  cancelResearch: vi.fn(async () => {}),
  resume: vi.fn(async () => {}),
  checkNow: vi.fn(async () => {}),
};
const stopResearch = vi.fn();
beforeEach(() => {
  for (const mock of [...Object.values(acts), stopResearch]) mock.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function At() {
  const { pathname, search } = useLocation();
  return <p data-testid="at">{pathname + search}</p>;
}
const at = () => screen.getByTestId('at').textContent;

interface Given {
  readonly online?: boolean;
  readonly credits?: CreditStatus;
}

async function open(address: string, { online = true, credits }: Given = {}, page = <ChatPage />) {
  const db = await openDb();
  if (credits) await db.credits.put({ type: 'market_validation', status: credits, fault: null, at: 0 });
  const workspace = {
    db,
    now: () => 0,
    actions: acts,
    stopResearch,
    watchJob: () => () => {},
    credits: { fault: () => cell(null), refresh() {}, watch: () => () => {} },
    counts: cell({ waiting: 0, failed: 0 }),
    stuck: cell(false),
  };
  const handle = coreHandle(async () => ({ workspace: cell(workspace), visitor: cell(null) }) as unknown as Core);
  const tab = new SharedDevice().tab();
  tab.online.set(online);
  tab.device.account.signedIn({ id: USER, email: 'a@b.co', name: 'Ama' });
  const routes = (
    <>
      <At />
      <Routes>
        <Route path="/market-validation" element={page} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </>
  );
  showWith(address, routes, tab.device, handle);
  await act(handle.ready);
  return db;
}
const box = () => screen.findByLabelText<HTMLTextAreaElement>('Describe the problem to validate');
const write = async (value: string) => fireEvent.change(await box(), { target: { value } });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

describe('the page of the validator', () => {
  it.each(['problem', 'search'])(
    '[spec 2 §2] a link hands its problem over by %s, and the address is bare',
    async (key) => {
      await open(`/market-validation?${key}=Tomatoes%20rot`);
      expect((await box()).value).toBe('Tomatoes rot');
      await waitFor(() => expect(at()).toBe('/market-validation'));
    },
  );

  it('research begins with the words without the space around them, and the box is empty', async () => {
    await open('/market-validation');
    await write(' Tomatoes rot ');
    await press('Research');
    expect(acts.startResearch).toHaveBeenCalledExactlyOnceWith('Tomatoes rot');
    await waitFor(async () => expect((await box()).value).toBe(''));
  });

  it('words that this device cannot keep stand, with the reason', async () => {
    acts.startResearch.mockRejectedValueOnce(new NotPossibleError('No room'));
    await open('/market-validation');
    await write('Tomatoes rot');
    await press('Research');
    await screen.findByText('No room');
    expect((await box()).value).toBe('Tomatoes rot');
  });

  it('without a network a draft is offered, and opened; the box is empty then', async () => {
    await open('/market-validation', { online: false });
    await write('Tomatoes rot');
    screen.getByRole('button', { name: 'Research when I’m back' });
    await press('Draft now on this device');
    expect(acts.draft).toHaveBeenCalledExactlyOnceWith('Tomatoes rot');
    await waitFor(() => expect(at()).toBe(`/market-validation/draft/${id(4)}`));
  });

  it('without a credit only the kit of this device is offered', async () => {
    const credits = { used: 3, total: 3, available: 0, canGenerate: false, resetDate: null, isExempt: false };
    await open('/market-validation', { credits });
    await write('Tomatoes rot');
    await screen.findByRole('button', { name: 'Make a starter kit on this device' });
    expect(screen.getByRole('button', { name: 'Research' })).toHaveProperty('disabled', true);
  });

  it('what was written outlives a research that failed; left, it is not shown again', async () => {
    const db = await open('/market-validation');
    await act(() => takeJob(db, jobState(JOB), 1));
    await screen.findByRole('list', { name: 'Research' });
    await act(() =>
      takeJob(db, jobState(JOB, { status: 'failed', error: 'Not here.', error_code: 'research_refused' }), 2),
    );
    await screen.findByText('Not here.');
    await press('Write it differently');
    expect((await box()).value).toBe('Tomatoes rot');
    expect(screen.queryByText('Not here.')).toBeNull();
  });

  it('a research that is left for another problem is not shown again, though it is open', async () => {
    const db = await open('/market-validation');
    await act(() => takeJob(db, jobState(JOB, { status: 'paused' }), 1));
    await press('Start New Problem Validation');
    await box();
    await act(() => takeJob(db, jobState(JOB, { status: 'paused', progress: 60 }), 2));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(screen.queryByRole('button', { name: 'Resume research' })).toBeNull();
  });

  it('[readings] leaving stops research that is at work, and leads to a report that is there', async () => {
    const db = await open('/market-validation');
    await act(() => takeJob(db, jobState(JOB), 1));
    await screen.findByRole('list', { name: 'Research' });
    fireEvent(window, new Event('pagehide'));
    expect(stopResearch).toHaveBeenCalledExactlyOnceWith(JOB);
    await act(() => takeJob(db, jobState(JOB, { status: 'completed', report_id: id(6) }), 2));
    await waitFor(() => expect(at()).toBe(`/market-validation/report/${id(6)}`));
    expect(stopResearch).toHaveBeenCalledOnce();
  });
});

describe('a research that stands still', () => {
  const onStartAgain = vi.fn();
  beforeEach(() => onStartAgain.mockClear());
  const talk = (changes: Partial<JobView>) => {
    const job: JobView = { ...jobState(JOB), local: 'following', lastError: null, opId: null, waits: null, ...changes };
    return open('/market-validation', {}, <JobTalk job={job} onStartAgain={onStartAgain} onDraft={() => {}} />);
  };

  it.each([
    [{ status: 'paused' }, 'Resume research', acts.resume],
    [{ local: 'timed_out' }, 'Check now', acts.checkNow],
  ] as const)('with %j goes on by %s, or another problem is begun', async (changes, name, done) => {
    await talk(changes);
    await press(name);
    expect(done).toHaveBeenCalledExactlyOnceWith(JOB);
    await press('Start New Problem Validation');
    expect(onStartAgain).toHaveBeenCalledExactlyOnceWith('');
  });

  it('[spec 2 §4] after twenty readings that failed leads to where its report may be', async () => {
    await talk({ local: 'failed' });
    expect(at()).toBe(`/market-validation/report/${JOB}`);
  });

  it('[spec 2 §9] shows its progress after a second; taken back, its words are given back, else it says why not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await talk({});
    const title = () => screen.queryByRole('heading', { name: 'Generating Your Market Validation Report' });
    await act(() => vi.advanceTimersByTime(999));
    expect(title()).toBeNull();
    await act(() => vi.advanceTimersByTime(1));
    expect(title()).not.toBeNull();
    vi.useRealTimers();
    acts.cancelResearch.mockRejectedValueOnce(new Error('full'));
    await press('Take it back');
    await screen.findByText(/^This could not be taken back/);
    expect(onStartAgain).not.toHaveBeenCalled();
    await press('Take it back');
    expect(acts.cancelResearch).toHaveBeenLastCalledWith(JOB);
    await waitFor(() => expect(onStartAgain).toHaveBeenCalledExactlyOnceWith('Tomatoes rot'));
  });
});
