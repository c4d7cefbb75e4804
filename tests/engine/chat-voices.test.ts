import { describe, expect, test } from 'vitest';
import { AUTHORS, HELD_OUT, holdersIn, questionsOf, reportOf, WRITTEN } from '../../bench/chat/questions.ts';

const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = (text: string): string => words(text).join(' ');
const WITHOUT_ANSWER = 0.25;
/** The first to need them writes them all; a slow machine may take its time. */
const SIXTY_REPORTS = 180_000;

describe('the questions to learn from', () => {
  test(
    'ask of reports that are there, for parts that are there',
    () => {
      const lost = WRITTEN.flatMap((author) =>
        questionsOf(author)
          .answerable.filter(
            ({ report, part }) => !(report in author.reports) || holdersIn(reportOf(author, report), part).length === 0,
          )
          .map(({ question }) => `${author.file}: ${question}`),
      );
      expect(lost).toEqual([]);
    },
    SIXTY_REPORTS,
  );

  test('do not repeat four words of the part that answers', () => {
    const repeating = WRITTEN.flatMap((author) =>
      questionsOf(author).answerable.flatMap(({ report, question, part }) => {
        const held = holdersIn(reportOf(author, report), part).map((c) => ` ${plain(c.content)} `);
        const asked = words(question);
        const runs = asked.flatMap((_, i) => (i + 4 <= asked.length ? [` ${asked.slice(i, i + 4).join(' ')} `] : []));
        return runs.some((run) => held.some((text) => text.includes(run))) ? [question] : [];
      }),
    );
    expect(repeating).toEqual([]);
  });

  test('are nobody else’s', () => {
    const owners = new Map<string, Set<string>>();
    for (const author of HELD_OUT ? [...AUTHORS, HELD_OUT] : AUTHORS) {
      const { answerable, unanswerable } = questionsOf(author);
      for (const { question } of [...answerable, ...unanswerable]) {
        const here = owners.get(plain(question)) ?? new Set();
        owners.set(plain(question), here.add(author.file));
      }
    }
    const voices = new Set(WRITTEN.map((author) => author.file));
    // Told by their owners alone: the questions of the author nobody looks into are not shown.
    const shared = [...owners.values()].filter((files) => files.size > 1 && [...files].some((f) => voices.has(f)));
    expect(shared.map((files) => [...files])).toEqual([]);
  });

  test('have no answer often enough', () => {
    const asked = WRITTEN.map(questionsOf);
    const without = asked.flatMap((a) => a.unanswerable).length;
    const all = without + asked.flatMap((a) => a.answerable).length;
    expect(without / all).toBeGreaterThan(WITHOUT_ANSWER);
  });
});
