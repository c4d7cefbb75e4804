import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Actions } from '../../src/app/core/actions.ts';
import type { Workspace } from '../../src/app/core/workspace.ts';
import type { Core } from '../../src/app/core.ts';
import type { Chunk } from '../../src/contract/chat.ts';
import { MAX_CHAT_LENGTH } from '../../src/contract/limits.ts';
import type { ChatView, Sending } from '../../src/domain/working-copy.ts';
import { ChatBox } from '../../src/features/report/ChatBox.tsx';
import { ChatMessage } from '../../src/features/report/ChatMessage.tsx';
import { ChatPanel } from '../../src/features/report/ChatPanel.tsx';
import { NotPossibleError } from '../../src/hooks/actions.ts';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { cell } from '../../src/lib/live.ts';
import { saveMessages } from '../../src/store/chats.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import type { ChatStatus } from '../../src/sync/chat.ts';
import { id, openDb, USER } from '../support/account-db.ts';
import { SharedDevice } from '../support/page-device.ts';
import { report } from '../support/report.ts';
import { show, showAt, showWith } from '../support/screen.tsx';
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

function talk(
  message: Partial<ChatView>,
  online = false,
  metadata = report(id(2)).report.metadata,
  actions: Partial<Actions> = {},
) {
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
    new SharedDevice(),
    { workspace: cell({ actions } as unknown as Workspace) },
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
  const open = (ask = vi.fn<Actions['ask']>(async () => id(9)), state = { isEmpty: true, isReady: true }) => {
    const workspace = cell({ actions: { ask } } as unknown as Workspace);
    show(<ChatBox reportId={id(2)} {...state} />, new SharedDevice(), { workspace });
    return { ask, box: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' }) };
  };
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ask' });
  const write = (box: HTMLTextAreaElement, value: string) => fireEvent.change(box, { target: { value } });
  const typed = (ask?: Actions['ask']) => {
    const { box } = open(ask && vi.fn(ask));
    write(box, 'Who pays?');
    fireEvent.click(send());
    return box;
  };

  it('keeps the words until this device has noted them, and where it could not', async () => {
    const noted = gate<string>();
    const box = typed(() => noted.wait);
    expect(box.value).toBe('Who pays?');
    await act(async () => noted.open(id(9)));
    await waitFor(() => expect(box.value).toBe(''));
    cleanup();
    const full = typed(async () => {
      throw new NotPossibleError('No room');
    });
    await screen.findByText('No room');
    expect(full.value).toBe('Who pays?');
  });

  it('has the focus when it opens, and again once a question was sent', async () => {
    const box = typed();
    expect(document.activeElement).toBe(box);
    box.blur();
    await waitFor(() => expect(document.activeElement).toBe(box));
  });

  it('sends on Enter what was asked, without the space around it; not on Shift+Enter nor by an input method', async () => {
    const { ask, box } = open();
    write(box, ' Who pays? ');
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(ask).not.toHaveBeenCalled();
    fireEvent.click(screen.getByLabelText('Look beyond the report'));
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith(id(2), 'Who pays?', true));
  });

  it('sends nothing while the report is not ready for it, and nothing empty', () => {
    const { ask, box } = open(undefined, { isEmpty: true, isReady: false });
    write(box, 'Who pays?');
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(send().disabled).toBe(true);
    cleanup();
    const { box: blank } = open(ask);
    write(blank, ' \n ');
    fireEvent.keyDown(blank, { key: 'Enter' });
    expect(send().disabled).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  });

  it('offers beginnings only before anything was asked or typed; one fills the box and leads into it', () => {
    const { box } = open();
    box.blur();
    fireEvent.click(screen.getByRole('button', { name: 'Who has it?' }));
    expect(box.value).toMatch(/^Who has this problem most/);
    expect(document.activeElement).toBe(box);
    expect(screen.queryByRole('button', { name: 'Who has it?' })).toBeNull();
    cleanup();
    open(undefined, { isEmpty: false, isReady: true });
    expect(screen.queryByRole('button', { name: 'Who has it?' })).toBeNull();
  });

  it('counts what is left when that is little', () => {
    const { box } = open();
    write(box, 'x'.repeat(MAX_CHAT_LENGTH - 101));
    expect(screen.queryByText(/characters left/)).toBeNull();
    write(box, 'x'.repeat(MAX_CHAT_LENGTH - 100));
    screen.getByText('100 characters left');
  });

  it('takes as many characters as there may be, the space around them not counted, and not one more', () => {
    const { box } = open();
    write(box, ` ${'x'.repeat(MAX_CHAT_LENGTH)} `);
    expect(send().disabled).toBe(false);
    write(box, 'x'.repeat(MAX_CHAT_LENGTH + 1));
    expect(send().disabled).toBe(true);
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

describe('[OUT-12] a question that is not answered yet', () => {
  const acts = () => ({
    retry: vi.fn<Actions['retry']>(async () => {}),
    edit: vi.fn<Actions['edit']>(async () => null),
    discard: vi.fn<Actions['discard']>(async () => {}),
  });
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const unanswered = (sending: Sending) => ({ pending: { opId: id(1), sending, here: null } });

  it.each([
    ['waits', SILENT, 'Try now', 'status'],
    ['was refused', REFUSED, 'Retry', 'alert'],
  ])('that %s says why, and can be sent, changed and taken back', async (_, sending, again, role) => {
    const actions = acts();
    talk(unanswered(sending), true, undefined, actions);
    expect(screen.getByRole(role).textContent).toContain('Failed to send message');
    for (const [name, done] of [
      [again, actions.retry],
      ['Change', actions.edit],
      ['Take it back', actions.discard],
    ] as const) {
      await press(name);
      expect(done).toHaveBeenCalledExactlyOnceWith(id(1));
    }
  });

  it('cannot be sent now without a network, and says its own sentence where it was taken back elsewhere', () => {
    talk(unanswered(SILENT));
    expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
    cleanup();
    talk(unanswered({ ...REFUSED, code: 'taken_back', message: 'It was taken back on another device.' }), true);
    screen.getByText('It was taken back on another device.');
  });

  it('says nothing more once it is on its way to its answer', () => {
    talk(unanswered({ state: 'gone' }), true);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('[issue 20] an answer of this device', () => {
  it.each([
    ['offline', { state: 'sending' } as const, false, 'The server is asked too when the connection is back.'],
    ['when the try reached nobody', SILENT, true, 'You need not wait: the server is asked too.'],
    ['while it is sent along', { state: 'sending' } as const, true, 'You need not wait: the server is asked too.'],
  ])('is marked, cites, and says that the question goes on: %s', (_, sending, online, goesOn) => {
    talk(pending(sending), online);
    screen.getByText('Answered on this device');
    screen.getByText(goesOn);
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

it('the beginning of a part is cut at a hundred characters; a record of the country is none of its parts', () => {
  const long = { ...part(1), content: 'x'.repeat(101) };
  talk({ role: 'assistant', content: 'So.', chunks: [long, { ...part(2), id: 'record-2' }] });
  const [button, ...others] = within(screen.getByRole('list', { name: 'Where it stands:' })).getAllByRole('button');
  expect(button?.title).toBe(`${'x'.repeat(100)}…`);
  expect(others).toEqual([]);
});

describe('the conversation', () => {
  const REPORT = id(2);
  const READY: ChatStatus = { preparation: 'ready', message: null, history: 'read', fault: null };
  const said = (n: number, role: 'user' | 'assistant', content: string) => ({
    ...{ id: id(n), role, content, timestamp: `2026-01-05T00:0${Math.floor(n / 2)}:00.000Z`, chunks: [] },
  });
  const older = vi.fn();

  interface Given {
    readonly status?: Partial<ChatStatus>;
    readonly messages?: readonly ReturnType<typeof said>[];
    readonly online?: boolean;
    /** Nothing older is at the server. */
    readonly complete?: boolean;
    /** A question that this device answered and the server has not. */
    readonly here?: string;
  }
  const WHO = [said(2, 'user', 'Who?'), said(3, 'assistant', 'They.')];

  const opened = vi.fn(() => () => {});

  async function open({ status = {}, messages = WHO, online = true, complete = true, here }: Given = {}) {
    const db = await openDb();
    await saveMessages(db, REPORT, { messages, total: messages.length, complete }, 1);
    if (here !== undefined) {
      const reply = { content: here, chunks: [] };
      const payload = { reportId: REPORT, content: 'How?', webSearch: false, sessionId: null, here: reply };
      await enqueue(db, { op: { type: 'chat', payload }, opId: id(20), userId: USER, now: 0 });
    }
    const chats = { open: opened, status: () => cell({ ...READY, ...status }), older };
    const advice = { chats, answersHere: () => null, answerSoFar: () => null };
    const workspace = {
      db,
      advice: async () => advice,
      actions: {},
      counts: cell({ waiting: 0, failed: 0 }),
      stuck: cell(false),
    };
    const core = { workspace: cell(workspace), visitor: cell(null) } as unknown as Core;
    const handle = coreHandle(async () => core);
    const tab = new SharedDevice().tab();
    tab.online.set(online);
    const onClose = vi.fn();
    const { metadata } = report(REPORT).report;
    const panel = <ChatPanel reportId={REPORT} metadata={metadata} onCite={() => {}} onClose={onClose} />;
    showWith('/', panel, tab.device, handle);
    await act(handle.ready);
    return Object.assign(onClose, { online: tab.online });
  }
  const lines = () => within(screen.getByRole('list', { name: 'Chat with Report' })).getAllByRole('listitem');

  it('has each question once with its answer below it, in order; closes by its button and by Escape', async () => {
    const messages = [
      said(2, 'user', 'Who?'),
      said(3, 'assistant', 'They.'),
      said(4, 'user', 'Why?'),
      said(5, 'assistant', 'So.'),
    ];
    const onClose = await open({ messages });
    await screen.findByText('So.');
    expect(lines().map((line) => line.textContent)).toEqual([
      'You asked: Who?',
      'Answer: They.',
      'You asked: Why?',
      'Answer: So.',
    ]);
    // A screen reader says what is added.
    expect(screen.getByRole('list', { name: 'Chat with Report' }).getAttribute('aria-live')).toBe('polite');
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close the chat' }));
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('brings what was said earlier where there is more, also an answer whose question is not here', async () => {
    await open({ messages: [said(3, 'assistant', 'They.')], complete: false });
    fireEvent.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    expect(older).toHaveBeenCalledExactlyOnceWith(REPORT);
    screen.getByText('They.');
  });

  it('has what this device answered below its question until the server has answered', async () => {
    await open({ here: 'Like this.' });
    await screen.findByText('Like this.');
    expect(lines().map((line) => line.firstElementChild?.nextSibling?.textContent)).toEqual([
      'Who?',
      'They.',
      'How?',
      'Like this.',
    ]);
  });

  it('reads again what it could not read without a network, once there is one', async () => {
    const { online } = await open({ online: false });
    await screen.findByText('They.');
    opened.mockClear();
    act(() => online.set(true));
    expect(opened).toHaveBeenCalledExactlyOnceWith(REPORT);
  });

  it('says what one can ask where nothing was said yet', async () => {
    await open({ messages: [] });
    await screen.findByText(/^Ask what you would ask the person who wrote this report/);
  });

  it.each([
    [{ preparation: 'preparing' }, true, 'Preparing chat for your report...'],
    [{ preparation: 'preparing', message: 'Reading page 3' }, true, 'Reading page 3'],
    [{ preparation: 'error' }, true, 'Report is not ready for chat yet'],
    [{ preparation: 'preparing' }, false, null],
  ] as const)('with %j, online %s, a question waits under: %s', async (status, online, text) => {
    await open({ status, online });
    const box = await screen.findByRole('textbox');
    fireEvent.change(box, { target: { value: 'Who pays?' } });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ask' }).disabled).toBe(text !== null);
    if (text !== null) await screen.findByText(text);
    else expect(screen.queryByText(/^Preparing/)).toBeNull();
  });

  it.each([true, false])(
    'that could not be read says so with its cause, but not without a network (%s)',
    async (online) => {
      await open({ status: { history: 'failed', fault: 'SERVER' }, online });
      await screen.findByText('They.');
      expect(screen.queryAllByText('Failed to load chat history')).toHaveLength(online ? 1 : 0);
      expect(screen.queryAllByText(/^Server is temporarily unavailable/)).toHaveLength(online ? 1 : 0);
    },
  );
});
