import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { canonicalReport } from '../../src/contract/canonical-report.ts';
import { ArrivingReport, type Source } from '../../src/contract/report.ts';
import { markdownName, reportMarkdown } from '../../src/domain/report-markdown.ts';
import { id } from '../support/account-db.ts';
import { report } from '../support/report.ts';

const arriving = (body: object) => {
  const whole = report(id(1));
  return v.safeParse(ArrivingReport, { ...whole, report: { ...whole.report, ...body } });
};

describe('a report as it arrives', () => {
  it('is read under older names, each only where its own is absent', () => {
    expect(canonicalReport({ report_title: 'T', overview: 'O', market_analysis: 'M', bibliography: [] })).toEqual({
      title: 'T',
      executive_summary: 'O',
      industry_analysis: 'M',
      sources: [],
    });
    expect(canonicalReport({ title: 'Own', name: 'Old', executive_summary: 'E', summary: 'S' })).toEqual({
      title: 'Own',
      executive_summary: 'E',
      summary: 'S',
    });
    expect(canonicalReport({ summary: 'S', references: [1] })).toEqual({
      summary: 'S',
      executive_summary: 'S',
      references: [1],
      sources: [1],
    });
  });

  it('[spec 2 §2] shows a text that came as an array of lines as a list', () => {
    expect(canonicalReport({ summary: ['What it costs', 'Who pays'], recommendations: [{ a: 1 }] })).toEqual({
      summary: '- What it costs\n- Who pays',
      executive_summary: '- What it costs\n- Who pays',
      recommendations: [{ a: 1 }],
    });
  });

  it('is refused when a part is raw JSON, or all are empty', () => {
    expect(arriving({}).success).toBe(true);
    expect(arriving({ summary: '{"title":"x"}' }).success).toBe(false);
    expect(arriving({ summary: '[1] says so' }).success).toBe(true);
    expect(arriving({ summary: '[1, 2]' }).success).toBe(false);
    expect(arriving({ summary: '[1]' }).success).toBe(true);
    const empty = { executive_summary: '', summary: ' ', industry_analysis: '', challenges_analysis: '' };
    const answer = arriving({ ...empty, recommendations: '', pestel_analysis: '' });
    expect(answer.success).toBe(false);
    expect(answer.issues?.[0]?.message).toBe('Report formatting error');
  });
});

describe('a report as Markdown', () => {
  it('holds every part, its tables and its sources as footnotes', () => {
    const whole = report(id(1));
    const source = {
      number: 1,
      kind: 'stat' as const,
      source_title: 'Yield',
      source_url: 'https://example.org/y',
      publisher: 'FAO',
      year: '2023',
      licence: 'CC BY',
      limits: '',
    };
    const table = { id: 't', title: 'Costs', section: 'summary', headers: ['A', 'B'], rows: [['1|2|3', 'x\ny\nz']] };
    const text = reportMarkdown({ ...whole, report: { ...whole.report, sources: [source], tables: [table] } });
    expect(text).toContain('# Tomatoes\n');
    expect(text).toContain('Text [^1]');
    expect(text).toContain('[^1]: [Yield](https://example.org/y). FAO. 2023. CC BY');
    expect(text).toContain('| 1\\|2\\|3 | x y z |');
    expect(text).toContain('# Tomatoes\n\nAgriculture · 2026-01-05\n\n');
  });

  it('names a source by what is known of it: no address, no link; nothing else, no full stop; a quote, its place', () => {
    const whole = report(id(1));
    const bare = { kind: 'passage' as const, source_url: '', publisher: '', year: '', licence: '', limits: '' };
    const passage = { quote: 'Rain.', place: 'page 4' } as NonNullable<Source['passage']>;
    const sources = [
      { ...bare, number: 1, source_title: 'Yield' },
      { ...bare, number: 2, source_title: 'Rain', year: '2023', passage },
    ];
    const text = reportMarkdown({ ...whole, report: { ...whole.report, sources } });
    expect(text).toContain('[^1]: Yield\n[^2]: Rain. 2023. page 4\n');
  });

  it('leaves no gap where a section has tables and no text', () => {
    const whole = report(id(1));
    const table = { id: 't', title: 'Costs', section: 'summary', headers: ['A'], rows: [['1']] };
    const text = reportMarkdown({ ...whole, report: { ...whole.report, summary: '', tables: [table] } });
    expect(text).toContain('## Summary\n\n### Costs');
  });

  it('has a name every system takes', () => {
    const whole = report(id(1));
    const named = (title: string) => markdownName({ ...whole, title });
    expect(named('Côte d’Ivoire: what a load costs?')).toBe('cote-d-ivoire-what-a-load-costs.md');
    expect(named('???')).toBe('report.md');
  });
});
