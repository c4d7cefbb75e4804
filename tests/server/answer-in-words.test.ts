import { describe, expect, it } from 'vitest';
import type { Advice, ChatAnswer } from '../../server/research/advice-port.ts';
import { answersInWords } from '../../server/research/answer-in-words.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { scriptedModel } from '../support/scripted-model.ts';
import { memoryLog } from '../support/server.ts';

const OWN: ChatAnswer = {
  content: 'The engine says: 40 loaves of 200.',
  chunks: [
    { id: 'loaves', chunk_index: 0, content: '40 loaves of 200 were thrown away.', metadata: { section: 'summary' } },
  ],
};

/** The answer to a question, where the model says this of the engine's part. */
async function answered(said: object) {
  const model = scriptedModel();
  model.play('answer', () => said);
  const { log, logged } = memoryLog();
  const engine = { answer: async () => OWN } as unknown as Advice;
  const question = { report: {} as ReportContent, question: 'canary-question', before: '', widen: false };
  const { content } = await answersInWords(engine, model, null, log).answer(question, AbortSignal.timeout(5_000));
  return { content, logged: logged.join('') };
}

describe('an answer in a model’s words', () => {
  it('is given where it keeps to the parts', async () => {
    const { content, logged } = await answered({ answer: 'You lost 40 of 200.', parts: ['loaves'] });
    expect(content).toBe('You lost 40 of 200.');
    expect(logged).toBe('');
  });

  it('gives way to the engine’s where it breaks a rule, and the log says which, without anybody’s words', async () => {
    const { content, logged } = await answered({ answer: 'You lost 77 of 200.', parts: ['loaves'] });
    expect(content).toBe(OWN.content);
    expect(logged).toContain('a number is in none of the parts');
    expect(logged).not.toMatch(/canary|77/);
  });
});
