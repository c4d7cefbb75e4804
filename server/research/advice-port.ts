import type { Chunk } from '../../src/contract/chat.ts';
import type { InsightContent } from '../../src/contract/insights.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import type { Exploration, ExploreInput } from '../../src/engine/explorer/explore.ts';
import type { ExplorerChoice } from '../../src/engine/explorer/parameters.ts';
import type { Refined } from '../../src/engine/refiner/refine.ts';
import type { Variants } from '../../src/engine/refiner/variants.ts';
import type { CountryPack } from '../../src/engine/types.ts';

type Packs = readonly CountryPack[];

export interface ChatAnswer {
  readonly content: string;
  /** What the answer rests on; empty when it does not know. */
  readonly chunks: readonly Chunk[];
}

export interface ChatQuestion {
  readonly report: ReportContent;
  readonly question: string;
  /** Packs and, where configured, the web may be asked too. */
  readonly widen: boolean;
  readonly packs: Packs;
}

/** Whoever ranks problems, refines ideas, writes insights and answers questions. Services know only this. */
export interface Advice {
  readonly version: string;
  packsToExplore(choice: ExplorerChoice): readonly string[];
  explore(input: ExploreInput, packs: Packs): Exploration;
  packsToRefine(idea: string): readonly string[];
  refine(idea: string, packs: Packs, basic: boolean): Refined;
  reword(problem: string, packs: Packs): Variants;
  insights(report: ReportContent, packs: Packs): InsightContent;
  /** The parts of a report that answers are found in and cite. */
  chunks(report: ReportContent): readonly Chunk[];
  /** Reads some of what answering needs, so that the first question need not wait for it; whether there is more to read. */
  readAhead(): boolean;
  answer(question: ChatQuestion, signal: AbortSignal): Promise<ChatAnswer>;
}
