import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import '../support/patience.ts';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import type { Actions } from '../../src/app/core/actions.ts';
import type { Workspace } from '../../src/app/core/workspace.ts';
import type { Core } from '../../src/app/core.ts';
import { DetailsDialog } from '../../src/components/history/DetailsDialog.tsx';
import { editReportMetadata } from '../../src/contract/reports.ts';
import { cell } from '../../src/lib/live.ts';
import { item } from '../support/account-db.ts';
import { SharedDevice } from '../support/page-device.ts';
import { show } from '../support/screen.tsx';

afterEach(cleanup);

it('what the form for a report’s details lets through is what the server takes, however long it was typed', async () => {
  const mutate = vi.fn<Actions['mutate']>(async () => '');
  const workspace = { actions: { mutate } } as unknown as Workspace;
  const core = { workspace: cell<Workspace | null>(workspace), visitor: cell(null) } as unknown as Core;
  show(
    <DetailsDialog report={{ ...item(1), bodyHere: true, pending: false }} onClose={() => {}} />,
    new SharedDevice(),
    core,
  );
  await act(async () => {});
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill('Title', 'T'.repeat(300));
  fill('Category', 'C'.repeat(100));
  fill('Tags', Array.from({ length: 30 }, (_, n) => `${n}`.padEnd(60, 't')).join(', '));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  const [type, payload] = mutate.mock.calls[0] ?? [];
  expect(type).toBe('metadata');
  const { edit } = payload as { edit: { tags: string[] } };
  expect(edit.tags.map(({ length }) => length)).toEqual(Array(20).fill(40));
  expect(v.safeParse(editReportMetadata.body, edit).success).toBe(true);
});
