import { describe, expect, it } from 'vitest';
import { chatFault, failureOf } from '../../src/domain/chat-errors.ts';
import { creditErrorMessage } from '../../src/domain/credit-errors.ts';
import { deleteErrorMessage } from '../../src/domain/delete-errors.ts';
import { categoryOf, reasonInWords, saidByServer, unworded } from '../../src/domain/error-category.ts';
import { laterState, questionsKey } from '../../src/domain/job-rules.ts';
import { missingMarks, scoreReason } from '../../src/domain/refiner.ts';
import { resetFailure } from '../../src/domain/reset-errors.ts';
import { withToast } from '../../src/domain/toast.ts';
import { actionKind } from '../../src/domain/user-action.ts';
import { id } from '../support/account-db.ts';
import { jobState, question } from '../support/job.ts';

describe('error categories (spec 2 §8)', () => {
  it.each([
    [0, 'network'],
    [401, 'authentication'],
    [403, 'permission'],
    [404, 'not_found'],
    [400, 'validation'],
    [409, 'validation'],
    [499, 'validation'],
    [500, 'server'],
    [599, 'server'],
    [600, 'unknown'],
    [199, 'unknown'],
    [200, 'api'],
    [299, 'api'],
    [300, 'unknown'],
    [399, 'unknown'],
  ])('%i is %s', (status, category) => expect(categoryOf(status)).toBe(category));
});

describe('failures in words (spec 2 §8)', () => {
  it.each([
    [0, 'network', 'NETWORK'],
    [0, 'timeout', 'TIMEOUT'],
    [0, 'aborted', 'TIMEOUT'],
    [401, '', 'AUTHENTICATION'],
    [403, 'permission_denied', 'ACCESS_DENIED'],
    [403, '', 'AUTHENTICATION'],
    [404, '', 'REPORT_NOT_FOUND'],
    [410, '', 'REPORT_NOT_FOUND'],
    [429, '', 'RATE_LIMIT'],
    [400, 'rate_limit_exceeded', 'RATE_LIMIT'],
    [409, 'processing_in_progress', 'PROCESSING_IN_PROGRESS'],
    [404, 'no_chunks_found', 'PROCESSING_IN_PROGRESS'],
    [499, '', 'VALIDATION'],
    [500, '', 'SERVER'],
  ])('of the chat: %i %s is %s', (status, code, fault) => expect(chatFault({ status, code })).toBe(fault));

  it('what was refused keeps its status and code, silence has its kind for a code', () => {
    expect(failureOf({ kind: 'silent', reason: 'timeout', cause: null })).toEqual({ status: 0, code: 'timeout' });
    const refused = { kind: 'refused' as const, status: 429, code: 'slow_down', message: '', retryAfterMs: null };
    expect(failureOf(refused)).toMatchObject({ status: 429, code: 'slow_down' });
  });

  it('of a deletion: each cause has its own', () => {
    const said = [0, 401, 403, 404, 500].map((status) => deleteErrorMessage({ status }));
    expect(said.map((text) => text.split(/[ .]/, 3).join(' '))).toEqual([
      'Network error ',
      'Authentication failed ',
      'You do not',
      'Report not found',
      'Failed to delete',
    ]);
  });

  it('of a new password: an expired link before an invalid one, and words where the server gave none', () => {
    expect(resetFailure('Token EXPIRED or invalid')).toBe(
      'Your password reset link has expired. Please request a new one.',
    );
    expect(resetFailure('Invalid token')).toBe('Invalid reset token. Please request a new password reset link.');
    expect([resetFailure('Too short'), resetFailure('')]).toEqual([
      'Too short',
      'An error occurred. Please try again.',
    ]);
  });

  it('of the credits: from 500 on it is the server, and what else there is names its status and its kind', () => {
    expect(creditErrorMessage(500)).toBe('Server error. Please try again later.');
    expect(creditErrorMessage(499)).toBe('Failed to fetch credit status: 499');
  });

  it('a bare status is no sentence: its category’s stands for it, and too many requests is no mistake of a person', () => {
    expect(saidByServer(unworded(503, 'Unavailable'))).toBeNull();
    expect(reasonInWords(unworded(404, 'Not Found'))).toBe('The requested resource was not found.');
    expect(reasonInWords(unworded(429, ''))).toBe('Server is temporarily unavailable. Please try again later.');
    expect([saidByServer('Ask again.'), reasonInWords('Ask again.')]).toEqual(['Ask again.', 'Ask again.']);
  });
});

describe('user actions (spec 1 §9)', () => {
  const control = { text: 'Pin', path: '', sendsForm: false };
  it.each(['Start research', 'Get Started', 'Submit', 'Continue', 'Analyze', 'Analyse now'])(
    '%s is like new research',
    (text) => expect(actionKind({ ...control, text })).toBe('research'),
  );
  it('so are links to market validation and forms; nothing else is', () => {
    expect(actionKind({ ...control, path: '/market-validation/report/1' })).toBe('research');
    expect(actionKind({ ...control, sendsForm: true })).toBe('research');
    expect(actionKind(control)).toBe('other');
    expect(actionKind({ ...control, path: '/settings' })).toBe('other');
  });
});

describe('toasts', () => {
  const say = (...said: readonly (readonly [string, string | null])[]) =>
    said.reduce(
      (toasts, [message, about]) => withToast(toasts, message, 'info', about),
      [] as ReturnType<typeof withToast>,
    );

  it('of one act the last word alone stands, and what is about nothing stays beside another', () => {
    const toasts = say(['Saving', 'a'], ['Hello', null], ['Pinned', 'b'], ['Hello', null], ['Saved', 'a']);
    expect(toasts.map(({ message }) => message)).toEqual(['Hello', 'Pinned', 'Hello', 'Saved']);
    expect(new Set(toasts.map((toast) => toast.id)).size).toBe(4);
  });
});

describe('the marks of an idea', () => {
  it('are taken apart where they are worded as ours, and what would raise the score most comes first', () => {
    const reasons = [
      'Pays 4 of 5: told',
      'Who suffers 8 of 15: assumed: traders',
      'Where 10 of 10: Kumasi',
      'Reach 1 of 10: unsaid',
    ];
    expect(missingMarks(reasons).map(({ label }) => label)).toEqual(['Reach', 'Who suffers', 'Pays']);
    expect(scoreReason(reasons[1] ?? '')).toEqual({ label: 'Who suffers', points: 8, of: 15, why: 'assumed: traders' });
    expect(scoreReason('Worded otherwise')).toBeNull();
  });
});

describe('jobs', () => {
  it('what is finished stays finished', () => {
    const done = jobState(id(1), { status: 'completed' });
    const older = jobState(id(1), { progress: 40 });
    expect(laterState(done, older)).toBe(done);
    expect(laterState(older, done)).toBe(done);
    expect(laterState(older, jobState(id(1), { progress: 20 })).progress).toBe(20);
    for (const status of ['failed', 'cancelled'] as const) {
      const ended = jobState(id(1), { status });
      expect(laterState(ended, older)).toBe(ended);
      expect(laterState(done, ended)).toBe(ended);
    }
  });

  it('keeps the whole trail of a job, of which each telling holds only what is new', () => {
    const line = (n: number) => ({ n, kind: 'searched' as const, source: 'DOAJ' });
    const first = jobState(id(1), { trail: [line(1), line(2)] });
    const joined = laterState(first, jobState(id(1), { progress: 20, trail: [line(2), line(3)] }));
    expect(joined).toMatchObject({ progress: 20, trail: [line(1), line(2), line(3)] });
    expect(laterState(joined, jobState(id(1))).trail).toEqual(joined.trail);
    const late = jobState(id(1), { trail: [line(3)] });
    expect(laterState(late, first).trail).toEqual([line(1), line(2), line(3)]);
    const { trail: _, ...ofEarlierBuild } = first;
    expect(laterState(ofEarlierBuild as typeof first, first).trail).toEqual(first.trail);
  });

  it('a question set is named by what it asks', () => {
    expect(questionsKey([question(1)])).toBe(questionsKey([{ ...question(1), why: 'Other' }]));
    expect(questionsKey([question(1)])).not.toBe(questionsKey([question(1, 'Something else')]));
    expect(questionsKey([question(1), question(2)])).not.toBe(questionsKey([question(1)]));
  });
});
