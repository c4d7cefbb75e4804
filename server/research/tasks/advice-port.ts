import type { ChatReply } from '../../../src/contract/chat.ts';
import type { FoundNote } from '../../../src/contract/found.ts';
import type { InsightContent } from '../../../src/contract/insights.ts';
import type { ReportContent } from '../../../src/contract/report.ts';
import type { Exploration, ExploreInput } from '../../../src/engine/explorer/explore.ts';
import type { Answers } from '../../../src/engine/reading/slots.ts';
import type { Refined } from '../../../src/engine/refiner/refine.ts';
import type { Variants } from '../../../src/engine/refiner/variants.ts';

export type ChatAnswer = Readonly<ChatReply>;

/** What is only near is no answer: whoever lets us look further is shown what is found there. */
export const isAnswered = ({ chunks, nearest }: ChatAnswer): boolean => chunks.length > 0 && nearest === undefined;

export interface ChatQuestion {
  readonly report: ReportContent;
  readonly question: string;
  /** The questions before this one, the oldest first, for follow-ups. */
  readonly before: readonly string[];
  /** The countries' records and, where configured, the web may be asked too. */
  readonly widen: boolean;
}

/** What a report is made anew with. */
export interface ReportChange {
  /** Everything that was found since it was written, oldest first. */
  readonly found: readonly FoundNote[];
  /** Answers that take the place of the report's own. */
  readonly answers: Answers;
}

/** Whoever ranks problems, refines ideas, writes insights and answers questions. Services know only this. */
export interface Advice {
  readonly version: string;
  explore(input: ExploreInput): Promise<Exploration>;
  refine(idea: string, basic: boolean): Promise<Refined>;
  reword(problem: string): Promise<Variants>;
  insights(report: ReportContent): Promise<InsightContent>;
  /** The report made anew with what its founder found since, and with other answers. */
  revise(report: ReportContent, change: ReportChange, date: string): Promise<ReportContent>;
  /** How many parts of a report answers can be found in and cite. */
  countParts(report: ReportContent): Promise<number>;
  /** `onText` gets whole sentences of an answer that is still being written, each time all that there are. */
  answer(question: ChatQuestion, signal: AbortSignal, onText?: (soFar: string) => void): Promise<ChatAnswer>;
}
