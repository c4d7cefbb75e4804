import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminProfile } from '../../src/contract/admin/access.ts';
import { useLook } from '../../src/hooks/server-calls.ts';
import { openTab } from '../support/back-office.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Page = () => <p>{useLook({ call: adminProfile }).data?.email}</p>;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('[spec 3 §9] what is looked at is asked for every half minute while the page can be seen, and at once when it is again', async () => {
  const { asked, answers, look } = await openTab(Page, { [adminProfile.path]: { email: 'ama@example.org' } });
  screen.getByText('ama@example.org');
  expect(asked).toHaveLength(1);
  await pass(29_999);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked).toHaveLength(2);
  await look(false);
  await pass(300_000);
  expect(asked).toHaveLength(2);
  answers[adminProfile.path] = { email: 'kofi@example.org' };
  await look(true);
  expect(asked).toHaveLength(3);
  screen.getByText('kofi@example.org');
});
