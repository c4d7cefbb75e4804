// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChatMessage } from '../../src/features/report/ChatMessage.tsx';
import { useCell } from '../../src/hooks/use-cell.ts';
import { cell } from '../../src/lib/live.ts';
import { id } from '../support/account-db.ts';
import { report } from '../support/report.ts';
import { show } from '../support/screen.tsx';

const heard = cell('');
vi.mock('../../src/hooks/chat.ts', () => ({ useAnswerSoFar: () => useCell(heard) }));
afterEach(cleanup);

it('what was heard of an answer that is mended is shown no more, and the screen says that it is checked', () => {
  const question = { id: id(1), role: 'user', content: 'Why?', timestamp: '2026-01-05T00:00:00.000Z' } as const;
  const pending = { opId: id(1), sending: { state: 'sending' }, here: null } as const;
  const { metadata } = report(id(2)).report;
  show(
    <ol>
      <ChatMessage
        message={{ ...question, chunks: [], pending }}
        reply={null}
        metadata={metadata}
        online
        onCite={() => undefined}
      />
    </ol>,
  );
  const status = () => screen.getByRole('status').textContent;
  expect(status()).toBe('Thinking...');
  act(() => heard.set('Crates crush.'));
  expect(status()).toContain('Still writing…');
  act(() => heard.set(''));
  expect(screen.queryByText('Crates crush.')).toBeNull();
  expect(status()).toBe('Checking what it says…');
});
