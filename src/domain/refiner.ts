import type { RefinerResult, Variant } from '../contract/refiner.ts';
import type { Sending } from './working-copy.ts';

/** A line of the Refiner's history. */
export interface RefinerItem {
  readonly id: string;
  readonly idea: string;
  readonly createdAt: string;
  readonly results: number;
  /** Its problems are on this device. */
  readonly here: boolean;
  /** The refining itself, while the server has not answered it; null afterwards. */
  readonly sending: Sending | null;
}

export interface RefinerHistory {
  readonly items: readonly RefinerItem[];
  /** More of them are on this device. */
  readonly hasMore: boolean;
}

export type RefinerResultView = RefinerResult & {
  /** Null until somebody has asked for them. */
  readonly variants: readonly Variant[] | null;
  /** A mark that was refused; null when there is none. */
  readonly unmarked: { readonly opId: string; readonly status: number } | null;
};

/** A session with what waits folded over it (VIEW-1). */
export interface RefinerSessionView {
  readonly id: string;
  readonly idea: string;
  readonly title: string;
  readonly createdAt: string;
  /** Null while they are not on this device. */
  readonly results: readonly RefinerResultView[] | null;
  /** The refining itself, while the server has not answered it; null afterwards. */
  readonly pending: { readonly opId: string; readonly sending: Sending } | null;
}

/** Spec 3 §4: where the sidebar cuts an idea. */
export const PREVIEW_LENGTH = 50;

export function preview(idea: string): string {
  const characters = [...idea.replace(/\s+/g, ' ').trim()];
  if (characters.length <= PREVIEW_LENGTH) return characters.join('');
  return `${characters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`;
}

/** Spec 3 §5: words are what white space leaves apart. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** One line of a score, taken apart: 'Who suffers 8 of 15: assumed: traders'. */
export interface ScoreReason {
  readonly label: string;
  readonly points: number;
  readonly of: number;
  readonly why: string;
}

/** Null where a reason is worded otherwise: then it is shown as it is. */
export function scoreReason(reason: string): ScoreReason | null {
  const [, label, points, of, why] = /^(.+?) (\d+) of (\d+): (.+)$/.exec(reason) ?? [];
  if (label === undefined || why === undefined) return null;
  return { label, points: Number(points), of: Number(of), why };
}

/** What would raise a score most, the greatest first: the marks that are not whole. */
export const missingMarks = (reasons: readonly string[]): readonly ScoreReason[] =>
  reasons
    .flatMap((reason) => scoreReason(reason) ?? [])
    .filter(({ points, of }) => points < of)
    .sort((a, b) => b.of - b.points - (a.of - a.points));
