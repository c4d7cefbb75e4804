import { cleanup, fireEvent, screen } from '@testing-library/react';
import '../../support/patience.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { AdminUser } from '../../../src/contract/admin/users.ts';
import { PersonActs } from '../../../src/features/admin/users/PersonActs.tsx';
import { dialog, openTab, press } from '../../support/back-office.tsx';

afterEach(cleanup);

const DISABLE = '/api/admin/users/:id/disabled';
const user: AdminUser = {
  id: '00000000-0000-4000-8000-000000000002',
  email: 'ama@example.org',
  name: 'Ama',
  status: 'active',
  roles: [],
  reports: 1,
  is_exempt: false,
  created_at: '2026-11-20T10:00:00.000Z',
  last_sign_in_at: null,
};

describe('[back office A5] disabling an account', () => {
  it('waits for a reason, and takes none that is blank', async () => {
    const Acts = () => <PersonActs user={user} />;
    const tab = await openTab(Acts, { [DISABLE]: { user } });
    await press('Disable the account');
    const button = () => dialog().getByRole('button', { name: 'Disable the account' }) as HTMLButtonElement;
    const field = dialog().getByLabelText(/^Reason/) as HTMLInputElement;
    expect(button().disabled).toBe(true);
    expect(field.required).toBe(true);
    screen.getByText('Kept in the audit log; it cannot be empty.');
    fireEvent.change(field, { target: { value: '   ' } });
    expect(button().disabled).toBe(true);
    fireEvent.change(field, { target: { value: 'Spam' } });
    expect(button().disabled).toBe(false);
    fireEvent.click(button());
    await screen.findByRole('button', { name: 'Send a reset link' });
    expect(tab.last(DISABLE)?.body).toEqual({ disabled: true, reason: 'Spam' });
  });
});
