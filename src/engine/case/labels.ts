import type { ReportMetadata } from '../../contract/report.ts';
import { filled } from '../text/filled.ts';
import { textsIn } from './texts.ts';

/** Ends of the scale that a case's report can reach. */
const CONFIDENCE = { low: 'confidence_low', medium: 'confidence_medium', high: 'confidence_medium' } as const;

type Labelled = Pick<ReportMetadata, 'language' | 'verdict' | 'confidence' | 'score' | 'rests_on'>;

/** A translation of before there were labels was made of the whole report: its case is in English. */
export const languageOfCase = ({ labels, language }: Pick<ReportMetadata, 'labels' | 'language'>): string =>
  labels === undefined ? 'en' : language;

/** What the page says around a report in its language; of English, which the page knows itself, only what cases alone have. */
export function labelsOf({ language, verdict, confidence, score, rests_on }: Labelled): ReportMetadata['labels'] {
  const { heads, page, verdicts, insight_heads } = textsIn(language);
  const advice = { advice: page.advice, head_advice: heads.advice };
  if (language === 'en') return advice;
  const { confidence_low: _low, confidence_medium: _medium, written_by, written_with_sources, ...plain } = page;
  const { published = 0, model = '' } = rests_on ?? {};
  const word = verdicts[verdict];
  return {
    ...plain,
    ...insight_heads,
    ...advice,
    verdict: word.charAt(0).toUpperCase() + word.slice(1),
    confidence: page[CONFIDENCE[confidence]],
    score: filled(page.score, score),
    rests_on: filled(published === 0 ? written_by : written_with_sources, { published, model }),
    head_verdict: filled(heads.verdict, { verdict: word }),
    head_first: heads.first,
    head_end: heads.end,
  };
}
