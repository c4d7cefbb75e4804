import { cleanup, fireEvent, screen } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PREVIEW_LENGTH, preview, wordCount } from '../../src/domain/refiner.ts';
import { sessionDate } from '../../src/domain/session-date.ts';
import { placesIn } from '../../src/engine/reading/answered-place.ts';
import { refinerWordsOf } from '../../src/engine/refiner/lines.ts';
import { refine } from '../../src/engine/refiner/refine.ts';
import { EXAMPLES } from '../../src/features/refiner/examples.ts';
import { IdeaStep } from '../../src/features/refiner/IdeaStep.tsx';
import { ProblemCard } from '../../src/features/refiner/ProblemCard.tsx';
import { sampleOf } from '../../src/features/refiner/sample-of.ts';
import { ENGLISH } from '../engine/support/run.ts';
import { problem } from '../support/refiner.ts';
import { show } from '../support/screen.tsx';

afterEach(cleanup);

describe('the ideas to begin with', () => {
  it('are fifty, each once, short, and of many countries', () => {
    expect(EXAMPLES).toHaveLength(50);
    expect(new Set(EXAMPLES).size).toBe(50);
    for (const idea of EXAMPLES) expect(idea.length).toBeLessThan(220);
    expect(new Set(EXAMPLES.flatMap((idea) => placesIn(idea, '', ENGLISH).countries)).size).toBeGreaterThanOrEqual(30);
  });

  it.each(EXAMPLES)('%s: brings a problem in a country that was understood', async (idea) => {
    expect(placesIn(idea, '', ENGLISH).countries).toHaveLength(1);
    expect(refine(idea, ENGLISH, await refinerWordsOf(ENGLISH)).kind).toBe('refined');
  });

  it('four by chance, others each time', () => {
    const numbers = Array.from({ length: 50 }, (_, n) => n);
    const first = sampleOf(numbers, 4, () => 0.999);
    expect(new Set(first).size).toBe(4);
    const second = sampleOf(numbers, 4, () => 0.999, first);
    expect(second).toHaveLength(4);
    expect(second.filter((n) => first.includes(n))).toEqual([]);
    expect(sampleOf([1, 2, 3], 4, () => 0, [1, 2])).toEqual([1, 2, 3]);
    // There are just enough others.
    expect(sampleOf([1, 2, 3, 4], 2, () => 0, [1, 2])).toEqual([3, 4]);
  });
});

describe('an idea', () => {
  const box = () => screen.getByLabelText('Describe your idea');
  const write = (value: string) => fireEvent.change(box(), { target: { value } });

  it.each([
    ['', 0],
    ['  \n\t ', 0],
    ['one', 1],
    [' two\n words ', 2],
    ['a\u00a0b', 2],
  ])('%j has %i words', (text, words) => expect(wordCount(text)).toBe(words));

  it('counts its words as they are written, and cannot be sent without any, or with too many characters', () => {
    show(<IdeaStep />);
    const send = () => screen.getByRole('button', { name: 'Refine idea' });
    screen.getByText('0 words');
    expect(send()).toHaveProperty('disabled', true);
    write('Tailors');
    screen.getByText('1 word');
    expect(send()).toHaveProperty('disabled', false);
    write('  ');
    expect(send()).toHaveProperty('disabled', true);
    write(` ${'x'.repeat(4_000)} `);
    expect(send()).toHaveProperty('disabled', false);
    expect(box().getAttribute('aria-invalid')).toBeNull();
    write('x '.repeat(2_001));
    expect(send()).toHaveProperty('disabled', true);
    expect(box().getAttribute('aria-invalid')).toBe('true');
    screen.getByText(/^That is 4,001 characters/);
  });

  it('that is clicked among the four fills the text', async () => {
    show(<IdeaStep />);
    const [first] = await screen.findAllByRole('listitem');
    fireEvent.click(first?.querySelector('button') as Element);
    expect(box()).toHaveProperty('value', first?.textContent);
    expect(EXAMPLES).toContain(first?.textContent);
  });

  it(`is cut at ${PREVIEW_LENGTH} characters in the history, never inside one`, () => {
    expect(preview('x'.repeat(50))).toBe('x'.repeat(50));
    expect(preview('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
    expect(preview('😀'.repeat(51))).toBe(`${'😀'.repeat(50)}…`);
    expect(preview(' two\n words ')).toBe('two words');
  });

  it.each([
    ['2026-11-21T06:00:00', 'Today'],
    ['2026-11-22T06:00:00', 'Today'],
    ['2026-11-20T23:59:00', 'Yesterday'],
    ['2026-11-19T12:00:00', '2 days ago'],
    ['2026-11-14T12:00:00', '7 days ago'],
  ])('of %s is of %s', (moment, label) => expect(sessionDate(moment, new Date('2026-11-21T05:00:00'))).toBe(label));

  it('older than seven days has a short date', () => {
    expect(sessionDate('2026-11-13T12:00:00', new Date('2026-11-21T05:00:00'))).toMatch(/13/);
    expect(sessionDate('2025-11-13T12:00:00', new Date('2026-11-21T05:00:00'))).toMatch(/13.*2025|2025.*13/);
  });
});

describe('a problem', () => {
  const card = (over: Parameters<typeof problem>[1] & { unmarked?: { opId: string; status: number } } = {}) => {
    const [onOpen, onValidate] = [vi.fn(), vi.fn()];
    const result = { ...problem(7), variants: null, unmarked: null, ...over };
    show(<ProblemCard result={result} onOpen={onOpen} onValidate={onValidate} />);
    return { onOpen, onValidate };
  };

  it('shows who has it, what is known, what to learn first and what is assumed', () => {
    card();
    screen.getByText('tailors');
    screen.getByText('43 of 100');
    screen.getByText('how often or how much');
    screen.getByText('The main cause is that power fails');
    expect(screen.queryByText('Sent to the validator')).toBeNull();
  });

  it('names two of the things to learn first, and nothing where all is known', () => {
    const reason = (label: string, points: number) => `${label} ${points} of 20: no number yet`;
    card({
      score_reasons: [reason('Who suffers', 20), reason('How often', 0), reason('Who pays', 0), reason('Where', 0)],
    });
    screen.getByText('how often; who pays');
    cleanup();
    card({ score_reasons: [reason('Who suffers', 20)] });
    expect(screen.queryByText('To learn first')).toBeNull();
  });

  it('[explorer A11] is a title with its score on a phone, and opens to the rest', () => {
    const media = globalThis.matchMedia;
    globalThis.matchMedia = (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
    card();
    globalThis.matchMedia = media;
    const folded = screen.getByText('Whom the playbook tells of, and what is assumed').closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain('tailors');
    screen.getByRole('button', { name: /^Validate this problem/ });
  });

  it('opens by its statement, and goes on by its button', () => {
    const { onOpen, onValidate } = card();
    fireEvent.click(screen.getByRole('button', { name: 'Tailors in Lusaka lose orders of kind 7.' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: /^Validate this problem/ }));
    expect(onValidate).toHaveBeenCalledTimes(1);
  });

  it('says that it was researched, and that a mark was refused', () => {
    card({ researched: true });
    screen.getByText('Sent to the validator');
    cleanup();
    card({ unmarked: { opId: 'x', status: 418 } });
    screen.getByText('Failed to mark result as researched: 418');
  });
});
