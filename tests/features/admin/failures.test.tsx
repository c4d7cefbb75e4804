import '../../support/patience.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { adminProfile } from '../../../src/contract/admin/access.ts';
import { FailureSummary } from '../../../src/features/admin/parts/Failures.tsx';
import { QueryBoundary } from '../../../src/features/admin/parts/QueryBoundary.tsx';
import type { Looked } from '../../../src/hooks/server-calls.ts';

afterEach(cleanup);

const data = { email: 'ama@example.org', accounts_elsewhere: false };
const looked = (change: Partial<Looked<typeof adminProfile>>): Looked<typeof adminProfile> => ({
  data: null,
  failure: null,
  loading: false,
  refresh: vi.fn(),
  ...change,
});
const failed = (message: string, change: Partial<Looked<typeof adminProfile>> = {}) =>
  looked({ failure: { ok: false, code: 'x', message }, ...change });

function show(...parts: readonly Looked<typeof adminProfile>[]) {
  const tree = (all: readonly Looked<typeof adminProfile>[]) => (
    <FailureSummary>
      {all.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a tab stay where they are
        <QueryBoundary key={index} looked={part}>
          {({ email }) => <p>{email}</p>}
        </QueryBoundary>
      ))}
    </FailureSummary>
  );
  const shown = render(tree(parts));
  return (...next: typeof parts) => shown.rerender(tree(next));
}

it('what fails for one reason is said once, and asked again together', () => {
  const parts = [failed('No network.'), failed('No network.'), looked({ data })];
  const again = show(...parts);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('ama@example.org')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(parts.map(({ refresh }) => vi.mocked(refresh).mock.calls.length)).toEqual([1, 1, 0]);
  again(looked({ data }), looked({ data }), looked({ data }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByText('ama@example.org')).toHaveLength(3);
});

it('two reasons are two, and an older answer stays under its warning', () => {
  show(failed('No network.', { data }), failed('The server is busy.'));
  expect(screen.getByRole('alert').textContent).toContain('The server is busy.');
  expect(screen.getByText(/^No network\. This could not be brought up to date/)).toBeTruthy();
  expect(screen.getByText('ama@example.org')).toBeTruthy();
});

it('a part that goes takes its failure with it', () => {
  const again = show(failed('No network.'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  again();
  expect(screen.queryByRole('alert')).toBeNull();
});
