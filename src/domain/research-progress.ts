import { RESEARCH_STEPS } from '../contract/limits.ts';

export const clampProgress = (progress: number): number => Math.min(100, Math.max(0, progress));

const STAGES: readonly (readonly [below: number, text: string])[] = [
  [15, 'Reading your problem and working out what is meant…'],
  [30, 'Looking up the industry and sizing the market…'],
  [50, 'Weighing trends and what people do today…'],
  [70, 'Going through the PESTEL factors and what could grow…'],
  [90, 'Judging viability and writing recommendations…'],
];

/** What is being worked on, by progress (spec 2 §4). */
export function stageText(progress: number): string {
  const at = clampProgress(progress);
  return STAGES.find(([below]) => at < below)?.[1] ?? 'Checking every figure and finishing the report…';
}

export type StepState = 'completed' | 'in_progress' | 'waiting';

export interface StepView {
  readonly id: string;
  readonly title: string;
  readonly state: StepState;
}

/** Completed steps = floor(progress / 100 × 6); the next one is in progress, later ones wait (spec 2 §4). */
export function stepViews(progress: number): readonly StepView[] {
  const done = Math.floor((clampProgress(progress) / 100) * RESEARCH_STEPS.length);
  return RESEARCH_STEPS.map((step, index) => ({
    id: step.id,
    title: step.title,
    state: index < done ? 'completed' : index === done ? 'in_progress' : 'waiting',
  }));
}
