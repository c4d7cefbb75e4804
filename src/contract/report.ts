import * as v from 'valibot';
import { canonicalReport, isRawJson } from './canonical-report.ts';
import { CorrectableSlot, Outcome } from './found.ts';
import { EVIDENCE_RUNGS } from './limits.ts';
import { Count, Id, Timestamp } from './primitives.ts';
import { TrailEntry } from './trail.ts';
import { WRITTEN_PARTS } from './written-parts.ts';

/** Markdown with [n] citations. No figure in it was typed by hand: each is rendered from a record or a calculation. */
const Markdown = v.string();

/** Who stands behind a published text; 'other' where nobody can tell. */
export const PublisherKind = v.picklist([
  'government',
  'statistics',
  'multilateral',
  'academic',
  'ngo',
  'news',
  'company',
  'other',
]);
export type PublisherKind = v.InferOutput<typeof PublisherKind>;

/** What somebody published, word for word, and where in their text it stands. */
export const QuotedPassage = v.object({
  quote: v.string(),
  /** 'abstract', 'page 4', or the heading it stands under. */
  place: v.string(),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; '' where unknown. */
  published: v.string(),
  kind: PublisherKind,
  /** ISO 639-1 of the quote; '' where unknown. */
  language: v.string(),
  /** ISO 3166 alpha-3 of the country that it or its title names; '' for a region. */
  country: v.string(),
  seen_at: Timestamp,
});
export type QuotedPassage = v.InferOutput<typeof QuotedPassage>;

/** A record behind a figure, or a calculation that shares the [n] series (spec 2 §3). */
export const Source = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.picklist(['stat', 'law', 'institution', 'passage', 'list', 'calc']),
  source_title: v.string(),
  /** Empty for a calculation, which is explained in the table 'Calculations'. */
  source_url: v.string(),
  publisher: v.string(),
  /** The year the figure is for, as shown: '2024', '2024, 2014', or '' when the record has none. */
  year: v.string(),
  licence: v.string(),
  limits: v.string(),
  /** On a source of the kind 'passage' alone. */
  passage: v.exactOptional(QuotedPassage),
});
export type Source = v.InferOutput<typeof Source>;

export const Table = v.object({
  id: v.string(),
  title: v.string(),
  /** The key of the section it belongs to. */
  section: v.string(),
  headers: v.array(v.string()),
  rows: v.array(v.array(v.string())),
});
export type Table = v.InferOutput<typeof Table>;

const CalcInput = v.object({
  name: v.string(),
  /** What it is called, in words; absent in reports of before there were any. */
  label: v.optional(v.string()),
  /** Where the number comes from: what the founder said, a public record, an assumption, or an earlier calculation. */
  origin: v.picklist(['founder', 'record', 'assumed', 'calc', 'plan']),
  /** The [n] of a record or calculation; absent for what the founder said or what is assumed. */
  number: v.optional(v.number()),
  low: v.number(),
  base: v.number(),
  high: v.number(),
  unit: v.string(),
});

/** Recomputable from the report alone: `expression` is over the inputs' names with + − × ÷ and ^ in plain ASCII. */
export const Calc = v.object({
  number: v.number(),
  id: v.string(),
  formula: v.string(),
  expression: v.string(),
  inputs: v.array(CalcInput),
  unit: v.string(),
  low: v.number(),
  base: v.number(),
  high: v.number(),
});
export type Calc = v.InferOutput<typeof Calc>;

export const Verdict = v.picklist(['proceed', 'narrow', 'pivot', 'stop', 'not_enough_known']);
/** A starter kit says what to do in the first week where no playbook is known; it is no research and costs no credit. */
export const ReportKind = v.picklist(['report', 'starter_kit']);
export type ReportKind = v.InferOutput<typeof ReportKind>;
export const Confidence = v.picklist(['low', 'medium', 'high']);
/** Desk research alone never rises above 'desk'. */
export const EvidenceRung = v.picklist(EVIDENCE_RUNGS);

/** A figure to show large, beside its citation. */
const KeyFigure = v.object({ value: v.string(), label: v.string(), number: v.number() });

export const ReportMetadata = v.object({
  engine_version: v.string(),
  data_version: v.string(),
  /** SHA-256 over the canonical report without this field, lower-case hex. */
  hash: v.string(),
  /** ISO 3166 alpha-3 of the countries it is about. */
  countries: v.array(v.string()),
  country_names: v.array(v.string()),
  industry: v.string(),
  industry_name: v.string(),
  verdict: Verdict,
  verdict_line: v.string(),
  confidence: Confidence,
  evidence_rung: EvidenceRung,
  score: v.object({ total: v.number(), of: v.number() }),
  key_figures: v.array(KeyFigure),
  /** What the founder wrote, and what was answered to the questions. */
  query: v.string(),
  answers: v.array(
    v.object({ slot: v.optional(v.string()), question: v.string(), answer: v.string(), skipped: v.boolean() }),
  ),
  calcs: v.array(Calc),
  tags: v.array(v.string()),
  /** Written on the device without the network, and not yet researched. */
  draft: v.boolean(),
  kind: v.optional(ReportKind, 'report'),
  /** What the founder found out after it was written, oldest first; the report is made anew with each. */
  found: v.optional(v.array(v.object({ text: v.string(), outcome: v.optional(Outcome), added_at: Timestamp }))),
  /** How often its reading was corrected. */
  corrections: v.optional(Count),
  /** What is not known of the founder's case, and can be said at any time. */
  open: v.exactOptional(v.array(CorrectableSlot)),
  /** When it was last made anew; absent on one that never was. */
  revised_at: v.optional(Timestamp),
  /** The playbook it is written from; absent on kits, and on reports from before there were playbooks. */
  playbook: v.optional(v.string()),
  /** The starter kit's kind of trouble. */
  kit: v.optional(v.string()),
  /** The language it is written in, ISO 639-1. */
  language: v.optional(v.string(), 'en'),
  /** What its page says around it, by place, where that is not English. */
  labels: v.exactOptional(v.record(v.string(), v.string())),
  /** What it rests on besides playbooks and the records that come with the product. */
  rests_on: v.exactOptional(
    v.object({
      /** Published texts that it quotes. */
      published: Count,
      /** The language model that wrote it. */
      model: v.exactOptional(v.string()),
    }),
  ),
  /** Figures that were fetched when it was made, being newer than those that come with the product. */
  fetched: v.exactOptional(
    v.array(v.object({ iso3: v.string(), code: v.string(), year: Count, value: v.number(), seen_at: Timestamp })),
  ),
  /** The problem as a language model read and wrote it; absent on reports from a playbook. */
  case: v.exactOptional(v.record(v.string(), v.unknown())),
  /** What was looked up for it. */
  trail: v.exactOptional(v.array(TrailEntry)),
});
export type ReportMetadata = v.InferOutput<typeof ReportMetadata>;

/** The report's canonical keys, and no others (design: legacy names are read by `domain`). */
export const ReportContent = v.object({
  title: v.string(),
  executive_summary: Markdown,
  summary: Markdown,
  industry_analysis: Markdown,
  challenges_analysis: Markdown,
  recommendations: Markdown,
  sources: v.array(Source),
  references: v.array(v.string()),
  pestel_analysis: Markdown,
  tables: v.array(Table),
  metadata: ReportMetadata,
});
export type ReportContent = v.InferOutput<typeof ReportContent>;

/** A report as it is fetched: list facts and the body together. */
export const Report = v.object({
  job_id: Id,
  report_id: Id,
  created_at: Timestamp,
  title: v.string(),
  summary: v.string(),
  report: ReportContent,
});
export type Report = v.InferOutput<typeof Report>;

/** What a report that cannot be shown is told apart by (spec 2 §5). */
export const FORMATTING_ERROR = 'Report formatting error';

const isReadable = (report: ReportContent): boolean =>
  WRITTEN_PARTS.some((part) => report[part].trim() !== '') && !WRITTEN_PARTS.some((part) => isRawJson(report[part]));

/** A report as it may arrive: under older names, and not to be trusted before it was looked at. */
export const ArrivingReport = v.object({
  ...Report.entries,
  report: v.pipe(
    v.unknown(),
    v.transform(canonicalReport),
    ReportContent,
    v.check(isReadable, FORMATTING_ERROR),
  ) as unknown as v.GenericSchema<v.InferInput<typeof ReportContent>, ReportContent>,
});

/** One line of the history (spec 2 §3). `rev` orders its changes within the account. */
export const ReportListItem = v.object({
  id: Id,
  title: v.string(),
  createdAt: Timestamp,
  user_id: Id,
  isPinned: v.boolean(),
  hasChat: v.boolean(),
  lastViewedAt: v.nullable(Timestamp),
  isRevised: v.boolean(),
  /** When the report was last made anew with what its founder found; null where it never was. */
  revised_at: v.optional(v.nullable(Timestamp), null),
  viewCount: Count,
  summary: v.string(),
  tags: v.array(v.string()),
  category: v.string(),
  /** What the research took it for; stays when the category is changed. Empty where it was not noted. */
  industry: v.optional(v.string(), ''),
  kind: v.optional(ReportKind, 'report'),
  is_archived: v.boolean(),
  rev: Count,
});
export type ReportListItem = v.InferOutput<typeof ReportListItem>;
