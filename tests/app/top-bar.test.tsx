import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { TopBar } from '../../src/app/TopBar.tsx';
import { SharedDevice } from '../support/page-device.ts';
import { showAt } from '../support/screen.tsx';

afterEach(cleanup);

const ama = { id: '00000000-0000-4000-8000-000000000001', email: 'ama@example.org', name: 'Ama Mensah' };
function barAt(address: string, isSignedIn: boolean) {
  const { device } = new SharedDevice().tab();
  if (isSignedIn) device.account.signedIn(ama);
  showAt(address, <TopBar />, device);
}
const hrefs = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('[spec 1 §2.3] the bar above a public page', () => {
  it.each(['/', '/pricing', '/samples/sample-fintech'])(
    'keeps its links for whoever is signed in, with the way to their work and their menu (%s)',
    async (address) => {
      barAt(address, true);
      await screen.findAllByRole('link', { name: 'Product' });
      expect(hrefs('FAQs')).toContain('/faq');
      expect(new Set(hrefs('Problem Validator'))).toEqual(new Set(['/market-validation']));
      screen.getByRole('button', { name: 'Your account' });
      expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull();
    },
  );

  it('says in the phone’s menu what is not there yet, to the sighted too', async () => {
    barAt('/', false);
    const [, menu] = await screen.findAllByRole('navigation', { name: 'Baraza' });
    for (const name of ['Co-founder Matching', 'Resources', 'Pricing']) {
      const entry = within(menu as HTMLElement).getByText(name, { exact: false });
      expect(within(entry).getByText('(not yet available)').className).not.toContain('visually-hidden');
    }
  });

  it('is the tools’ bar where the tools are', () => {
    barAt('/market-validation', true);
    within(screen.getByRole('navigation', { name: 'Tools' })).getByRole('link', { name: /Explorer/ });
    expect(screen.queryByRole('link', { name: 'Product' })).toBeNull();
  });

  it('[spec 2 §1] says what Beta means to fingers and keys, not only to a pointer', () => {
    barAt('/market-validation', true);
    expect(screen.queryByText(/^early beta release/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Beta: what that means' }));
    screen.getByText(
      'early beta release, giving select users access to test and provide feedback before our full launch',
    );
  });

  it('follows the colours that were chosen in another tab, the button with the page', () => {
    barAt('/', false);
    const pressed = () => screen.getAllByRole('button', { name: 'Dark mode' })[0]?.getAttribute('aria-pressed');
    for (const isDark of [true, false]) {
      localStorage.setItem('baraza-dark-mode', String(isDark));
      fireEvent(window, new StorageEvent('storage', { key: 'baraza-dark-mode' }));
      expect(document.documentElement.dataset.theme).toBe(isDark ? 'dark' : 'light');
      expect(pressed()).toBe(String(isDark));
    }
    localStorage.removeItem('baraza-dark-mode');
    delete document.documentElement.dataset.theme;
  });

  it('on the way in both links keep what was wanted', () => {
    barAt('/signup?redirect=%2Fprefine', false);
    expect(hrefs('Login')).toEqual(['/signin?redirect=%2Fprefine']);
    expect(hrefs('Sign Up')).toEqual(['/signup?redirect=%2Fprefine']);
  });
});
