import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actions } from '../../src/app/core/actions.ts';
import type { Workspace } from '../../src/app/core/workspace.ts';
import type { Core } from '../../src/app/core.ts';
import { Correction } from '../../src/features/report/Correction.tsx';
import { Found } from '../../src/features/report/Found.tsx';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { cell } from '../../src/lib/live.ts';
import { id, openDb, USER } from '../support/account-db.ts';
import { SharedDevice } from '../support/page-device.ts';
import { report } from '../support/report.ts';
import { showWith } from '../support/screen.tsx';

const REPORT = id(1);
const mutate = vi.fn<Actions['mutate']>();
beforeEach(() => {
  mutate.mockReset();
  mutate.mockResolvedValue(id(9));
});
afterEach(cleanup);

async function open(part = <Found id={REPORT} report={report(REPORT)} />) {
  const workspace = {
    db: await openDb(),
    actions: { mutate },
    counts: cell({ waiting: 0, failed: 0 }),
    stuck: cell(false),
  } as unknown as Workspace;
  const core = { workspace: cell(workspace), visitor: cell(null) } as unknown as Core;
  const { device } = new SharedDevice().tab();
  device.account.signedIn({ id: USER, email: 'a@b.co', name: 'Ama' });
  const handle = coreHandle(async () => core);
  showWith('/', part, device, handle);
  await act(handle.ready);
}
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add what you found' });
const outcome = () => screen.getByRole<HTMLSelectElement>('combobox');
const write = (words: string) => fireEvent.change(text(), { target: { value: words } });
const add = () => screen.getByRole('button', { name: 'Add' });

describe('what was found out since', () => {
  it('is kept without the space around it, and with what it came to; the form is empty after', async () => {
    await open();
    write('  Four of six lost a crate. \n');
    fireEvent.change(outcome(), { target: { value: 'counted' } });
    fireEvent.click(add());
    await waitFor(() => expect(text().value).toBe(''));
    expect(mutate.mock.calls).toEqual([
      ['found', { reportId: REPORT, text: 'Four of six lost a crate.', outcome: 'counted' }],
    ]);
    expect(outcome().value).toBe('');
    write('One paid.');
    fireEvent.click(add());
    await waitFor(() => expect(mutate).toHaveBeenCalledTimes(2));
    expect(mutate.mock.calls[1]).toEqual(['found', { reportId: REPORT, text: 'One paid.' }]);
  });

  it('cannot be nothing, and stays in the form where the device could not keep it', async () => {
    await open();
    write(' \n ');
    expect(add()).toHaveProperty('disabled', true);
    mutate.mockRejectedValue(new Error('No room'));
    write('One paid.');
    fireEvent.click(add());
    await screen.findByRole('alert');
    expect(text().value).toBe('One paid.');
  });
});

describe('what was not asked', () => {
  it('can be said long after: only that is offered, the first of it chosen, and it is sent as that', async () => {
    const whole = report(REPORT);
    const { metadata } = whole.report;
    const asks = {
      ...whole,
      report: { ...whole.report, metadata: { ...metadata, open: ['who' as const, 'payer' as const] } },
    };
    await open(<Correction id={REPORT} report={asks} />);
    const slots = screen.getAllByRole<HTMLInputElement>('radio', { hidden: true });
    expect(slots.map((slot) => [slot.closest('label')?.textContent, slot.checked])).toEqual([
      ['Who has it', true],
      ['Who would pay', false],
    ]);
    fireEvent.change(screen.getByLabelText('What it should be'), { target: { value: ' Traders ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Correct it', hidden: true }));
    await waitFor(() => expect(mutate).toHaveBeenCalledOnce());
    expect(mutate).toHaveBeenCalledWith('reading', { reportId: REPORT, slot: 'who', answer: 'Traders' });
  });
});
