import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../support/patience.ts';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actions } from '../../src/app/core/actions.ts';
import type { Core } from '../../src/app/core.ts';
import type { Calc, Report } from '../../src/contract/report.ts';
import { CalcDetail } from '../../src/features/report/CalcDetail.tsx';
import { Contents } from '../../src/features/report/Contents.tsx';
import { ReportBar } from '../../src/features/report/ReportBar.tsx';
import { ReportMenu } from '../../src/features/report/ReportMenu.tsx';
import { ReportPage } from '../../src/features/report/ReportPage.tsx';
import { useTextSize } from '../../src/features/report/use-text-size.ts';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { cell } from '../../src/lib/live.ts';
import { saveBody } from '../../src/store/bodies.ts';
import { saveMessages } from '../../src/store/chats.ts';
import { reportRow } from '../../src/store/take-report.ts';
import type { BodyOutcome } from '../../src/sync/bodies.ts';
import { id, item, openDb } from '../support/account-db.ts';
import { SharedDevice } from '../support/page-device.ts';
import { kit, report } from '../support/report.ts';
import { show, showWith } from '../support/screen.tsx';

const REPORT = id(1);
const mutate = vi.fn<Actions['mutate']>(async () => id(9));
const bring = vi.fn();
const watch = vi.fn(() => () => {});
beforeEach(() => {
  for (const mock of [mutate, bring, watch]) mock.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function At() {
  const { pathname, search } = useLocation();
  return <p data-testid="at">{pathname + search}</p>;
}

interface Given {
  /** What is on this device. */
  readonly body?: Report | null;
  readonly title?: string;
  readonly outcome?: BodyOutcome | null;
  readonly online?: boolean;
  readonly query?: string;
}

async function open(
  reportId = REPORT,
  { body = report(REPORT), title = 'Tomatoes', outcome = null, online = true, query = '' }: Given = {},
) {
  const db = await openDb();
  if (body) {
    await db.reports.put(reportRow(item(1, { title })));
    await saveBody(db, REPORT, body, 1);
    const chunks = [{ id: 'c', chunk_index: 0, content: 'Text', metadata: { section: 'industry_analysis' } }];
    const answer = {
      id: id(3),
      role: 'assistant' as const,
      content: 'So.',
      timestamp: '2026-01-05T00:00:00.000Z',
      chunks,
    };
    await saveMessages(db, REPORT, { messages: [answer], total: 1, complete: true }, 1);
  }
  const ready = { preparation: 'ready', message: null, history: 'read', fault: null };
  const advice = {
    chats: { open: () => () => {}, status: () => cell(ready), older() {} },
    answersHere: () => null,
    answerSoFar: () => null,
    insights: { watch, regenerate() {} },
  };
  const workspace = {
    db,
    reports: { state: () => cell(outcome), bring },
    advice: async () => advice,
    actions: { mutate },
    counts: cell({ waiting: 0, failed: 0 }),
    stuck: cell(false),
  };
  const core = { workspace: cell(workspace), visitor: cell(null) } as unknown as Core;
  const handle = coreHandle(async () => core);
  const tab = new SharedDevice().tab();
  tab.online.set(online);
  const routes = (
    <>
      <At />
      <Routes>
        <Route path="/market-validation/report/:sessionId" element={<ReportPage />} />
        <Route path="/market-validation/report" element={<ReportPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </>
  );
  showWith(`/market-validation/report/${reportId}${query}`, routes, tab.device, handle);
  await act(handle.ready);
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const chatButton = () => screen.getByRole('button', { name: 'Chat with Report' });

describe('a report’s page', () => {
  it('says that the report is here, under the name it was given, and counts as one view', async () => {
    await open(REPORT, { title: 'Crates' });
    await screen.findByRole('heading', { level: 1, name: 'Crates' });
    expect(screen.getAllByText('Saved on this device').length).toBeGreaterThan(0);
    expect(mutate).toHaveBeenCalledExactlyOnceWith('view', { reportId: REPORT });
    expect(bring).not.toHaveBeenCalled();
  });

  it('[spec 2 §9] of an id that is none says so, and leads back after two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open('nonsense', { body: null });
    screen.getByText(/^Invalid report ID format/);
    await act(() => vi.advanceTimersByTime(1_999));
    expect(screen.queryByText('Elsewhere')).toBeNull();
    await act(() => vi.advanceTimersByTime(1));
    expect(screen.getByTestId('at').textContent).toBe('/market-validation');
  });

  it('[spec 2 §5] without an id says that there is none', async () => {
    await open('', { body: null });
    screen.getByText(/^No report ID provided/);
  });

  it.each([
    [{ state: 'not_here', message: 'Nobody answers.' }, true, 'Nobody answers.', 'alert'],
    [
      { state: 'not_here', message: 'Nobody answers.' },
      false,
      /^This report has not been read on this device yet/,
      'status',
    ],
    [{ state: 'forbidden', message: 'Not yours.' }, true, 'Not yours.', 'alert'],
    [{ state: 'error', message: 'It broke.' }, true, 'It broke.', 'alert'],
  ] as const)('says why a report is not there, and asks again: %j, online %s', async (outcome, online, text, role) => {
    await open(REPORT, { body: null, outcome, online });
    const said = await screen.findByText(text);
    expect(said.closest('[role]')?.getAttribute('role')).toBe(role);
    await waitFor(() => expect(bring).toHaveBeenCalled());
    bring.mockClear();
    await press('Retry');
    expect(bring).toHaveBeenCalledExactlyOnceWith(REPORT);
    expect(mutate).not.toHaveBeenCalled();
  });

  it('a link that opens the chat leaves the bare address; closed, the focus is back on its button', async () => {
    await open(REPORT, { query: '?chat=open' });
    const close = await screen.findByRole('button', { name: 'Close the chat' });
    await waitFor(() => expect(screen.getByTestId('at').textContent).toBe(`/market-validation/report/${REPORT}`));
    expect(chatButton().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(close);
    await waitFor(() => expect(chatButton().getAttribute('aria-expanded')).toBe('false'));
    expect(document.activeElement).toBe(chatButton());
  });

  it.each([
    ['beside it where there is room', true],
    ['open, but not over it on a phone', false],
  ])('a part that an answer names is shown and marked; the chat stays %s', async (_, isWide) => {
    const narrow = globalThis.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...narrow(query),
      matches: isWide && query.includes('64rem'),
      addEventListener() {},
      removeEventListener() {},
    }));
    await open(REPORT, { query: '?chat=open' });
    const part = await screen.findByRole('button', { name: /^Industry analysis/ });
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Actionable Insights' })));
    await act(async () => void fireEvent.click(part));
    expect(screen.getByRole('tab', { name: 'Report' }).getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(document.querySelector('.cited')?.id).toBe('industry_analysis'));
    await waitFor(() => expect(chatButton().getAttribute('aria-expanded')).toBe(String(isWide)));
  });

  it.each([
    ['a report', report(REPORT), 1],
    ['a starter kit, which has none', kit(REPORT), 0],
  ])('insights are asked for when somebody opens their tab: %s', async (_, body, times) => {
    await open(REPORT, { body });
    await screen.findByRole('tab', { name: 'Actionable Insights' });
    expect(watch).not.toHaveBeenCalled();
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Actionable Insights' })));
    await waitFor(() => expect(watch).toHaveBeenCalledTimes(times));
  });
});

describe('what can be done with a report', () => {
  const { device } = new SharedDevice().tab();
  const said = () => device.toasts.get().map(({ message, type }) => `${type}: ${message}`);
  const menu = async (part = <ReportMenu report={report(REPORT)} size="normal" onSize={() => {}} />) => {
    device.toasts.set([]);
    showWith(
      '/',
      part,
      device,
      coreHandle(() => new Promise<Core>(() => {})),
    );
    await press('Share, print, text size, delete');
  };
  const withNavigator = (parts: object) => vi.stubGlobal('navigator', { ...parts, onLine: true });

  it('its link is copied without the place on the page; where it cannot be, the link itself is told', async () => {
    location.hash = '#sources';
    const bare = location.href.replace('#sources', '');
    const writeText = vi.fn(async () => {});
    withNavigator({ clipboard: { writeText } });
    await menu();
    await press('Copy link');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(bare);
    expect(said()).toEqual(['success: The link is copied.']);
    writeText.mockRejectedValue(new Error('denied'));
    await press('Share, print, text size, delete');
    await press('Copy link');
    expect(said(), 'the last word alone').toEqual([`error: The link could not be copied: ${bare}`]);
    location.hash = '';
  });

  it.each([
    ['AbortError', []],
    ['NotAllowedError', ['error: The report could not be shared from here. Copy its link instead.']],
  ])('is shared with the system’s sheet; one that ends with %s says %j', async (name, words) => {
    const share = vi.fn(async () => Promise.reject(Object.assign(new Error(''), { name })));
    withNavigator({ share });
    await menu();
    await press('Share…');
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Tomatoes', url: location.href });
    expect(said()).toEqual(words);
  });

  it('is not offered to be shared where there is no sheet, nor to be deleted by whoever has not made it', async () => {
    withNavigator({});
    await menu();
    screen.getByRole('button', { name: 'Download as Markdown' });
    expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('is read larger, here and the next time', async () => {
    function Sized() {
      const { size, change } = useTextSize();
      return <ReportMenu report={report(REPORT)} size={size} onSize={change} />;
    }
    const pressed = () =>
      ['Small', 'Normal', 'Large'].filter(
        (name) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true',
      );
    await menu(<Sized />);
    expect(pressed()).toEqual(['Normal']);
    await press('Large');
    expect(pressed()).toEqual(['Large']);
    cleanup();
    await menu(<Sized />);
    expect(pressed()).toEqual(['Large']);
    localStorage.clear();
  });

  it.each([
    [true, 'Unpin'],
    [false, 'Pin'],
  ])('is pinned, or no more: %s', async (isPinned, name) => {
    const row = { ...item(1, { isPinned }), bodyHere: true, pending: false };
    const bar = (
      <ReportBar id={REPORT} row={row} report={null} size="normal" onSize={() => {}}>
        {null}
      </ReportBar>
    );
    show(bar, new SharedDevice(), { workspace: cell({ actions: { mutate } } as never) });
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe(String(isPinned));
    await press(name);
    await waitFor(() => expect(mutate).toHaveBeenCalledExactlyOnceWith('pin', { reportId: REPORT, pinned: !isPinned }));
  });
});

describe('the contents of a report', () => {
  const entries = [
    { key: 'summary', title: 'Résumé' },
    { key: 'sources', title: 'Sources' },
  ];
  const opener = () => screen.getByRole('button', { expanded: false });
  const isOpen = () => screen.queryByRole('button', { expanded: true }) !== null;

  it('name the part that is read, in the report’s language, and mark it', () => {
    show(<Contents entries={entries} place="summary" lang="fr" />);
    expect(within(opener()).getByText('Résumé').lang).toBe('fr');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.lang, link.getAttribute('aria-current')])).toEqual([
      ['#summary', 'fr', 'location'],
      ['#sources', 'fr', null],
    ]);
  });

  it('fold when a part is chosen and when the focus goes elsewhere, not on the way to an entry', () => {
    show(<Contents entries={entries} place={null} />);
    fireEvent.click(opener());
    fireEvent.blur(screen.getByRole('button', { expanded: true }), {
      relatedTarget: screen.getByRole('link', { name: 'Sources' }),
    });
    expect(isOpen()).toBe(true);
    fireEvent.blur(screen.getByRole('link', { name: 'Sources' }), { relatedTarget: document.body });
    expect(isOpen()).toBe(false);
    fireEvent.click(opener());
    fireEvent.click(screen.getByRole('link', { name: 'Sources' }));
    expect(isOpen()).toBe(false);
  });
});

describe('a calculation laid open', () => {
  const input = (name: string, changes: Partial<Calc['inputs'][number]> = {}) => ({
    ...{ name, origin: 'founder' as const, low: 1, base: 1, high: 1, unit: '' },
    ...changes,
  });
  const calc = (changes: Partial<Calc>): Calc => ({
    ...{ number: 4, id: 'loss', formula: '', expression: 'a', inputs: [], unit: '', low: 2, base: 2, high: 2 },
    ...changes,
  });
  const told = (one: Calc) => show(<CalcDetail calc={one} />).container.textContent;

  it('is a single value, or its range', () => {
    expect(told(calc({ unit: 'US dollars', low: 1234, base: 1234, high: 1234 }))).toMatch(/^US\$1,234Worked/);
    expect(told(calc({ unit: 'crates', low: 1, base: 2.3456, high: 4 }))).toMatch(
      /^Low 1 crates · middle 2\.35 crates · high 4 cratesWorked/,
    );
  });

  it('says its formula with the names and signs of a person, and of each input its values once', () => {
    const inputs = [
      input('daily_loss', { unit: 'cedis', low: 10, base: 20, high: 20 }),
      input('s', { label: 'share of crates', unit: 'share', low: 0.125, base: 0.125, high: 0.125, origin: 'assumed' }),
    ];
    const text = told(calc({ expression: 'daily_loss * s / 2 - daily_loss * 1', inputs }));
    expect(text?.slice(text.indexOf('Worked'))).toBe(
      [
        'Worked out as: daily loss × share of crates ÷ 2 − daily loss',
        'daily loss (you said)10 cedis · 20 cedis',
        'share of crates (assumed)12.5%',
      ].join(''),
    );
  });
});
