import { act, cleanup, waitFor } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, expect, it, vi } from 'vitest';
import type { Workspace } from '../../src/app/core/workspace.ts';
import type { Core } from '../../src/app/core.ts';
import { FollowedJob } from '../../src/features/validator/FollowedJob.tsx';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import type { JobView } from '../../src/hooks/job.ts';
import { cell } from '../../src/lib/live.ts';
import { takeJob } from '../../src/store/jobs.ts';
import { id, openDb } from '../support/account-db.ts';
import { jobState } from '../support/job.ts';
import { SharedDevice } from '../support/page-device.ts';
import { showWith } from '../support/screen.tsx';

afterEach(cleanup);

it('a research that was begun elsewhere and came to nothing is told of, until another is under way', async () => {
  const db = await openDb();
  await takeJob(db, jobState(id(1)), 1);
  const onJob = vi.fn<(job: JobView | undefined) => void>();
  const workspace = { db, watchJob: () => () => {}, stopResearch() {} } as unknown as Workspace;
  const core = { workspace: cell(workspace), visitor: cell(null) } as unknown as Core;
  const handle = coreHandle(async () => core);
  showWith(
    '/market-validation',
    <FollowedJob jobId={null} dismissed={[]} onJob={onJob} />,
    new SharedDevice().tab().device,
    handle,
  );
  await act(handle.ready);
  const last = () => onJob.mock.lastCall?.[0];
  await waitFor(() => expect(last()).toMatchObject({ job_id: id(1), status: 'running' }));
  await act(() => takeJob(db, jobState(id(1), { status: 'failed', error_code: 'research_failed' }), 2));
  await waitFor(() => expect(last()).toMatchObject({ job_id: id(1), status: 'failed' }));
  await act(() => takeJob(db, jobState(id(2), { created_at: '2026-01-05T10:00:00.000Z' }), 3));
  await waitFor(() => expect(last()).toMatchObject({ job_id: id(2), status: 'running' }));
});
