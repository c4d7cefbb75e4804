import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import '../../support/patience.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Growth, Retention, Topics, Winning } from '../../../src/contract/admin/analytics.ts';
import type { CustomReport, ReportResult } from '../../../src/contract/admin/custom-reports.ts';
import type { Choices, Generations, Problems } from '../../../src/contract/admin/problem-generator.ts';
import { DEFAULT_MESSAGES } from '../../../src/domain/error-category.ts';
import { AnalyticsTab } from '../../../src/features/admin/analytics/AnalyticsTab.tsx';
import { GeneratorTab } from '../../../src/features/admin/problem-generator/GeneratorTab.tsx';
import { ReportsTab } from '../../../src/features/admin/reports/ReportsTab.tsx';
import { type Asked, choose, openTab, press, rowOf, section } from '../../support/back-office.tsx';

afterEach(cleanup);

const tab = async (...opening: Parameters<typeof openTab>) => (await openTab(...opening)).asked;

const span = { from: '2026-10-24', to: '2026-11-22', grain: 'day' as const };
const slices = (shown: [string, number][], names = shown.length) => ({
  shown: shown.map(([name, count]) => ({ name, count, people: 1 })),
  names,
});
const growth: Growth = {
  span,
  sign_ups: [
    { date: '2026-11-20', count: 2 },
    { date: '2026-11-21', count: 0 },
  ],
  active: [
    { date: '2026-11-20', count: 7 },
    { date: '2026-11-21', count: 3 },
  ],
  earlier: {
    sign_ups: [
      { date: '2026-10-21', count: 1 },
      { date: '2026-10-22', count: 4 },
    ],
    active: [
      { date: '2026-10-21', count: 5 },
      { date: '2026-10-22', count: 6 },
    ],
  },
  totals: { sign_ups: 1_200, active: 8, reports: 5, kits: 2 },
  before: { sign_ups: 1, active: 2, reports: 0, kits: 0 },
};
const winning: Winning = {
  span,
  activation: { from: '2026-10-17', to: '2026-11-14', people: 8, activated: 2 },
  funnel: [
    { step: 'visits', count: 400 },
    { step: 'signed_up', count: 40 },
    { step: 'started', count: 20 },
    { step: 'reported', count: 15 },
    { step: 'came_back', count: 0 },
  ],
};
const retention: Retention = {
  weeks: [1, 2, 3, 4, 8],
  cohorts: [
    { week: '2026-10-26', people: 4, returned: [3, 1, 0, null, null] },
    { week: '2026-11-16', people: 0, returned: [null, null, null, null, null] },
  ],
};
const topics = ({ of }: { of?: string }): Topics =>
  of === 'reports'
    ? { span, total: 5, countries: slices([['Ghana', 4]], 14), industries: slices([['Agriculture', 5]]) }
    : { span, total: 0, countries: slices([]), industries: slices([]) };
const analytics = {
  '/api/admin/analytics/growth': growth,
  '/api/admin/analytics/funnel': winning,
  '/api/admin/analytics/retention': retention,
  '/api/admin/analytics/topics': topics,
};

describe('Business Intelligence', () => {
  it('says of each figure how many, over which days, and beside which', async () => {
    await tab(AnalyticsTab, analytics);
    screen.getByText(/2026-10-24 to 2026-11-22/);
    screen.getByText('1,200');
    screen.getByText('1 in as many days before');
    const activation = section('Activation');
    activation.getByText('25%');
    activation.getByText('2 of 8 people');
    activation.getByText(/2026-10-17 to 2026-11-14/);
  });

  it('shows the funnel without making people of page fetches', async () => {
    await tab(AnalyticsTab, analytics);
    const funnel = section('From a visit to coming back');
    expect(rowOf(/Signed up/, funnel)).toBe('Signed up40–');
    expect(rowOf(/Started research/, funnel)).toBe('Started research2050%');
    expect(rowOf(/Came back/, funnel)).toBe('Came back on a later day00%');
    funnel.getByText(/opens by itself.* are not seen here/);
  });

  it('shows who came back, the latest week first, and a dash for weeks that are not over', async () => {
    await tab(AnalyticsTab, analytics);
    const rows = section('Who comes back').getAllByRole('row');
    expect(rows.map((row) => row.textContent).slice(1)).toEqual(['2026-11-160–––––', '2026-10-26475%25%0%––']);
  });

  it('names what reports are about and says how much is left out', async () => {
    await tab(AnalyticsTab, analytics);
    section('What reports are about').getByText('and 13 more in the file');
    section('What generated problems are about').getByText('Nothing in this time.');
  });

  it('asks for another range, and the same figures stand in a table', async () => {
    const asked = await tab(AnalyticsTab, analytics, '/admin?range=quarter');
    expect(asked.map(({ query }) => query.range)).toEqual(Array(5).fill('quarter'));
    await choose('Time range', 'year');
    expect(asked.at(-1)?.query.range).toBe('year');
    await act(async () => void fireEvent.click(screen.getByLabelText('People active')));
    expect(rowOf(/2026-11-20/, section('People over time'))).toBe('2026-11-2075');
    section('People over time').getByRole('columnheader', { name: 'As many days before' });
  });

  it('tells which part could not be had, and shows the others', async () => {
    await tab(AnalyticsTab, { ...analytics, '/api/admin/analytics/funnel': undefined });
    screen.getByText(DEFAULT_MESSAGES.network);
    section('Who comes back');
    expect(screen.queryByRole('heading', { name: 'Activation' })).toBeNull();
  });
});

const generations: Generations = {
  span,
  steps: [{ date: '2026-11-20', completed: 3, failed: 1, cancelled: 0, open: 0 }],
  totals: { completed: 3, failed: 1, cancelled: 0, open: 0 },
  people: 2,
  duration: { median_ms: 12_400, p90_ms: null },
  handed_over: { explorer: 6, refiner: 1 },
  failures: [{ reason: 'Problem statement generation failed', count: 1, last: '2026-11-20T10:00:00.000Z' }],
};
const choices: Choices = {
  span,
  generations: 4,
  groups: [
    { group: 'industry', chosen: 3, choices: [{ name: 'Agriculture', count: 3 }] },
    { group: 'geography', chosen: 1, choices: [{ name: 'Ghana', count: 1 }] },
  ],
};
const problems: Problems = {
  span,
  quality: [{ from: 90, count: 9 }],
  marks: { problems: 9, viewed: 3, selected: 1, bookmarked: 0, liked: 0 },
};
const generator = {
  '/api/admin/problem-generator/generations': generations,
  '/api/admin/problem-generator/choices': choices,
  '/api/admin/problem-generator/problems': problems,
};

describe('Problem Generator Analytics', () => {
  it('tells how generations ended, how long they took, and why some failed', async () => {
    await tab(GeneratorTab, generator);
    screen.getByText('12 s');
    expect(rowOf(/^Completed/)).toBe('Completed375%');
    expect(rowOf(/Problem statement generation failed/)).toContain('failed1');
    section('Handed over to the validator').getByText('6');
  });

  it('shows what was chosen group by group, and what became of the problems', async () => {
    await tab(GeneratorTab, generator);
    const chosen = section('What founders choose');
    chosen.getByText('Agriculture');
    await choose('Parameter', 'geography');
    chosen.getByText('Ghana');
    chosen.getByText('Set in 1 generation');
    expect(rowOf(/^Opened/)).toBe('Opened333%');
    section('Quality of the problems').getByText('90–100');
  });

  it('says where there is nothing', async () => {
    const none = { completed: 0, failed: 0, cancelled: 0, open: 0 };
    await tab(GeneratorTab, {
      '/api/admin/problem-generator/generations': { ...generations, totals: none, failures: [] },
      '/api/admin/problem-generator/choices': { ...choices, groups: [] },
      '/api/admin/problem-generator/problems': { ...problems, marks: { ...problems.marks, problems: 0 } },
    });
    screen.getByText('No generation in this time.');
    screen.getByText('None failed.');
    expect(screen.getAllByText('Nothing in this time.')).toHaveLength(2);
  });
});

const kept: CustomReport = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Industries of the month',
  definition: { source: 'reports', dimensions: ['industry'], measures: ['count', 'share'], span: { last: 'month' } },
  owner: 'analyst@example.org',
  is_own: true,
  updated_at: '2026-11-20T10:00:00.000Z',
};
const byWeek: ReportResult = {
  from: '2026-08-24',
  to: '2026-11-22',
  total: 12,
  rows: [
    { keys: ['2026-11-09'], values: [4] },
    { keys: ['2026-11-16'], values: [8] },
  ],
  cut: false,
};
const reports = {
  '/api/admin/reports': { rows: [kept], total: 1 },
  '/api/admin/reports/run': byWeek,
  '/api/admin/reports/:id': { id: kept.id },
  '/api/admin/reports/:id/delete': { deleted: true },
};
const asks = (asked: readonly Asked[]) =>
  JSON.parse(asked.filter(({ path }) => path.endsWith('/run')).at(-1)?.query.definition ?? '');

describe('Custom Reports', () => {
  it('counts what is put together, and asks only what can be counted', async () => {
    const asked = await tab(ReportsTab, reports);
    expect(asks(asked)).toEqual({
      source: 'reports',
      dimensions: ['week'],
      measures: ['count'],
      span: { last: 'quarter' },
    });
    await choose('What is counted', 'events');
    await choose('Group by', 'month');
    await choose('Then by', 'kind');
    await act(async () => void fireEvent.click(screen.getByLabelText('Share of all, %')));
    expect(asks(asked)).toEqual({
      source: 'events',
      dimensions: ['month', 'kind'],
      measures: ['count', 'share'],
      span: { last: 'quarter' },
    });
    expect([...(screen.getByLabelText('Group by') as HTMLSelectElement).options].map(({ value }) => value)).toEqual([
      'day',
      'week',
      'month',
      'kind',
    ]);
  });

  const twoWay: ReportResult = {
    from: '2026-08-24',
    to: '2026-11-22',
    total: 9,
    rows: [
      { keys: ['Ghana', 'completed'], values: [4] },
      { keys: ['', 'completed'], values: [2] },
      { keys: ['Ghana', 'cancelled'], values: [1] },
      { keys: ['Kenya', 'completed'], values: [2] },
    ],
    cut: false,
  };
  const byTwo = (measure: string) =>
    `/admin?asks=${encodeURIComponent(JSON.stringify({ source: 'explorations', dimensions: ['country', 'status'], measures: [measure], span: { last: 'quarter' } }))}`;

  it('[back office A13] draws both ways at once, the whole first, and names what has no value', async () => {
    await tab(ReportsTab, { ...reports, '/api/admin/reports/run': twoWay }, byTwo('count'));
    const drawn = within(screen.getByRole('table', { name: 'Country, Number' }));
    expect(drawn.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'CountryNumber',
      'Ghana5',
      'None2',
      'Kenya2',
    ]);
    await choose('Show status', 'cancelled');
    expect(drawn.getAllByRole('row').map((row) => row.textContent)).toEqual(['CountryNumber', 'Ghana1']);
  });

  it('[back office A13] shows the largest alone where parts do not add up', async () => {
    await tab(ReportsTab, { ...reports, '/api/admin/reports/run': twoWay }, byTwo('people'));
    const select = screen.getByLabelText('Show status') as HTMLSelectElement;
    expect(select.value).toBe('completed');
    expect([...select.options].map(({ value }) => value)).toEqual(['completed', 'cancelled']);
  });

  it('shows the result as a table with its total and its days', async () => {
    await tab(ReportsTab, reports);
    const result = section('Result');
    result.getByText(/12 in all, 2026-08-24 to 2026-11-22/);
    expect(result.getAllByRole('row').map((row) => row.textContent)).toContain('2026-11-168');
  });

  it('does not ask without a figure, and says what is missing', async () => {
    const asked = await tab(ReportsTab, reports);
    const before = asked.length;
    await act(async () => void fireEvent.click(screen.getByLabelText('Number')));
    screen.getByText(/Choose at least one figure/);
    expect((screen.getByRole('button', { name: 'Save as a new report' }) as HTMLButtonElement).disabled).toBe(true);
    expect(asked).toHaveLength(before);
  });

  it('opens a kept report, and saves its changes under its own id', async () => {
    const asked = await tab(ReportsTab, reports);
    await press('Open: Industries of the month');
    screen.getByRole('heading', { name: 'Editing “Industries of the month”' });
    expect(asks(asked)).toEqual(kept.definition);
    await act(async () => void fireEvent.click(screen.getByLabelText('People')));
    await press('Save changes');
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Industries' } });
    await press('Save');
    const saved = asked.find(({ path }) => path === '/api/admin/reports/:id');
    expect(saved).toMatchObject({
      opId: 'key-1',
      body: { name: 'Industries', definition: { ...kept.definition, measures: ['count', 'people', 'share'] } },
    });
    screen.getByRole('heading', { name: 'Editing “Industries”' });
  });

  it('asks before it deletes one', async () => {
    const asked = await tab(ReportsTab, reports);
    await press('Delete: Industries of the month');
    screen.getByText(/is taken off the list/);
    await press('Delete');
    expect(asked.some(({ path }) => path === '/api/admin/reports/:id/delete')).toBe(true);
  });

  it('a link with a question in it opens that question; one with nonsense the first', async () => {
    const asked = await tab(ReportsTab, reports, `/admin?asks=${encodeURIComponent(JSON.stringify(kept.definition))}`);
    expect(asks(asked)).toEqual(kept.definition);
    cleanup();
    const others = await tab(ReportsTab, reports, '/admin?asks=%7B%22source%22%3A%22users%22%7D');
    expect(asks(others).source).toBe('reports');
  });
});
