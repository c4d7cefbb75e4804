import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import '../support/patience.ts';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actions } from '../../src/app/core/actions.ts';
import type { Core } from '../../src/app/core.ts';
import { FeedbackDialog } from '../../src/components/feedback/FeedbackDialog.tsx';
import { DetailsDialog } from '../../src/components/history/DetailsDialog.tsx';
import { HistoryPanel } from '../../src/components/history/HistoryPanel.tsx';
import { HistorySide } from '../../src/components/history/HistorySide.tsx';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { cell } from '../../src/lib/live.ts';
import { id, item, openDb, USER } from '../support/account-db.ts';
import { SharedDevice } from '../support/page-device.ts';
import { showWith } from '../support/screen.tsx';

const mutate = vi.fn<Actions['mutate']>();
const refreshHistory = vi.fn();
const refreshTrash = vi.fn();
beforeEach(() => {
  mutate.mockReset();
  mutate.mockResolvedValue(id(9));
  refreshHistory.mockClear();
  refreshTrash.mockClear();
});
afterEach(cleanup);

function At() {
  return <p data-testid="at">{useLocation().pathname}</p>;
}

interface Given {
  readonly history?: { readonly state: string; readonly notice: string | null };
  readonly found?: {
    readonly ids: readonly string[] | null;
    readonly isAsking: boolean;
    readonly notice: string | null;
  };
  readonly online?: boolean;
}
const FRESH = { state: 'fresh', notice: null };

async function open(part: Parameters<typeof showWith>[1], given: Given = {}) {
  const { history = FRESH, found = { ids: null, isAsking: false, notice: null }, online = true } = given;
  const db = await openDb();
  const workspace = {
    db,
    now: () => 0,
    history: cell(history),
    trashStatus: cell(FRESH),
    refreshTrash,
    refreshHistory,
    search: () => ({
      subscribe(told: (search: typeof found) => void) {
        told(found);
        return () => {};
      },
    }),
    actions: { mutate },
    counts: cell({ waiting: 0, failed: 0 }),
    stuck: cell(false),
  };
  const handle = coreHandle(async () => ({ workspace: cell(workspace), visitor: cell(null) }) as unknown as Core);
  const tab = new SharedDevice().tab();
  tab.online.set(online);
  tab.device.account.signedIn({ id: USER, email: 'a@b.co', name: 'Ama' });
  showWith(
    '/market-validation/report/x',
    <>
      {part}
      <At />
    </>,
    tab.device,
    handle,
  );
  await act(handle.ready);
  return tab.device;
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

describe('the history', () => {
  const panel = <HistoryPanel onOpen={() => {}} />;
  const search = (value: string) =>
    screen.findByRole('searchbox').then((box) => fireEvent.change(box, { target: { value } }));

  it.each([
    [FRESH, 'No reports found'],
    [{ state: 'failed', notice: 'The history could not be read.' }, 'Unable to load reports'],
    [{ state: 'loading', notice: null }, 'Loading reports...'],
  ])('without a report says what that means: %j', async (history, text) => {
    await open(panel, { history });
    await screen.findByText(text);
    if (history.notice === null) return;
    screen.getByText(history.notice);
    await press('Retry');
    expect(refreshHistory).toHaveBeenCalledOnce();
  });

  it.each([
    [{ ids: null, isAsking: true, notice: null }, true, 'Searching…'],
    [{ ids: [], isAsking: false, notice: null }, true, 'No report matches.'],
    [{ ids: null, isAsking: false, notice: null }, false, /^No report on this device matches/],
  ])(
    'says of words that nothing has (%j, online %s): %s; cleared, it asks for nothing',
    async (found, online, text) => {
      await open(panel, { found, online });
      await search('zebra');
      expect((await screen.findByText(text)).getAttribute('role')).toBe('status');
      await press('Clear search and filters');
      await screen.findByText('No reports found');
      expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('');
    },
  );
});

it('behind the history lies the trash, and the way back', async () => {
  await open(<HistorySide id="side" onClose={() => {}} />);
  screen.getByRole('complementary', { name: 'History' });
  expect(refreshTrash).not.toHaveBeenCalled();
  await press('Trash');
  // The server is asked for what lies there.
  expect(refreshTrash).toHaveBeenCalledOnce();
  screen.getByRole('complementary', { name: 'Trash' });
  await screen.findByText('The trash is empty.');
  await press('Back to the history');
  screen.getByRole('complementary', { name: 'History' });
});

describe('a report’s details', () => {
  const edit = async () => {
    const onClose = vi.fn();
    const known = { ...item(1, { tags: ['tomatoes'] }), bodyHere: true, pending: false };
    await open(<DetailsDialog report={known} onClose={onClose} />);
    return onClose;
  };
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('cannot be without a title, which is said at the field', async () => {
    const onClose = await edit();
    fill('Title', '  ');
    expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBeNull();
    await press('Save');
    const title = screen.getByLabelText('Title');
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(title.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'A report needs a title.',
    );
    expect([mutate.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
  });

  it('that are left as they are send nothing; of tags each is sent once', async () => {
    const onClose = await edit();
    await press('Save');
    expect(mutate).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
    fill('Tags', ' road, , tomatoes,road');
    await press('Save');
    expect(mutate).toHaveBeenCalledExactlyOnceWith('metadata', {
      reportId: id(1),
      edit: { tags: ['road', 'tomatoes'] },
    });
  });
});

describe('feedback', () => {
  const dialog = (subjectId: string | null = id(1), onClose = () => {}) => (
    <FeedbackDialog about="report" subjectId={subjectId} onClose={onClose} />
  );
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('Your feedback');
  const send = () => screen.getByRole('button', { name: 'Send feedback' });

  it('is sent with its mark and what it is about, and thanked for; without a network it says when it goes', async () => {
    const device = await open(dialog());
    expect(send()).toHaveProperty('disabled', true);
    fireEvent.change(text(), { target: { value: ' Too long. ' } });
    fireEvent.click(screen.getByLabelText('Of some use'));
    await press('Send feedback');
    expect(mutate).toHaveBeenCalledExactlyOnceWith('feedback', {
      ...{ about: 'report', subject_id: id(1), text: 'Too long.', rating: 3 },
    });
    await screen.findByText('Thank you for your feedback.');
    // The next time the box is empty.
    expect(device.typedText.read(USER, `feedback-${id(1)}`)).toBe('');
    cleanup();
    await open(dialog(null), { online: false });
    fireEvent.change(text(), { target: { value: 'Fine.' } });
    await press('Send feedback');
    expect(mutate).toHaveBeenLastCalledWith('feedback', { about: 'report', text: 'Fine.' });
    await screen.findByText(/^Thank you\. Your feedback is kept on this device/);
  });

  it('that this device cannot keep stands, and outlives the dialog', async () => {
    mutate.mockRejectedValue(new Error('No room'));
    const device = await open(dialog());
    fireEvent.change(text(), { target: { value: 'Too long.' } });
    await press('Send feedback');
    await screen.findByText(/could not be kept on this device/);
    expect(text().value).toBe('Too long.');
    expect(device.typedText.read(USER, `feedback-${id(1)}`)).toBe('Too long.');
  });

  it('has the operator’s own form in its place where there is one', async () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'baraza-feedback-url';
    meta.content = 'https://forms.example/f';
    await open(dialog());
    const frame = screen.getByTitle<HTMLIFrameElement>('What do you think of this report?');
    expect(frame.getAttribute('src')).toBe('https://forms.example/f');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(within(screen.getByRole('dialog')).queryByLabelText('Your feedback')).toBeNull();
    meta.remove();
  });
});
