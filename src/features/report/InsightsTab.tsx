import type { InsightContent } from '../../contract/insights.ts';
import type { ReportMetadata } from '../../contract/report.ts';
import { reasonInWords } from '../../domain/error-category.ts';
import { INSIGHTS_MISSING, insightsMissing } from '../../domain/report-kind.ts';
import { labelOf } from '../../domain/report-sections.ts';
import { useConnection } from '../../hooks/connection.ts';
import type { useInsights } from '../../hooks/insights.ts';
import { directionOf } from '../../lib/locale.ts';
import { Button } from '../../ui/Button.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { insights as texts } from './messages.ts';
import { Prose } from './Prose.tsx';

/** Spec 2 §3: the nine fields, in order. */
const FIELDS = [
  'important_questions_industry_geography',
  'emerging_key_insights',
  'leverage_points',
  'key_questions_for_founders',
  'desirability_analysis',
  'recommended_research_areas',
  'key_stakeholders_institutions',
  'barriers_consumption',
  'regulations_policies',
] as const satisfies readonly (keyof InsightContent)[];

interface InsightsTabProps {
  insights: ReturnType<typeof useInsights>;
  metadata: ReportMetadata;
}

/** What to do with a report, made once and kept; an earlier version stays while a new one is being made. */
export function InsightsTab({ insights, metadata }: InsightsTabProps) {
  const { online } = useConnection();
  const { answer, regenerate } = insights;
  const status = answer?.state.status;
  const working = status === 'generating';
  const content = answer?.content ?? null;
  const missing = insightsMissing(metadata);
  // What an earlier version made stays to be read.
  if (missing !== null && !content) {
    return (
      <div className="stack insights">
        <p className="empty">{INSIGHTS_MISSING[missing]}</p>
      </div>
    );
  }
  return (
    <div className="stack insights">
      <h1 className="visually-hidden">{texts.title}</h1>
      {working && (
        <div className="stack tight" role="status">
          <span>{texts.generating}</span>
          <Meter value={(answer?.state.progress ?? 0) * 100} max={100} label={texts.title} text={texts.generating} />
        </div>
      )}
      {status === 'failed' && (
        <Notice tone="error" action={{ label: texts.retry, onClick: regenerate }}>
          {reasonInWords(answer?.state.error || texts.failed)}
        </Notice>
      )}
      {!content && !working && status !== 'failed' && <p className="empty">{online ? texts.opening : texts.offline}</p>}
      {content && (
        <>
          <div className="row no-print">
            <Button
              look="quiet"
              className="push"
              disabled={working || !online || missing !== null}
              onClick={regenerate}
            >
              {texts.regenerate}
            </Button>
          </div>
          {FIELDS.filter((field) => content[field].length > 0).map((field) => (
            <section
              key={field}
              className="prose"
              aria-labelledby={field}
              lang={metadata.language}
              dir={directionOf(metadata.language)}
            >
              <h2 id={field}>{labelOf(metadata)(field, texts.fields[field])}</h2>
              <ul>
                {content[field].map((line) => (
                  <li key={line}>
                    <Prose text={line} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </div>
  );
}
