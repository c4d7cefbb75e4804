import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/chat/answer.ts';
import { research } from './support/run.ts';

const PROBLEMS = [
  'Tomato traders in Kumasi lose a third of every load because crates crush and trucks wait. A crate costs 400 cedis.',
  'Wedding DJs in Luanda lose bookings because their speakers are stolen between parties.',
  'Les éleveurs de volaille à Bouaké perdent trois poussins sur dix à cause de la chaleur.',
  'My neighbours in Maseru wait four months for a birth certificate.',
];
const reports = PROBLEMS.map((problem) => research(problem).content);

/** What everybody asks first: refused, they would take the chat for broken. */
describe('the plainest questions are answered from any report', () => {
  test.each([
    'Who pays for this?',
    'Who has this problem?',
    'Whom should I talk to first?',
    'What should I do next?',
    'How big is the problem?',
    'Why does it happen?',
    'What do people do today instead?',
    'What are the risks?',
    'Who are the competitors?',
    'Is it worth it?',
    'What is missing?',
    'What would kill this idea?',
    'How do I test it?',
    'Where do the figures come from?',
  ])('%s', (question) => {
    expect(reports.map((report) => answer(report, question, []).chunks.length)).not.toContain(0);
  });
});
