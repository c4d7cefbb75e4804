import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HistoryButton, HistoryFrame, useHistorySidebar } from '../../src/components/HistorySidebar.tsx';
import { Filters } from '../../src/components/history/Filters.tsx';
import { HistoryPanel } from '../../src/components/history/HistoryPanel.tsx';
import { ReportItem } from '../../src/components/history/ReportItem.tsx';
import { Suggested } from '../../src/components/history/Suggested.tsx';
import type { ReportView } from '../../src/domain/working-copy.ts';
import { item } from '../support/account-db.ts';
import { show } from '../support/screen.tsx';

afterEach(cleanup);

const nothing = () => {};
const signs = (changes: Partial<ReportView>) => {
  const report: ReportView = { ...item(1), bodyHere: false, pending: false, ...changes };
  const now = new Date(report.createdAt);
  const acts = { onOpen: nothing, onEdit: nothing, onDelete: nothing };
  show(<ReportItem report={report} now={now} isCurrent={false} {...acts} />);
  return [...screen.getByRole('link').querySelectorAll('small > span')].map(({ textContent }) => textContent);
};

describe('[spec 2 §2] the history', () => {
  it('says that it is being read', () => {
    show(<HistoryPanel onOpen={nothing} />);
    screen.getByText('Loading reports...');
  });

  it.each([
    [{}, []],
    [{ viewCount: 2 }, ['Viewed']],
    [{ hasChat: true, isRevised: true }, ['Chat', 'Revised']],
    [{ bodyHere: true, pending: true }, ['Waiting to send', 'On this device']],
  ])('of a report with %j says %j', (changes, said) => {
    expect(signs(changes)).toEqual(said);
  });

  it.each([
    [false, 'Pin Report 1'],
    [true, 'Unpin Report 1'],
  ])('marks for the eye and the ear alike which reports are pinned: %s', (isPinned, name) => {
    signs({ isPinned });
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe(String(isPinned));
  });

  it('asks for nothing any more once the last filter is taken back', () => {
    const onChange = vi.fn();
    const terms = { categories: ['Agriculture'], tags: [] };
    const filters = { categories: ['Agriculture'], onlyPinned: true };
    show(<Filters terms={terms} filters={filters} onChange={onChange} onOpen={nothing} />);
    fireEvent.click(screen.getByLabelText('Agriculture'));
    expect(onChange.mock.lastCall).toStrictEqual([{ onlyPinned: true }]);
    cleanup();
    show(<Filters terms={terms} filters={{ onlyPinned: true }} onChange={onChange} onOpen={nothing} />);
    fireEvent.click(screen.getByLabelText('Pinned only'));
    expect(onChange.mock.lastCall).toStrictEqual([{}]);
  });

  it.each([
    ['From', { from: '2026-02-01', to: '2026-03-31' }],
    ['To', { from: '2026-01-01', to: '2026-02-01' }],
  ])('keeps the other end of the dates when one is chosen: %s', (label, dateRange) => {
    const onChange = vi.fn();
    const filters = { dateRange: { from: '2026-01-01', to: '2026-03-31' } };
    show(<Filters terms={{ categories: [], tags: [] }} filters={filters} onChange={onChange} onOpen={nothing} />);
    fireEvent.change(screen.getByLabelText(label), { target: { value: '2026-02-01' } });
    expect(onChange.mock.lastCall).toStrictEqual([{ dateRange }]);
  });

  it('suggests what to do next under its name, by a name without its prefix, and nothing where there is nothing', () => {
    const one = {
      title: 'Industry Analysis Of Tomatoes',
      description: 'Ask it a question',
      action: '/market-validation',
    };
    show(<Suggested suggestions={[one]} onOpen={nothing} />);
    screen.getByRole('heading', { name: 'Suggested for You' });
    expect(screen.getByRole('link').textContent).toBe('TomatoesAsk it a question');
    cleanup();
    show(<Suggested suggestions={[]} onOpen={nothing} />);
    expect(screen.queryByText('Suggested for You')).toBeNull();
  });
});

describe('the column of the history', () => {
  function Screen() {
    const sidebar = useHistorySidebar();
    return (
      <HistoryFrame sidebar={sidebar}>
        <HistoryButton sidebar={sidebar} />
      </HistoryFrame>
    );
  }

  it('gives the focus back to its button when it is closed', async () => {
    show(<Screen />);
    const opener = screen.getByRole('button', { name: 'History' });
    fireEvent.click(opener);
    const close = await screen.findByRole('button', { name: 'Close' });
    close.focus();
    fireEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(opener);
  });
});
