import type { Report } from '../../src/contract/report.ts';

/** A starter kit as the engine writes it, in few words. */
export function kit(reportId: string, language = 'en'): Report {
  const shell = report(reportId);
  const { playbook: _, ...metadata } = shell.report.metadata;
  return {
    ...shell,
    title: 'Starter kit: It comes too late',
    report: {
      ...shell.report,
      title: 'Starter kit: It comes too late',
      executive_summary:
        '**We have no playbook yet.** So this is no report.\n\n**How we read you**\n\n- “Blood runs out”',
      summary: '**Three questions**\n\n1. *Is there too little?* Or is it elsewhere?',
      industry_analysis:
        '**Five talks this week**\n\n- two who waited\n\nAbout the last time.\n\n**Write down:** a date.',
      challenges_analysis: '**What would end it**\n\n- a rule',
      recommendations: '**Three cheap tests**\n\n1. *Count it*: one week.',
      metadata: {
        ...metadata,
        industry: '',
        industry_name: '',
        verdict: 'not_enough_known',
        verdict_line: '',
        score: { total: 0, of: 0 },
        kind: 'starter_kit',
        kit: 'late',
        language,
      },
    },
  };
}

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
        playbook: 'agriculture.transit-loss',
        language: 'en',
      },
    },
  };
}
