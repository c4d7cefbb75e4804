import type { Report } from '../../src/contract/report.ts';

/** A whole report of plausible shape; what it says does not matter here. */
export function report(reportId: string, countries: string[] = ['KEN']): Report {
  return {
    job_id: reportId,
    report_id: reportId,
    created_at: '2026-01-05T09:00:00.000Z',
    title: 'Industry Analysis: Tomatoes',
    summary: 'Short',
    report: {
      title: 'Tomatoes',
      executive_summary: 'Text [1]',
      summary: 'Short',
      industry_analysis: 'Text',
      challenges_analysis: 'Text',
      recommendations: 'Text',
      sources: [],
      references: [],
      pestel_analysis: '',
      tables: [],
      metadata: {
        engine_version: '1',
        data_version: '1',
        hash: 'ab',
        countries,
        country_names: [],
        industry: 'agriculture',
        industry_name: 'Agriculture',
        verdict: 'narrow',
        verdict_line: 'Narrow',
        confidence: 'low',
        evidence_rung: 'desk',
        score: { total: 1, of: 10 },
        key_figures: [],
        query: 'Tomatoes rot',
        answers: [],
        calcs: [],
        tags: [],
        draft: false,
        kind: 'report',
        language: 'en',
      },
    },
  };
}
