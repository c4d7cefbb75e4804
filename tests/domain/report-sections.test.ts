import { describe, expect, it } from 'vitest';
import { leadOf } from '../../src/domain/report-lead.ts';
import { displayTitle, reportSections, sectionTitle } from '../../src/domain/report-sections.ts';
import { groupedSources, pagesOf } from '../../src/domain/source-groups.ts';
import { id } from '../support/account-db.ts';
import { report } from '../support/report.ts';

it('a section is shown for its text or for its tables, and left out where it has neither', () => {
  const content = {
    ...report(id(1)).report,
    summary: ' ',
    industry_analysis: '',
    challenges_analysis: '',
    tables: [{ id: 't', title: 'T', section: 'industry_analysis', headers: ['a'], rows: [['b']] }],
  };
  const keys = reportSections(content).before.map(({ key }) => key);
  expect(keys).toContain('industry_analysis');
  expect(keys).not.toContain('summary');
  expect(keys).not.toContain('challenges_analysis');
});

it('the PESTEL analysis stands after the others, and is left out where there is none', () => {
  const content = report(id(1)).report;
  expect(reportSections({ ...content, pestel_analysis: 'Rain.' }).after.map(({ title }) => title)).toEqual([
    'PESTEL analysis',
  ]);
  expect(reportSections({ ...content, pestel_analysis: ' ' }).after).toEqual([]);
});

it('a section is named in the language of its report, else in English', () => {
  const content = report(id(1)).report;
  const named = { ...content, metadata: { ...content.metadata, labels: { summary: 'Résumé' } } };
  const titles = reportSections(named).before.map(({ title }) => title);
  expect(titles.slice(0, 2)).toEqual(['Executive summary', 'Résumé']);
  expect(sectionTitle('industry_analysis')).toBe('Industry analysis');
});

it('a title loses what stands before its subject, and only there', () => {
  expect(displayTitle('Industry Analysis Of Tomatoes')).toBe('Tomatoes');
  expect(displayTitle('industry analysis: Tomatoes')).toBe('Tomatoes');
  expect(displayTitle('An Industry Analysis: Tomatoes')).toBe('An Industry Analysis: Tomatoes');
});

describe('what a reader needs first', () => {
  const summary = [
    '**Verdict: narrow it.** Few pay.',
    'A market.',
    '**First test.** Ask ten.',
    '**What would end it.**',
    '- A ban\n- A rival',
    '**Sources.** Two.',
  ].join('\n\n');

  it('is taken out of the summary, a list with the words over it, and the rest stays in its order', () => {
    expect(leadOf(summary, true)).toEqual({
      advice: null,
      why: 'Few pay.',
      firstTest: 'Ask ten.',
      end: '- A ban\n- A rival',
      rest: 'A market.\n\n**Sources.** Two.',
    });
  });

  it('keeps the reasons in the rest where they are not asked for', () => {
    const { why, rest } = leadOf(summary, false);
    expect([why, rest.startsWith('**Verdict: narrow it.** Few pay.')]).toEqual([null, true]);
  });

  it('leaves a summary without such words whole', () => {
    expect(leadOf('One.\n\nTwo.', true)).toEqual({
      advice: null,
      why: null,
      firstTest: null,
      end: null,
      rest: 'One.\n\nTwo.',
    });
  });
});

describe('sources', () => {
  const source = (
    number: number,
    kind: 'stat' | 'law' | 'passage' | 'institution' | 'list' | 'calc',
    source_url = '',
  ) => ({
    number,
    kind,
    source_url,
  });

  it('stand by what they are, records first, without empty groups and without calculations', () => {
    const groups = groupedSources([source(1, 'institution'), source(2, 'calc'), source(3, 'list'), source(4, 'stat')]);
    expect(groups.map(({ group, sources }) => [group, sources.map(({ number }) => number)])).toEqual([
      ['records', [3, 4]],
      ['offices', [1]],
    ]);
  });

  it('are put together where they are quotes of one page; records of one address and quotes of none stand alone', () => {
    const pages = pagesOf([
      source(1, 'passage', '/a'),
      source(2, 'stat', '/a'),
      source(3, 'stat', '/a'),
      source(4, 'passage', '/a'),
      source(5, 'passage'),
      source(6, 'passage'),
    ]);
    expect(pages.map((page) => page.map(({ number }) => number))).toEqual([[1, 4], [2], [3], [5], [6]]);
  });
});
