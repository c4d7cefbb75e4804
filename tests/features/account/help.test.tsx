import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import '../../support/patience.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Sending } from '../../../src/domain/working-copy.ts';
import { RecoveryHelpPage } from '../../../src/features/account/help/RecoveryHelpPage.tsx';
import { cell } from '../../../src/lib/live.ts';
import { screenAt } from '../../support/account-screens.tsx';
import { SharedDevice } from '../../support/page-device.ts';

afterEach(cleanup);

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

function page({ keeps = true, shared = new SharedDevice() } = {}) {
  const asked: string[] = [];
  const sent: unknown[] = [];
  const done: string[] = [];
  const sending = cell<Sending>({ state: 'sending' });
  const shown = screenAt(
    '/help/account-recovery',
    '/help/account-recovery',
    <RecoveryHelpPage />,
    {
      account: {
        async requestReset(email) {
          asked.push(email);
          return { ok: true };
        },
      },
      visitor: {
        counts: cell(null),
        sending: () => sending,
        async requestSupport(request) {
          if (!keeps) throw new DOMException('full', 'QuotaExceededError');
          sent.push(request);
          return 'op-1';
        },
        async retry(opId) {
          done.push(`retry ${opId}`);
        },
        async edit(opId) {
          done.push(`edit ${opId}`);
          shared.tab().device.typedText.write('visitor', 'support', JSON.stringify(sent.at(-1)));
          return null;
        },
      },
    },
    shared,
  );
  return { ...shown, asked, sent, done, sending };
}

describe('[spec 1 §2.14] trying addresses', () => {
  it('asks for one, and answers alike for any', async () => {
    const { asked } = page();
    await press('I want to try some email addresses');
    await press('Check Email');
    screen.getByText('Please enter an email address');
    type('Email', 'amina');
    await press('Check Email');
    screen.getByText('Email is invalid');
    type('Email', ' Amina@Example.com');
    await press('Check Email');
    expect(asked).toEqual(['amina@example.com']);
    screen.getByText(/^If amina@example\.com is tied to an account, reset instructions are on their way/);
    await press('Try Another Email');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
  });

  it('leads on to support', async () => {
    page();
    await press('I want to try some email addresses');
    type('Email', 'amina@example.com');
    await press('Check Email');
    await press('Contact Support');
    screen.getByLabelText('Full name');
    await press('Back');
    screen.getByRole('button', { name: 'I need help from support' });
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
  });
});

describe('[spec 1 §2.14] the support request', () => {
  const fill = async () => {
    await press('I need help from support');
    type('Full name', ' Amina Odhiambo ');
    type('Possible emails (optional)', 'a@b.co, c@d.co');
    await press('Submit Request');
  };

  it('needs a name, and no more', async () => {
    const { sent } = page();
    await press('I need help from support');
    await press('Submit Request');
    screen.getByText('Please enter your full name');
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
    type('Full name', 'Amina');
    type('Anything else (optional)', 'x'.repeat(4_001));
    await press('Submit Request');
    screen.getByText('Please shorten this');
    expect(sent).toEqual([]);
  });

  it('goes out without what was left empty, and says when support answers', async () => {
    const { sent, sending, toasts } = page();
    await fill();
    expect(sent).toEqual([{ fullName: 'Amina Odhiambo', possibleEmail: 'a@b.co, c@d.co' }]);
    act(() => sending.set({ state: 'gone' }));
    screen.getByText(/within 24-48 hours/);
    expect(toasts).toEqual(['Account recovery request submitted successfully']);
  });

  it('without the network it waits, and can be taken back with its words', async () => {
    const { sending, done, toasts } = page();
    await fill();
    act(() => sending.set({ state: 'waiting', status: 0, code: 'network', message: '' }));
    screen.getByText(/goes out by itself when the connection is back/);
    await press('Take it back');
    expect(done).toEqual(['edit op-1']);
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Amina Odhiambo');
    act(() => sending.set({ state: 'gone' }));
    expect(toasts).toEqual([]);
  });

  it('a refusal is told with the way on', async () => {
    const { sending, done, toasts } = page();
    await fill();
    act(() => sending.set({ state: 'failed', status: 429, code: 'rate_limit_exceeded', message: 'Too many.' }));
    screen.getByText('Failed to submit support request. Please try again later.');
    expect(toasts).toEqual(['Account recovery request failed: Too many.']);
    await press('Retry');
    expect(done).toEqual(['retry op-1']);
  });

  it('a device without room says so and keeps the words on the screen', async () => {
    page({ keeps: false });
    await fill();
    screen.getByText(/could not be kept on this device/);
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', ' Amina Odhiambo ');
  });

  it('what was typed outlives the page', async () => {
    const shared = new SharedDevice();
    const { view } = page({ shared });
    await press('I need help from support');
    type('Full name', 'Ami');
    view.unmount();
    page({ shared });
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Ami');
  });
});
