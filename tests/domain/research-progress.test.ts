import { describe, expect, it } from 'vitest';
import { RESEARCH_STEPS } from '../../src/contract/limits.ts';
import { clampProgress, stageText, stepViews } from '../../src/domain/research-progress.ts';

describe('stepViews', () => {
  it.each([
    [0, 0],
    [16, 0],
    [17, 1],
    [50, 3],
    [99, 5],
    [100, 6],
    [250, 6],
  ])('at %i %% has %i finished steps, one in progress, the rest waiting', (progress, done) => {
    const states = stepViews(progress).map((step) => step.state);
    expect(states.filter((state) => state === 'completed')).toHaveLength(done);
    expect(states.filter((state) => state === 'in_progress')).toHaveLength(done < RESEARCH_STEPS.length ? 1 : 0);
    expect(states.indexOf('in_progress')).toBe(done < RESEARCH_STEPS.length ? done : -1);
  });
});

describe('stageText', () => {
  it('changes at 15, 30, 50, 70 and 90', () => {
    const texts = [0, 14.9, 15, 29.9, 30, 49.9, 50, 69.9, 70, 89.9, 90, 100].map(stageText);
    expect(new Set(texts).size).toBe(6);
    for (let i = 0; i < texts.length; i += 2) expect(texts[i]).toBe(texts[i + 1]);
    expect(texts.at(-1)).toBe('Checking every figure and finishing the report…');
  });
});

it('clampProgress keeps to 0 and 100', () => {
  expect([-5, 0, 40, 100, 101].map(clampProgress)).toEqual([0, 0, 40, 100, 100]);
});
