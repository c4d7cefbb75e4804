import { reportMarkdown } from '../../src/domain/report-markdown.ts';
import { PLACES } from '../../src/engine/knowledge/places.ts';
import { libraryOf } from '../../src/engine/library.ts';
import { fold } from '../../src/engine/text/clean.ts';
import { today } from './words.ts';
import { asReport, writtenReport } from './written-report.ts';

/**
 * The report, as Markdown, of a founder who taps the playbook's line in that country and skips every other question.
 * Nothing where there is no such playbook or country.
 */
export async function reportOfPlaybook(id: string, country: string): Promise<string | undefined> {
  const line = (await libraryOf('en')).lineOf.get(id.replace('/', '.'));
  const place = PLACES.find(({ iso3, name }) => [iso3, name].some((word) => fold(word) === fold(country)));
  if (!line || !place) return undefined;
  const draft = await writtenReport(`${line}.`, { nearest: line, where: place.name }, today());
  if (draft.kind !== 'report') throw new Error(`No report is written: ${draft.reason}`);
  return reportMarkdown(asReport(draft.content, today()));
}
