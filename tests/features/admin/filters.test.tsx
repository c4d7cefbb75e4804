import '../../support/patience.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditTab } from '../../../src/features/admin/audit/AuditTab.tsx';
import { useAddress } from '../../../src/features/admin/parts/use-address.ts';
import { UsersTab } from '../../../src/features/admin/users/UsersTab.tsx';
import { AWAY, choose, openTab } from '../../support/back-office.tsx';
import { show } from '../../support/screen.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a filter that is chosen while a search is being typed', () => {
  it.each([0, 100, 250])('is kept in the list of people (%i ms after the last letter)', async (ms) => {
    const { last } = await openTab(UsersTab, { '/api/admin/users': AWAY });
    await type('Name or email', 'person1');
    await pass(ms);
    await choose('Status', 'disabled');
    await pass(1_000);
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('disabled');
    expect(last('/api/admin/users')?.query).toMatchObject({ search: 'person1', status: 'disabled' });
  });

  it.each([0, 100, 250])('is kept in the audit log (%i ms after the last letter)', async (ms) => {
    const { last } = await openTab(AuditTab, { '/api/admin/audit': AWAY });
    await type('Who, by email', 'ama@example.org');
    await pass(ms);
    await choose('Act', 'user.disabled');
    await pass(1_000);
    expect(screen.getByLabelText<HTMLSelectElement>('Act').value).toBe('user.disabled');
    expect(last('/api/admin/audit')?.query).toMatchObject({ who: 'ama@example.org', action: 'user.disabled' });
  });

  it('two changes of one moment are both kept', async () => {
    const Both = () => {
      const address = useAddress();
      const both = () => {
        address.set({ a: '1' });
        address.set({ b: '2' });
      };
      return (
        <button type="button" onClick={both}>
          {address.get('a')}
          {address.get('b')}
        </button>
      );
    };
    show(<Both />);
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    expect(screen.getByRole('button').textContent).toBe('12');
  });
});
