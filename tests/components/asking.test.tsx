import { cleanup, fireEvent, screen } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Clarification } from '../../src/components/asking/Clarification.tsx';
import type { JobView } from '../../src/domain/working-copy.ts';
import { DraftOutcome } from '../../src/features/report/DraftOutcome.tsx';
import { AnotherProblem, JobTalk } from '../../src/features/validator/JobTalk.tsx';
import { jobState, question } from '../support/job.ts';
import { show } from '../support/screen.tsx';

afterEach(cleanup);

const JOB = '00000000-0000-4000-8000-000000000001';
const job = (changes: Partial<JobView>): JobView => ({
  ...jobState(JOB),
  local: 'following',
  lastError: null,
  opId: null,
  waits: null,
  ...changes,
});
const asks = (language: string) =>
  job({ status: 'clarification_needed', language, questions: [question(1), question(2)] });
const talk = (changes: Partial<JobView>) =>
  show(<JobTalk job={job(changes)} onStartAgain={() => {}} onDraft={() => {}} />);
const frameOf = (element: HTMLElement) => {
  const frame = element.closest('[lang]');
  return [frame?.getAttribute('lang'), frame?.getAttribute('dir')];
};

describe('what is said around the questions', () => {
  it.each([
    ['fr', 'ltr', 'Question 1 sur 5 au plus', 'Passer', 'Si tu passes : assume so'],
    ['sw', 'ltr', 'Swali la 1 kati ya yasiyozidi 5', 'Ruka', 'Ukiruka: assume so'],
    ['pt', 'ltr', 'Pergunta 1 de 5, no máximo', 'Saltar', 'Se saltares: assume so'],
    ['ar', 'rtl', 'السؤال 1 من 5 على الأكثر', 'تخطي', 'إذا تخطيت السؤال: assume so'],
  ])('is in the founder’s language: %s', async (language, direction, heading, skip, means) => {
    show(<Clarification job={asks(language)} onDone={() => {}} />);
    expect(frameOf(await screen.findByText(heading))).toEqual([language, direction]);
    expect(frameOf(screen.getByRole('button', { name: skip }))).toEqual([language, direction]);
    screen.getByText(means);
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  });

  it('is English, and says so, in a language that has no texts of its own', async () => {
    show(<Clarification job={asks('am')} onDone={() => {}} />);
    await new Promise((done) => setTimeout(done));
    expect(frameOf(screen.getByRole('button', { name: 'Skip' }))).toEqual(['en', 'ltr']);
  });

  it('has the direction of the questions from the start', () => {
    // A locale that is still on its way: the first drawing is English.
    const { container } = show(<Clarification job={asks('ar')} onDone={() => {}} />);
    expect(container.querySelector('.talk')?.getAttribute('dir')).toBe('rtl');
  });

  it('leads to another problem in it too', async () => {
    const onStartAgain = vi.fn();
    show(<AnotherProblem job={asks('fr')} onStartAgain={onStartAgain} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Autre problème' }));
    expect(onStartAgain).toHaveBeenCalledWith('');
  });
});

describe('what is said of a research that stops while it asks', () => {
  it('a refusal stands in the founder’s language, and so does the way on', async () => {
    const reason = 'لا توجد في هذا النص مشكلة نبحثها بعد.';
    talk({ status: 'failed', language: 'ar', error: reason, error_code: 'research_refused', refunded: true });
    expect(frameOf(await screen.findByRole('button', { name: 'اكتبها بطريقة أخرى' }))).toEqual(['ar', 'rtl']);
    screen.getByText('أعدنا إليك رصيدك.');
    expect(screen.getByText(reason).getAttribute('lang')).toBe('ar');
  });

  it('a failure of ours is said by its code, not in the server’s English', async () => {
    const error = 'An error occurred during market validation research.';
    talk({ status: 'failed', language: 'sw', error, error_code: 'research_failed' });
    await screen.findByText('Utafiti haukukamilika: kulitokea hitilafu upande wetu.');
    expect(screen.queryByText(error)).toBeNull();
  });

  it('what an earlier server said without a code is shown as it came', () => {
    talk({ status: 'failed', error: 'Baraza covers the 54 African countries.', error_code: null });
    screen.getByText('Baraza covers the 54 African countries.');
  });

  it('a refusal of the engine on the device runs its own way', () => {
    const reason = 'لا توجد في هذا النص مشكلة نبحثها بعد.';
    const draft = { id: JOB, createdAt: 0, query: '?', answers: {}, researchedAs: null };
    show(
      <DraftOutcome draft={{ ...draft, outcome: { kind: 'refused', reason } }} onAnswers={() => {}}>
        {null}
      </DraftOutcome>,
    );
    expect(screen.getByText(reason).getAttribute('dir')).toBe('auto');
  });

  it('answers that wait on the device say so in it', async () => {
    talk({
      status: 'running',
      language: 'pt',
      local: 'waiting_network',
      waits: 'answers',
      opId: JOB,
      lastError: 'Unable',
    });
    await screen.findByText('As tuas respostas estão guardadas neste aparelho e seguem sozinhas.');
    for (const name of ['Tentar agora', 'Anular a pesquisa'])
      expect(frameOf(screen.getByRole('button', { name }))).toEqual(['pt', 'ltr']);
  });
});
