import type { Case } from '../../contract/case.ts';
import type { FoundNote } from '../../contract/found.ts';
import { EVIDENCE_RUNGS } from '../../contract/limits.ts';
import type { ReportContent } from '../../contract/report.ts';
import { passagesIn } from '../passages.ts';
import { newestOutcome } from '../reading/answers.ts';
import { evidenceRung, rungBesides } from '../reading/evidence-rung.ts';
import type { Answers } from '../reading/slots.ts';
import type { Answered } from '../reading/types.ts';
import { cleanText, quotable } from '../text/clean.ts';
import type { CountryPack } from '../types.ts';
import { composeCase } from './compose.ts';
import { inItsLanguage } from './in-language.ts';
import { languageOfCase } from './labels.ts';

/** What was told and found since, together: the verdict follows from the newest, the proof from what reaches furthest. */
function readingWith(one: Case, found: readonly FoundNote[], answers: Answers): Case['reading'] {
  const { reading } = one;
  const told = found.map(({ text }) => evidenceRung(text).rung);
  const reached = EVIDENCE_RUNGS.filter((each) => each === reading.evidence.rung || told.includes(each));
  const outcome = newestOutcome(found, reading.outcome);
  const rung = rungBesides(reached.at(-1) ?? 'desk', outcome);
  return {
    ...reading,
    place: answers.where ?? reading.place,
    people: answers.who ?? reading.people,
    payer: answers.payer ?? reading.payer,
    outcome,
    evidence: { ...reading.evidence, rung },
  };
}

/** A report of a case made anew with what was found since and answers that were corrected; the model is not asked. */
export function reviseCase(
  report: ReportContent,
  one: Case,
  change: { readonly found: readonly FoundNote[]; readonly answers: Answers },
  packs: readonly CountryPack[],
): ReportContent {
  const { metadata } = report;
  const notes = change.found.map(({ text, outcome }) => ({ text: cleanText(text), outcome }));
  const { content } = composeCase({
    query: metadata.query,
    answers: metadata.answers as readonly Answered[],
    found: notes.map(({ text }) => quotable(text)),
    case: { ...one, reading: readingWith(one, notes, change.answers) },
    language: languageOfCase(metadata),
    packs,
    passages: passagesIn(report.sources),
    model: metadata.rests_on?.model ?? '',
    version: metadata.engine_version,
  });
  const { trail } = metadata;
  const own = inItsLanguage(content);
  return { ...own, metadata: { ...own.metadata, ...(trail && { trail }) } };
}
