import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Actions } from '../../src/app/core/actions.ts';
import type { Workspace } from '../../src/app/core/workspace.ts';
import type { Chunk } from '../../src/contract/chat.ts';
import type { ChatView, Sending } from '../../src/domain/working-copy.ts';
import { ChatBox } from '../../src/features/report/ChatBox.tsx';
import { ChatMessage } from '../../src/features/report/ChatMessage.tsx';
import { ChatPanel } from '../../src/features/report/ChatPanel.tsx';
import { NotPossibleError } from '../../src/hooks/actions.ts';
import { cell } from '../../src/lib/live.ts';
import { id } from '../support/account-db.ts';
import { SharedDevice } from '../support/page-device.ts';
import { report } from '../support/report.ts';
import { show, showAt } from '../support/screen.tsx';
import { gate } from '../support/transport.ts';

afterEach(cleanup);

const part = (n: number, heading?: string): Chunk => ({
  id: `chunk-${n}`,
  chunk_index: n,
  content: `**Part ${n}.** Its words.`,
  metadata: { section: 'industry_analysis', ...(heading && { heading }) },
});
const NEAREST = [part(1, 'Eight talks'), part(2, 'Where to find them'), part(3)];
const SILENT: Sending = { state: 'waiting', status: 0, code: 'network', message: '' };
const REFUSED: Sending = { state: 'failed', status: 422, code: 'validation_failed', message: 'No' };

function talk(message: Partial<ChatView>, online = false, metadata = report(id(2)).report.metadata) {
  const onCite = vi.fn();
  const whole: ChatView = {
    ...{ id: id(1), role: 'user', content: 'Will it rain?', timestamp: '2026-01-05T00:00:00.000Z', chunks: [] },
    pending: null,
    ...message,
  };
  const answer = whole.role === 'assistant' ? whole : (whole.pending?.here ?? null);
  show(
    <ol>
      <ChatMessage message={whole} reply={answer} metadata={metadata} online={online} onCite={onCite} />
    </ol>,
  );
  return onCite;
}
const reply = { content: 'Nothing in this report answers that.', chunks: [], nearest: NEAREST };
const pending = (sending: Sending) => ({ pending: { opId: id(1), sending, here: reply } });

describe('[issue 20] an answer that the report does not give', () => {
  it('names the nearest parts, and each takes the reader there; one without a heading is called by its section', () => {
    const onCite = talk({ role: 'assistant', ...reply });
    const list = screen.getByRole('list', { name: 'Nearest in this report:' });
    const buttons = within(list).getAllByRole('button');
    expect(buttons.map((b) => b.firstChild?.textContent)).toEqual([
      'Eight talks',
      'Where to find them',
      'Industry analysis',
    ]);
    fireEvent.click(buttons[1] as HTMLElement);
    expect(onCite).toHaveBeenCalledWith(NEAREST[1]);
    expect(screen.queryByText('Where it stands:')).toBeNull();
  });

  it('names them in the language of the report', () => {
    const labels = { nearest: 'Au plus près :', cites: 'Où c’est écrit :', industry_analysis: 'Analyse du secteur' };
    const metadata = { ...report(id(2)).report.metadata, labels };
    talk({ role: 'assistant', ...reply, chunks: [part(4, 'Les tests')] }, false, metadata);
    within(screen.getByRole('list', { name: 'Au plus près :' })).getByRole('button', { name: /^Analyse du secteur/ });
    screen.getByRole('list', { name: 'Où c’est écrit :' });
  });

  it('shows a message from before there were any as it was', () => {
    talk({ role: 'assistant', content: 'Wholesalers pay.', chunks: [part(1)] });
    expect(screen.queryByRole('list', { name: 'Nearest in this report:' })).toBeNull();
    within(screen.getByRole('list', { name: 'Where it stands:' })).getByRole('button', { name: /Part 1/ });
  });
});

describe('the box for a question', () => {
  const typed = async (ask: Actions['ask']) => {
    const workspace = cell({ actions: { ask } } as unknown as Workspace);
    show(<ChatBox reportId={id(2)} isEmpty isReady />, new SharedDevice(), { workspace });
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
    fireEvent.change(box, { target: { value: 'Who pays?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    return box;
  };

  it('keeps the words until this device has noted them, and where it could not', async () => {
    const noted = gate<string>();
    const box = await typed(() => noted.wait);
    expect(box.value).toBe('Who pays?');
    await act(async () => noted.open(id(9)));
    await waitFor(() => expect(box.value).toBe(''));
    cleanup();
    const full = await typed(async () => {
      throw new NotPossibleError('No room');
    });
    await screen.findByText('No room');
    expect(full.value).toBe('Who pays?');
  });
});

describe('[spec 2 §8] a question and its answer', () => {
  it('while it is sent, it is being thought about', () => {
    talk({ pending: { opId: id(1), sending: { state: 'sending' }, here: null } }, true);
    expect(screen.getByRole('status').textContent).toBe('Thinking...');
  });

  it('an answer without words says so', () => {
    talk({ role: 'assistant', content: ' \n' });
    screen.getByText('No response received');
  });
});

describe('[issue 20] an answer of this device', () => {
  it.each([
    ['offline', { state: 'sending' } as const, false],
    ['when the try reached nobody', SILENT, true],
    ['while it is sent along', { state: 'sending' } as const, true],
  ])('is marked, cites, and says that the question goes on: %s', (_, sending, online) => {
    talk(pending(sending), online);
    screen.getByText('Answered on this device');
    screen.getByText('You need not wait: the server is asked too.');
    screen.getByRole('list', { name: 'Nearest in this report:' });
    screen.getByRole('button', { name: 'Take it back' });
    expect(screen.queryByText(/^You are offline\.|^Thinking|^Failed to send/)).toBeNull();
  });

  it('stays when the server refuses the question, which says why', () => {
    talk(pending(REFUSED), true);
    screen.getByText('Answered on this device');
    expect(screen.getByRole('alert').textContent).toContain('Please check your input and try again.');
    expect(screen.queryByText(/the server is asked too/)).toBeNull();
  });

  it('where there is none, the question says that it is kept', () => {
    talk({ pending: { opId: id(1), sending: { state: 'sending' }, here: null } });
    screen.getByText(/^Your question is kept on this device and asked/);
    expect(screen.queryByText('Answered on this device')).toBeNull();
  });
});

it.each([
  [false, 1],
  [true, 0],
])('[OUT-11] says over the box where answers come from while there is no network: online %s', (online, times) => {
  const tab = new SharedDevice().tab();
  tab.online.set(online);
  showAt(
    '/',
    <ChatPanel reportId={id(2)} metadata={report(id(2)).report.metadata} onCite={() => {}} onClose={() => {}} />,
    tab.device,
  );
  expect(screen.queryAllByText(/^You are offline\. Answers come from this device/)).toHaveLength(times);
});

it('the beginning of a part is told without marks of lists, of bold words and of citations', () => {
  const chunk = { ...part(1), content: '- **Crates crush** at the bottom [3].\n- Trucks wait.\n1. Heat.' };
  talk({ role: 'assistant', content: 'Crates crush.', chunks: [chunk] });
  const name = /^Industry analysis ?: Crates crush at the bottom\. Trucks wait\. Heat\.$/;
  within(screen.getByRole('list', { name: 'Where it stands:' })).getByRole('button', { name });
});
