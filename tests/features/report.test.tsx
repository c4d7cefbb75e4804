// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportMarkdown } from '../../src/domain/report-markdown.ts';
import { EarlierVersion } from '../../src/features/report/EarlierVersion.tsx';
import { InsightsTab } from '../../src/features/report/InsightsTab.tsx';
import { Prose } from '../../src/features/report/Prose.tsx';
import { ReportArticle } from '../../src/features/report/ReportArticle.tsx';
import type { Core, Workspace } from '../../src/hooks/core-port.ts';
import { cell } from '../../src/lib/live.ts';
import { research } from '../engine/support/run.ts';
import { SharedDevice } from '../support/page-device.ts';
import { kit, report } from '../support/report.ts';
import { show } from '../support/screen.tsx';

afterEach(cleanup);

const made = research(
  'Tomato traders in Kumasi lose a third of each load between Techiman and the market because crates crush. A crate costs 400 cedis and a truck carries 60 crates.',
);
const ID = '00000000-0000-4000-8000-000000000001';
const shell = report(ID);
const whole = { ...shell, title: made.content.title, report: made.content };

describe('a report', () => {
  it('shows its sections in the specification’s order', () => {
    show(<ReportArticle report={whole} />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual([
      'Executive summary',
      'Summary',
      'Industry analysis',
      'Challenges analysis',
      'Recommendations',
      'Sources',
      'PESTEL analysis',
    ]);
  });

  it('links every citation to a source that is there, and leaves no source uncited', () => {
    const { container } = show(<ReportArticle report={whole} />);
    const cited = new Set([...container.querySelectorAll('a.cite')].map((link) => link.getAttribute('href')));
    const there = new Set([...container.querySelectorAll('.sources > li')].map((source) => `#${source.id}`));
    expect(cited.size).toBeGreaterThan(6);
    expect(cited).toEqual(there);
  });

  it('shows a calculation by its number, and no part of it as broken', () => {
    const { container } = show(<ReportArticle report={whole} />);
    const table = screen.getByRole('region', { name: 'Calculations' });
    const [calc] = made.content.metadata.calcs;
    within(table).getAllByRole('link', { name: `Source ${calc?.number}` });
    expect(container.textContent).not.toContain('Invalid content format');
  });

  it('opens the record behind a citation, and the inputs behind a calculation', () => {
    show(<ReportArticle report={whole} />);
    const stat = made.content.sources.find((source) => source.kind === 'stat');
    const calc = made.content.metadata.calcs.find(({ inputs }) => inputs.some(({ origin }) => origin === 'founder'));
    if (!stat || !calc) throw new Error('The report has no record or no calculation');
    fireEvent.click(screen.getAllByRole('link', { name: `Source ${stat.number}` })[0] as HTMLElement);
    const record = screen.getByRole('dialog');
    within(record).getByText(stat.publisher);
    within(record).getByText(stat.year);
    expect(
      within(record)
        .getByRole('link', { name: /Open the source/ })
        .getAttribute('href'),
    ).toBe(stat.source_url);
    fireEvent.click(within(record).getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getAllByRole('link', { name: `Source ${calc.number}` })[0] as HTMLElement);
    expect(within(screen.getByRole('dialog')).getAllByText('(you said)').length).toBeGreaterThan(0);
  });

  it('opens the quote behind a citation: its words, its place, who published it when', () => {
    const [first] = made.content.sources;
    if (!first) throw new Error('The report has no source');
    const passage = {
      quote: 'Nusu ya nyanya [3] huharibika.',
      place: 'page 4',
      published: '2019-05-03',
      kind: 'academic' as const,
      language: 'sw',
      country: 'KEN',
      seen_at: '2026-11-20T08:00:00.000Z',
    };
    const quoted = {
      ...first,
      kind: 'passage' as const,
      source_title: 'A study',
      source_url: 'https://a.example/1',
      publisher: 'A Journal',
      passage,
    };
    const sources = [quoted, ...made.content.sources.slice(1)];
    const metadata = {
      ...made.content.metadata,
      rests_on: { published: 1 },
      trail: [{ n: 1, kind: 'searched' as const, source: 'DOAJ', count: 0 }],
    };
    show(<ReportArticle report={{ ...whole, report: { ...made.content, sources, metadata } }} />);
    screen.getByText('From our playbooks and public records, and 1 published source.');
    fireEvent.click(screen.getByText('What was looked up'));
    screen.getByText(/for newer figures: nothing found/);
    fireEvent.click(screen.getAllByRole('link', { name: 'Source 1' })[0] as HTMLElement);
    const sheet = within(screen.getByRole('dialog', { name: 'Quote 1' }));
    expect(sheet.getByText(passage.quote).lang).toBe('sw');
    for (const fact of ['page 4', 'A Journal', '3 May 2019', 'Research', '20 November 2026']) sheet.getByText(fact);
    sheet.getByRole('link', { name: /Open the source/ });
  });

  it('without published texts says what it rests on all the same', () => {
    show(<ReportArticle report={whole} />);
    screen.getByText('From our playbooks and public records.');
    expect(screen.queryByText('What was looked up')).toBeNull();
  });

  it('tells what was asked and what was skipped', () => {
    show(<ReportArticle report={whole} />);
    screen.getByText('What you wrote');
    expect(screen.getAllByText('Skipped').length).toBe(made.content.metadata.answers.filter((a) => a.skipped).length);
  });
});

describe('[readings: starter kits] a starter kit', () => {
  it('stands under its own headings, without score, verdict, ladder, sources or PESTEL', () => {
    const { container } = show(<ReportArticle report={kit(ID)} />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual([
      'How we read you',
      'Three questions',
      'Five talks this week',
      'What would end it',
      'Three cheap tests',
    ]);
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(titles);
    for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    expect(container.textContent).not.toMatch(
      /score|confidence|desk|PESTEL|sources|executive summary|\*\*|not enough known/i,
    );
    screen.getByText('Starter kit');
    screen.getByText('This cost you no credit.');
    // Where the chat points to.
    expect(container.querySelector('#industry_analysis')?.textContent).toContain('two who waited');
  });

  it.each([
    ['fr', 'ltr'],
    ['ar', 'rtl'],
  ])('says its language and which way it runs: %s', (language, direction) => {
    show(<ReportArticle report={kit(ID, language)} />);
    const article = screen.getByRole('article');
    expect([article.lang, article.dir]).toEqual([language, direction]);
    expect(screen.getByText('This cost you no credit.').closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('is no draft to be researched where the device made it: it is whole', () => {
    const made = kit(ID);
    const here = { ...made, report: { ...made.report, metadata: { ...made.report.metadata, draft: true } } };
    show(<ReportArticle report={here} />);
    expect(screen.queryByText(/draft/i)).toBeNull();
  });

  it('is a Markdown file under the same headings', () => {
    expect(reportMarkdown(kit(ID))).toContain('\n\n## Three questions\n\n1. *Is there too little?*');
    expect(reportMarkdown(kit(ID))).not.toContain('Sources');
  });
});

describe('insights that cannot be made', () => {
  const insights = { answer: null, regenerate: () => {} };

  it('one sentence says why a starter kit has none', () => {
    show(<InsightsTab insights={insights} metadata={kit(ID).report.metadata} />);
    screen.getByText(/A starter kit has no insights/);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('a report of an earlier version says so', () => {
    const { playbook: _, ...metadata } = report(ID).report.metadata;
    show(<InsightsTab insights={insights} metadata={metadata} />);
    screen.getByText(/made by an earlier version of Baraza/);
  });
});

describe('a report of an earlier version', () => {
  it('is made anew from its own words, as its remake', async () => {
    const startResearch = vi.fn(() => Promise.resolve(ID));
    const workspace = cell({ actions: { startResearch } } as unknown as Workspace);
    show(<EarlierVersion id={ID} query="Tomatoes rot" />, new SharedDevice(), { workspace } as unknown as Core);
    screen.getByText(/It can be made anew once, at no credit/);
    fireEvent.click(screen.getByRole('button', { name: 'Make the report anew' }));
    await waitFor(() => expect(startResearch).toHaveBeenCalledWith('Tomatoes rot', ID));
  });
});

describe('report text', () => {
  it.each([
    '<script>globalThis.ran = true</script>',
    '<img src=x onerror="globalThis.ran=true">',
    '<svg onload="globalThis.ran=true">',
    '<iframe src="https://evil.example"></iframe>',
    '[a](javascript:globalThis.ran=true)',
    '[a](JaVaScRiPt:globalThis.ran=true)',
    '[a](&#106;avascript:globalThis.ran=true)',
    '[a](data:text/html,<script>globalThis.ran=true</script>)',
    '[a](//evil.example)',
    '![a](https://evil.example/pixel.png)',
    '<a href="javascript:globalThis.ran=true">a</a>',
    '<style>body{display:none}</style>',
    '[a]: javascript:globalThis.ran=true\n\n[a]',
  ])('%j neither runs nor loads anything', (text) => {
    vi.stubGlobal('ran', false);
    const { container } = show(<Prose text={text} />);
    expect(container.querySelectorAll('script, img, svg, iframe, style, [onerror], [onload]').length).toBe(0);
    for (const link of container.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^(https?:|#)/);
    expect((globalThis as unknown as { ran: boolean }).ran).toBe(false);
  });

  it('opens a written link in a new tab that cannot reach back', () => {
    show(<Prose text="[World Bank](https://data.worldbank.org)" />);
    const link = screen.getByRole('link', { name: 'World Bank' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('keeps two citations apart that stand side by side', () => {
    show(<Prose text="Both say so [14][26]." />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['14', '26']);
  });
});
