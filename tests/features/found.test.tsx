import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import '../support/patience.ts';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actions } from '../../src/app/core/actions.ts';
import type { Workspace } from '../../src/app/core/workspace.ts';
import type { Core } from '../../src/app/core.ts';
import type { Report } from '../../src/contract/report.ts';
import { Correction } from '../../src/features/report/Correction.tsx';
import { Found } from '../../src/features/report/Found.tsx';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { cell } from '../../src/lib/live.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { found } from '../../src/store/operations/found.ts';
import { WhenNear } from '../../src/ui/WhenNear.tsx';
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
  const db = await openDb();
  const workspace = {
    db,
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
  return db;
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

  it('is at hand for whoever comes back to say it better', async () => {
    // Nobody has come near it yet.
    const observer = { observe() {}, disconnect() {} };
    vi.stubGlobal('IntersectionObserver', function nothingSeen() {
      return observer;
    });
    const Page = () => {
      const { hash } = useLocation();
      const { to } = found.edit?.({ reportId: REPORT, text: 'One paid.' }) ?? { to: '' };
      return (
        <>
          <Link to={to}>Edit</Link>
          <WhenNear isWanted={hash === '#found'}>
            <Found id={REPORT} report={report(REPORT)} />
          </WhenNear>
        </>
      );
    };
    await open(<Page />);
    expect(screen.queryByRole('textbox')).toBeNull();
    // Also a second time, the address being the same.
    for (let time = 0; time < 2; time += 1) {
      fireEvent.click(screen.getByRole('link', { name: 'Edit' }));
      expect(document.activeElement).toBe(text());
      text().blur();
    }
    vi.unstubAllGlobals();
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

describe('a reading that was wrong', () => {
  const HOUR = 3_600_000;
  const read = (changes: Partial<Report['report']['metadata']> = {}, age = 0): Report => {
    const whole = report(REPORT);
    const metadata = { ...whole.report.metadata, ...changes };
    return { ...whole, created_at: new Date(Date.now() - age).toISOString(), report: { ...whole.report, metadata } };
  };
  const offered = () =>
    screen.queryAllByRole('radio', { hidden: true }).map((one) => one.closest('label')?.textContent);

  it.each([
    ['within the first hour', read({}, HOUR - 60_000), 3],
    ['no more after it', read({}, HOUR + 60_000), 0],
    ['a second time', read({ corrections: 1 }), 3],
    ['not a third time', read({ corrections: 2 }), 0],
    ['not in a report without a playbook', read({ playbook: undefined }), 0],
    ['not in a draft, which is no research yet', read({ draft: true }), 0],
  ])('can be put right %s', async (_, one, slots) => {
    await open(<Correction id={REPORT} report={one} />);
    expect(offered()).toHaveLength(slots);
  });

  it('is sent, and waits until the report was made anew; what could not be kept stands, and is told', async () => {
    let set = (_: Report) => {};
    const Page = () => {
      const [shown, setShown] = useState(read());
      set = setShown;
      return <Correction id={REPORT} report={shown} />;
    };
    await open(<Page />);
    const answer = () => screen.getByLabelText<HTMLInputElement>('What it should be');
    const send = () => act(async () => void fireEvent.submit(answer().form as HTMLFormElement));
    await send();
    expect(mutate).not.toHaveBeenCalled();
    mutate.mockRejectedValueOnce(new Error('No room'));
    fireEvent.change(answer(), { target: { value: 'Tamale' } });
    await send();
    screen.getByText('It could not be saved on this device. Please try again.');
    expect(answer().value).toBe('Tamale');
    await send();
    expect(mutate).toHaveBeenLastCalledWith('reading', { reportId: REPORT, slot: 'where', answer: 'Tamale' });
    screen.getByText(/^Saved on this device/);
    expect(answer().value).toBe('');
    act(() => set(read({ revised_at: '2026-11-02T10:00:00.000Z' })));
    expect(screen.queryByText(/^Saved on this device/)).toBeNull();
  });
});

it('what was found stands there with what it came to; of what waits only this report’s, with the reason it was refused', async () => {
  const whole = report(REPORT);
  const found = [{ text: 'Four lost a crate.', outcome: 'counted' as const, added_at: '2026-01-06T00:00:00.000Z' }];
  const known = { ...whole, report: { ...whole.report, metadata: { ...whole.report.metadata, found } } };
  const db = await open(<Found id={REPORT} report={known} />);
  const note = (n: number, reportId: string, words: string) =>
    enqueue(db, { op: { type: 'found', payload: { reportId, text: words } }, opId: id(n), userId: USER, now: n });
  await note(5, REPORT, 'One paid.');
  await note(6, REPORT, 'Two paid.');
  await note(7, id(2), 'Of another.');
  await db.outbox.update(id(6), { state: 'dead', lastError: { status: 422, code: 'x', message: 'Too long.' } });
  const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);
  await waitFor(() =>
    expect(lines()).toEqual([
      expect.stringMatching(/^Four lost a crate\. I counted it .*2026$/),
      expect.stringMatching(/^One paid\. Saved on this device/),
      'Two paid. Too long.',
    ]),
  );
});
