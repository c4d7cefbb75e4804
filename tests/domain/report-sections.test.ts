import { expect, it } from 'vitest';
import { reportSections } from '../../src/domain/report-sections.ts';
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
