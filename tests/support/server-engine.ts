import type { ResearchEngine } from '../../server/research/engine/engine-port.ts';
import type { ResearchStepId } from '../../src/contract/limits.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import type { Question } from '../../src/contract/research.ts';
import type { ResearchInput, StepResult } from '../../src/engine/types.ts';

export const QUESTIONS: readonly Question[] = [
  {
    id: 'question_1',
    slot: 'where',
    text: 'Which country?',
    why: 'Prices differ.',
    choices: ['Ghana', 'Kenya'],
    skip: 'Assume Ghana',
  },
  { id: 'question_2', slot: 'who', text: 'Who has it?', why: 'Counts differ.', choices: [], skip: 'Assume traders' },
];

/** A report that keeps the contract and says whose it is. */
export function sampleReport(input: ResearchInput): ReportContent {
  return {
    title: `Industry Analysis Of ${input.query.slice(0, 60)}`,
    executive_summary: `Traders lose **stock** [1]. ${input.query.slice(0, 200)}`,
    summary: 'Tomatoes rot on the way to Accra [1].',
    industry_analysis: 'Farmers sell at the gate.',
    challenges_analysis: 'Roads are long.',
    recommendations: 'Count crates for a week.',
    sources: [
      {
        number: 1,
        kind: 'stat',
        source_title: 'Losses',
        source_url: 'https://example.org/losses',
        publisher: 'Example',
        year: '2024',
        licence: 'CC BY 4.0',
        limits: '',
      },
    ],
    references: [],
    pestel_analysis: '',
    tables: [],
    metadata: {
      engine_version: 'scripted',
      data_version: '1',
      hash: '',
      countries: ['GHA'],
      country_names: ['Ghana'],
      industry: 'agriculture',
      industry_name: 'Agriculture',
      verdict: 'narrow',
      verdict_line: 'Narrow it.',
      confidence: 'low',
      evidence_rung: 'desk',
      score: { total: 10, of: 20 },
      key_figures: [],
      query: input.query,
      answers: [],
      calcs: [],
      tags: ['Agriculture', 'Ghana'],
      draft: false,
      kind: 'report',
      playbook: 'agriculture.transit-loss',
      language: 'en',
    },
  };
}

/** What comes of a problem that no playbook fits. */
export function sampleKit(input: ResearchInput): ReportContent {
  const report = sampleReport(input);
  const { playbook: _, ...metadata } = report.metadata;
  return {
    ...report,
    title: 'Starter kit: It comes too late',
    executive_summary: '**We have no playbook for this problem yet.** So this is no research report.',
    sources: [],
    metadata: {
      ...metadata,
      industry: '',
      industry_name: '',
      verdict: 'not_enough_known',
      verdict_line: '',
      score: { total: 0, of: 0 },
      tags: [],
      kind: 'starter_kit',
      kit: 'late',
    },
  };
}

type Step = (step: ResearchStepId, input: ResearchInput, signal: AbortSignal) => Promise<StepResult> | StepResult;

/** What a step of the scripted engine does by itself: the report at the end, and something to remember before. */
export function plainStep(step: ResearchStepId, input: ResearchInput): StepResult {
  if (step === 'report') return { kind: 'done', output: sampleReport(input) };
  return { kind: 'done', output: { step, words: input.query.length } };
}

/** An engine that knows no playbook for anything. */
export const kitStep = (step: ResearchStepId, input: ResearchInput): StepResult =>
  step === 'report' ? { kind: 'done', output: sampleKit(input) } : plainStep(step, input);

export interface ScriptedEngine extends ResearchEngine {
  /** Every step that was run, in order, as `job words: step`. */
  readonly ran: string[];
  /** Replaces what steps do, until `reset`. */
  script(step: Step): void;
  reset(): void;
}

/** An engine whose steps do what a test says. The pipeline around it is the real one. */
export function scriptedEngine(): ScriptedEngine {
  let script: Step = plainStep;
  const ran: string[] = [];
  return {
    version: 'scripted-1',
    slow: false,
    ran,
    script(step) {
      script = step;
    },
    reset() {
      script = plainStep;
      ran.length = 0;
    },
    runStep: async (step, input, _outputs, signal) => {
      ran.push(step);
      return script(step, input, signal);
    },
    planLookUp: async () => null,
    canonicalText: (content) => JSON.stringify(content),
  };
}
