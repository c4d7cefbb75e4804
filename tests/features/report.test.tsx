import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import '../support/patience.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Workspace } from '../../src/app/core/workspace.ts';
import type { Core } from '../../src/app/core.ts';
import type { InsightContent } from '../../src/contract/insights.ts';
import { reportMarkdown } from '../../src/domain/report-markdown.ts';
import { findPart, showPart } from '../../src/features/report/cited-part.ts';
import { EarlierVersion } from '../../src/features/report/EarlierVersion.tsx';
import { InsightsTab } from '../../src/features/report/InsightsTab.tsx';
import { MadeAnew } from '../../src/features/report/MadeAnew.tsx';
import { insights as insightTexts } from '../../src/features/report/messages.ts';
import { Prose } from '../../src/features/report/Prose.tsx';
import { RenderGuard } from '../../src/features/report/RenderGuard.tsx';
import { ReportArticle } from '../../src/features/report/ReportArticle.tsx';
import { ReportPage } from '../../src/features/report/ReportPage.tsx';
import { cell } from '../../src/lib/live.ts';
import { GHANA_ANSWERS, GHANA_TOMATOES } from '../engine/support/problems.ts';
import { lineOf, research } from '../engine/support/run.ts';
import { SharedDevice } from '../support/page-device.ts';
import { kit, report } from '../support/report.ts';
import { show, showAt } from '../support/screen.tsx';

afterEach(cleanup);

const made = research(GHANA_TOMATOES, GHANA_ANSWERS);
/** One that leads with a public figure. */
const recorded = research(
  'Nurses in rural clinics in Malawi have no light at night because the power fails, and deliver babies by the torch of a phone.',
  { nearest: lineOf('healthcare.power-and-cold'), seen: 'It happens three nights a week.' },
);
const ID = '00000000-0000-4000-8000-000000000001';
const shell = report(ID);
const whole = { ...shell, title: made.content.title, report: made.content };
const withRecord = { ...shell, title: recorded.content.title, report: recorded.content };

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
      'What you wrote',
    ]);
  });

  it('names what it rests on: public records only where it tells any, playbooks only where one stands behind it', () => {
    show(<ReportArticle report={withRecord} />);
    screen.getByText('From our playbooks and public records.');
    cleanup();
    const isRecord = (kind: string) => kind === 'stat' || kind === 'list';
    const without = withRecord.report.sources.filter(({ kind }) => !isRecord(kind));
    show(<ReportArticle report={{ ...withRecord, report: { ...withRecord.report, sources: without } }} />);
    screen.getByText('From our playbooks.');
    cleanup();
    const { metadata } = withRecord.report;
    const written = { ...metadata, case: {}, rests_on: { published: 2, model: 'a-model' } };
    show(
      <ReportArticle
        report={{ ...withRecord, report: { ...withRecord.report, sources: without, metadata: written } }}
      />,
    );
    screen.getByText(
      'From what you told us, and 2 published sources, written by a-model. Each quote stands there word for word; whether it is right was not checked.',
    );
  });

  it('leads with the page of advice, where a model wrote one, and shows it open', () => {
    const { content } = made;
    const labels = { advice: 'Our view', head_advice: '**Our view.**' };
    const executive_summary = `**Our view.**\n\n- Wait.\n- Count first.\n\n${content.executive_summary}`;
    const worked = {
      id: 'worked',
      title: 'What a bill comes to',
      section: 'executive_summary',
      headers: ['day', 'bill'],
      rows: [['7', '105 cedis']],
    };
    const tables = [...content.tables, worked];
    const report = { ...content, executive_summary, tables, metadata: { ...content.metadata, labels } };
    show(<ReportArticle report={{ ...whole, report }} />);
    const heads = screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);
    expect(heads.slice(0, 3)).toEqual(['Our view', 'What a bill comes to', 'First test']);
    expect(screen.getAllByRole('table', { name: 'What a bill comes to' })).toHaveLength(1);
    const part = screen.getByRole('heading', { name: 'Our view' }).parentElement;
    expect(
      within(part ?? document.body)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Wait.', 'Count first.']);
    expect(part?.closest('details')).toBeNull();
  });

  it('links every citation to a source that is there, and leaves no source uncited', () => {
    const { container } = show(<ReportArticle report={whole} />);
    const cited = new Set([...container.querySelectorAll('a.cite')].map((link) => link.getAttribute('href')));
    const there = new Set([...container.querySelectorAll('[id^="source-"]')].map((source) => `#${source.id}`));
    expect(cited.size).toBeGreaterThan(4);
    expect(cited).toEqual(there);
  });

  it('shows a calculation by its number and its inputs by their names, and no part of it as broken', () => {
    const { container } = show(<ReportArticle report={whole} />);
    const table = screen.getByRole('region', { name: 'Calculations' });
    const [calc] = made.content.metadata.calcs;
    within(table).getAllByRole('link', { name: `Source ${calc?.number}` });
    within(table).getByText('Price of a crate at the farm (400 cedis, yours) × crates on a trip (60, yours)');
    expect(container.textContent).not.toContain('Invalid content format');
  });

  it('that is made anew while somebody reads its end says so there, with the new verdict, and leads to it', () => {
    const { metadata } = made.content;
    const anew = {
      ...metadata,
      revised_at: '2026-11-02T10:00:00.000Z',
      verdict: 'proceed' as const,
      verdict_line: 'It costs.',
    };
    const Page = () => {
      const [shown, setShown] = useState(metadata);
      return (
        <>
          <ReportArticle report={{ ...whole, report: { ...made.content, metadata: shown } }} />
          <MadeAnew metadata={shown} />
          <button type="button" onClick={() => setShown(anew)}>
            It comes
          </button>
        </>
      );
    };
    const { container } = show(<Page />);
    expect(screen.queryByText(/made anew/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'It comes' }));
    screen.getByText('The report has been made anew. Its verdict now is “Proceed: It costs.”');
    fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
    expect(document.activeElement).toBe(container.querySelector('.verdict'));
  });

  it('leads with the verdict, the first test and what would end it; each stands once', () => {
    const { container } = show(<ReportArticle report={whole} />);
    const lead = screen.getByRole('region', { name: 'Executive summary' });
    const order = [...lead.querySelectorAll('.verdict, .key-figures, .lead-part h3, details')];
    expect(order.map((part) => part.textContent?.slice(0, 17) ?? '').slice(2)).toEqual([
      'First test',
      'What would end it',
      'The problem, the ',
    ]);
    expect(order[0]?.textContent).toContain(made.content.metadata.verdict_line);
    expect(container.textContent?.split('What would end it').length).toBe(2);
    expect(lead.querySelector('details')?.textContent).toContain('Three unknowns.');
  });

  it('without a figure to lead with, the reasons lead', () => {
    const bare = { ...made.content, metadata: { ...made.content.metadata, key_figures: [] } };
    const { container } = show(<ReportArticle report={{ ...whole, report: bare }} />);
    const [, reasons = ''] = /\*\*Verdict: [^*]*\*\* ([^[.]*)/.exec(made.content.executive_summary) ?? [];
    expect(reasons.length).toBeGreaterThan(10);
    expect(container.querySelector('.verdict')?.textContent).toContain(reasons);
  });

  it('opens and closes all its parts, and those that paper or an address asks for', async () => {
    const { container } = show(<ReportArticle report={whole} />);
    const open = () => [...container.querySelectorAll('details')].map((part) => part.open);
    for (const part of container.querySelectorAll('details')) part.open = false;
    fireEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'PESTEL analysis' }));
    expect(container.querySelector<HTMLDetailsElement>('#pestel_analysis > details')?.open).toBe(true);
    const before = open();
    fireEvent(window, new Event('beforeprint'));
    expect(open()).not.toContain(false);
    fireEvent(window, new Event('afterprint'));
    expect(open()).toEqual(before);
    const all = screen.getByRole('button', { name: /^(Open|Fold) all$/ });
    if (all.textContent === 'Fold all') fireEvent.click(all);
    fireEvent.click(screen.getByRole('button', { name: 'Open all' }));
    await waitFor(() => expect(open()).not.toContain(false));
    fireEvent.click(screen.getByRole('button', { name: 'Fold all' }));
    await waitFor(() => expect(open()).not.toContain(true));
    // Pressed while it still opens: what was pressed last holds.
    fireEvent.click(screen.getByRole('button', { name: 'Open all' }));
    fireEvent.click(screen.getByRole('button', { name: 'Fold all' }));
    await new Promise((later) => setTimeout(later, 500));
    expect(open()).not.toContain(true);
  });

  it('[access] Escape folds its contents again and puts the focus back on what opened them', () => {
    show(<ReportArticle report={whole} />);
    const opener = screen.getByRole('button', { name: 'In this report' });
    fireEvent.click(opener);
    const entry = within(screen.getByRole('navigation')).getByRole('link', { name: 'PESTEL analysis' });
    entry.focus();
    fireEvent.keyDown(entry, { key: 'Escape' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(opener);
  });

  it('names each cell of a table for the cards of a phone, and stays a table for those who hear it', () => {
    show(<ReportArticle report={whole} />);
    const table = screen.getByRole('table', { name: 'Scorecard' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Question', 'Mark of 5', 'Why', 'What would change it']);
    const [, row] = within(table).getAllByRole('row');
    if (!row) throw new Error('The scorecard has no row');
    within(row).getByRole('rowheader', { name: 'How much is lost?' });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.getAttribute('data-head')),
    ).toEqual(['Mark of 5', 'Why', 'What would change it']);
  });

  it('groups the sources by what they are; sums are none of them', () => {
    for (const { shown, first } of [
      { shown: whole, first: 'Offices to ask' },
      { shown: withRecord, first: 'Public records' },
    ]) {
      show(<ReportArticle report={shown} />);
      const sources = screen.getByRole('region', { name: 'Sources' });
      const groups = within(sources)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent);
      expect(groups).toEqual([first, 'What you told us']);
      expect(sources.textContent).not.toContain('Calculation:');
      for (const { kind, number } of shown.report.sources)
        if (kind !== 'calc') within(sources).getByRole('link', { name: `Source ${number}` });
      cleanup();
    }
  });

  it('is called what it was renamed to, here and in its file', () => {
    const renamed = { ...whole, title: 'Industry Analysis Of Tomatoes' };
    show(<ReportArticle report={renamed} />);
    screen.getByRole('heading', { level: 1, name: 'Tomatoes' });
    expect(reportMarkdown(renamed).startsWith('# Tomatoes\n')).toBe(true);
  });

  it('opens the record behind a citation, and the inputs behind a calculation', async () => {
    show(<ReportArticle report={withRecord} />);
    const stat = recorded.content.sources.find((source) => source.kind === 'stat');
    const calc = made.content.metadata.calcs.find(({ inputs }) => inputs.some(({ origin }) => origin === 'founder'));
    if (!stat || !calc) throw new Error('The report has no record or no calculation');
    fireEvent.click(screen.getAllByRole('link', { name: `Source ${stat.number}` })[0] as HTMLElement);
    const record = await screen.findByRole('dialog');
    within(record).getByText(stat.publisher);
    within(record).getByText(stat.year);
    expect(
      within(record)
        .getByRole('link', { name: /Open the source/ })
        .getAttribute('href'),
    ).toBe(stat.source_url);
    cleanup();
    show(<ReportArticle report={whole} />);
    fireEvent.click(screen.getAllByRole('link', { name: `Source ${calc.number}` })[0] as HTMLElement);
    const sum = await screen.findByRole('dialog');
    expect(within(sum).getByText('Calculated in').nextElementSibling?.textContent).toBe('this report');
    expect(within(sum).queryByText('Publisher')).toBeNull();
    expect(within(sum).getAllByText('(you said)').length).toBeGreaterThan(0);
    expect(sum.textContent).not.toMatch(/0\.\d{3}|_/);
  });

  it('tells what was asked and what was skipped', () => {
    show(<ReportArticle report={whole} />);
    screen.getByRole('heading', { name: 'What you wrote' });
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

it('insights stand under headings in words, not under the names of their keys', () => {
  const lines = ['One line.'];
  const content = Object.fromEntries(Object.keys(insightTexts.fields).map((field) => [field, lines])) as InsightContent;
  const answer = { state: { status: 'completed', progress: 1, error: null }, content } as const;
  show(<InsightsTab insights={{ answer, regenerate: () => {} }} metadata={report(ID).report.metadata} />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles[0]).toBe('Important questions about this trade and place');
  expect(titles).toHaveLength(9);
});

it('insights that failed without a word of the server’s say why in words', () => {
  const state = { status: 'failed', progress: 0, error: 'HTTP 500: Internal Server Error' } as const;
  const insights = { answer: { state, content: null }, regenerate: () => {} };
  show(<InsightsTab insights={insights} metadata={report(ID).report.metadata} />);
  screen.getByText('Server is temporarily unavailable. Please try again later.');
  expect(screen.queryByText(/HTTP/)).toBeNull();
});

it('a report that is not here yet has one heading, with words', () => {
  const routes = (
    <Routes>
      <Route path="/market-validation/report/:sessionId" element={<ReportPage />} />
    </Routes>
  );
  showAt(`/market-validation/report/${crypto.randomUUID()}`, routes, new SharedDevice().tab().device);
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
    'Problem Validator Report',
  ]);
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

describe('[spec 2 §2, §8] a part of a report', () => {
  it('that has no words says so above its table; the others stand', () => {
    const table = { id: 'alone', title: 'Alone', section: 'challenges_analysis', headers: ['What'], rows: [['Rain']] };
    const content = { ...made.content, challenges_analysis: ' ', tables: [table] };
    show(<ReportArticle report={{ ...whole, report: content }} />);
    const part = screen.getByRole('region', { name: 'Challenges analysis' });
    within(part).getByText('No content available');
    within(part).getByRole('rowheader', { name: 'Rain', hidden: true });
    expect(screen.getAllByText('No content available')).toHaveLength(1);
  });

  it('that cannot be drawn says so, and takes no other along', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('no such part');
    };
    show(
      <>
        <RenderGuard>
          <Broken />
        </RenderGuard>
        <p>The next part</p>
      </>,
    );
    screen.getByText('Error rendering content');
    screen.getByText('The next part');
    silenced.mockRestore();
  });

  it('that is a program’s notation is no text', () => {
    show(<Prose text={'{"title": "Tomatoes"}'} />);
    screen.getByText('Error: Invalid content format');
  });

  it('[spec 2 §9] that an answer led to is marked for five seconds', () => {
    vi.useFakeTimers();
    const { container } = show(<p>Wholesalers pay.</p>);
    const part = container.querySelector('p') as HTMLElement;
    showPart(part);
    vi.advanceTimersByTime(4_999);
    expect(part.className).toBe('cited');
    vi.advanceTimersByTime(1);
    expect(part.className).toBe('');
    vi.useRealTimers();
  });

  it('is found by its words, whether its citations are among them or not', () => {
    const { container } = show(
      <section id="summary">
        <p>Wholesalers pay.</p>
        <p>Traders lose crates [3] on the road to Kumasi.</p>
      </section>,
    );
    const found = (content: string) => findPart(container, { content, metadata: { section: 'summary', heading: '' } });
    for (const words of ['Traders lose crates on the road', '**Traders** lose crates [3] on the road'])
      expect(found(words)?.textContent).toBe('Traders lose crates [3] on the road to Kumasi.');
    expect(found('Nothing that stands there')?.id).toBe('summary');
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
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['[14]', '[26]']);
  });
});

const quoted = (number: number, place: string) => ({
  number,
  kind: 'passage' as const,
  source_title: 'Le sel',
  source_url: 'https://example.org/sel',
  publisher: 'Institut',
  year: '2022',
  licence: '',
  limits: '',
  passage: {
    quote: `Quote of ${place}.`,
    place,
    published: '2022',
    kind: 'news' as const,
    language: 'en',
    country: '',
    seen_at: '2026-11-20T00:00:00.000Z',
  },
});
const NO_INSIGHTS = Object.fromEntries(
  Object.keys(insightTexts.fields).map((field) => [field, []]),
) as unknown as InsightContent;

describe('a report in another language than English', () => {
  const french = {
    ...whole,
    report: {
      ...whole.report,
      sources: [...whole.report.sources, quoted(91, 'page 4'), quoted(92, 'page 9')],
      executive_summary: '**Verdict : continuer.** Tu as compté.\n\n**Premier test.** Compte les cageots.',
      metadata: {
        ...whole.report.metadata,
        language: 'fr',
        key_figures: [],
        trail: [
          { n: 1, kind: 'read', title: 'Pertes', url: 'https://example.org/p', count: 2 } as const,
          { n: 2, kind: 'wrote', title: 'doubts', count: 12 } as const,
        ],
        labels: {
          executive_summary: "L'essentiel",
          sources: 'Sources citées',
          told: 'Ce que tu as écrit',
          looked_up: 'Ce qui a été cherché',
          new_tab: 's’ouvre à côté',
          leverage_points: 'Là où peu change beaucoup',
          verdict: 'Continuer',
          confidence: 'Confiance moyenne',
          score: 'Note 12 sur 30',
          says: 'Dit',
          first_test: 'Premier test',
          rests_on: 'À partir des chiffres publics, écrit par scripted.',
          head_verdict: '**Verdict : continuer.**',
          head_first: '**Premier test.**',
          head_end: '**Ce qui y mettrait fin.**',
        },
      },
    },
  };

  it('has its headings, its verdict and its scale in that language', () => {
    const { container } = show(<ReportArticle report={french} />);
    expect(container.querySelector('article')).toMatchObject({ lang: 'fr', dir: 'ltr' });
    expect(screen.getByRole('heading', { level: 2, name: "L'essentiel" })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'Ce que tu as écrit' })).toBeDefined();
    expect(screen.getByText(/^Continuer: /)).toBeDefined();
    expect(container.textContent).toContain('Confiance moyenne · Note 12 sur 30');
    expect(screen.getByText('Dit')).toBeDefined();
    expect(screen.getByText('À partir des chiffres publics, écrit par scripted.')).toBeDefined();
  });

  it('leads with its reasons and its first test', () => {
    const { container } = show(<ReportArticle report={french} />);
    expect(container.querySelector('.verdict')?.textContent).toContain('Tu as compté.');
    expect(container.querySelector('.lead-part')?.textContent).toBe('Premier testCompte les cageots.');
  });

  it('tells in it what was looked up and which parts were written, under a line of the contents', async () => {
    const { container } = show(<ReportArticle report={french} />);
    expect(await screen.findByText(/2 passages le concernent/, {}, { timeout: 10_000 })).toBeDefined();
    expect(container.querySelector('.trail')?.textContent).toContain('Écrit les doutes\u00a0: 12 phrases');
    const link = within(screen.getByRole('navigation')).getByRole('link', { name: 'Ce qui a été cherché' });
    expect(container.querySelector(link.getAttribute('href') ?? '')?.textContent).toContain('12 phrases');
  });

  it('has the quotes of one page in one line of its sources, each found under its own number', () => {
    const { container } = show(<ReportArticle report={french} />);
    const link = screen.getByRole('link', { name: /^Le sel/ });
    expect(link.textContent).toBe('Le sel (s’ouvre à côté)');
    const line = link.closest('li');
    expect([...(line?.querySelectorAll('.cite') ?? [])].map((cite) => cite.textContent)).toEqual(['[91]', '[92]']);
    expect(line?.textContent).toContain('page 4 · page 9');
    for (const number of [91, 92]) expect(container.querySelector(`[id="source-${number}"]`)).not.toBeNull();
    expect(reportMarkdown(french)).toMatch(/\[\^91\]: .*\n\[\^92\]: /);
  });

  it('has the headings of its insights in that language', () => {
    const insights = { answer: { state: {}, content: { ...NO_INSIGHTS, leverage_points: ['*Nattes* : fuient.'] } } };
    show(
      <InsightsTab
        insights={{ ...insights, regenerate: () => {} } as unknown as Parameters<typeof InsightsTab>[0]['insights']}
        metadata={french.report.metadata}
      />,
    );
    expect(screen.getByRole('region', { name: 'Là où peu change beaucoup' }).lang).toBe('fr');
  });
});
