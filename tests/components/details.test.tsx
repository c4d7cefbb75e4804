import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import '../support/patience.ts';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import type { Actions } from '../../src/app/core/actions.ts';
import type { Workspace } from '../../src/app/core/workspace.ts';
import type { Core } from '../../src/app/core.ts';
import { DetailsDialog } from '../../src/components/history/DetailsDialog.tsx';
import type { ReportListItem } from '../../src/contract/report.ts';
import { editReportMetadata } from '../../src/contract/reports.ts';
import { cell } from '../../src/lib/live.ts';
import { id, item } from '../support/account-db.ts';
import { SharedDevice } from '../support/page-device.ts';
import { show } from '../support/screen.tsx';

afterEach(cleanup);

/** The form over a report as it is known here, what it sends, and how it is filled in and saved. */
async function form(known: Partial<ReportListItem> = {}) {
  const mutate = vi.fn<Actions['mutate']>(async () => '');
  const workspace = { actions: { mutate } } as unknown as Workspace;
  const core = { workspace: cell<Workspace | null>(workspace), visitor: cell(null) } as unknown as Core;
  const report = { ...item(1, known), bodyHere: true, pending: false };
  show(<DetailsDialog report={report} onClose={() => {}} />, new SharedDevice(), core);
  await act(async () => {});
  return {
    mutate,
    fill: (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    save: () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' }))),
  };
}

it('what the form for a report’s details lets through is what the server takes, however long it was typed', async () => {
  const { mutate, fill, save } = await form();
  fill('Title', 'T'.repeat(300));
  fill('Category', 'C'.repeat(100));
  fill('Tags', Array.from({ length: 30 }, (_, n) => `${n}`.padEnd(60, 't')).join(', '));
  await save();
  const [type, payload] = mutate.mock.calls[0] ?? [];
  expect(type).toBe('metadata');
  const { edit } = payload as { edit: { tags: string[] } };
  expect(edit.tags.map(({ length }) => length)).toEqual(Array(20).fill(40));
  expect(v.safeParse(editReportMetadata.body, edit).success).toBe(true);
});

it('tags and a category that are emptied are taken away, and nothing else of the report is touched', async () => {
  const { mutate, fill, save } = await form({ tags: ['tomatoes', 'Kumasi'], category: 'Agriculture' });
  fill('Tags', '');
  fill('Category', '');
  await save();
  expect(mutate).toHaveBeenCalledExactlyOnceWith('metadata', { reportId: id(1), edit: { category: '', tags: [] } });
});
