import * as v from 'valibot';
import { call, inData } from './call.ts';
import { Id } from './primitives.ts';

const Texts = v.array(v.string());

/** The nine fields of spec 2 §3, each a list of texts. */
export const InsightContent = v.object({
  important_questions_industry_geography: Texts,
  emerging_key_insights: Texts,
  leverage_points: Texts,
  key_questions_for_founders: Texts,
  desirability_analysis: Texts,
  recommended_research_areas: Texts,
  key_stakeholders_institutions: Texts,
  barriers_consumption: Texts,
  regulations_policies: Texts,
});
export type InsightContent = v.InferOutput<typeof InsightContent>;

export const InsightsState = v.object({
  status: v.picklist(['not_generated', 'generating', 'completed', 'failed']),
  /** 0 to 1. */
  progress: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  error: v.optional(v.nullable(v.string())),
});
export type InsightsState = v.InferOutput<typeof InsightsState>;

const Insight = v.object({ id: Id, content: InsightContent });

export const insights = call({
  method: 'GET',
  path: '/api/reports/:id/actionable-insights',
  answer: inData(v.object({ success: v.boolean(), insights: v.array(Insight) })),
  timeoutMs: 12_000,
});

export const insightsStatus = call({
  method: 'GET',
  path: '/api/reports/:id/actionable-insights/status',
  answer: inData(InsightsState),
});

export const generateInsights = call({
  method: 'POST',
  path: '/api/reports/:id/actionable-insights/generate',
  body: v.object({ force_regenerate: v.optional(v.boolean(), false) }),
  answer: inData(v.object({ success: v.boolean(), message: v.string() })),
});
