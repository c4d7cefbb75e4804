import { describe, expect, it } from 'vitest';
import { categoryOf } from '../../src/domain/error-category.ts';
import { laterState, questionsKey } from '../../src/domain/job-rules.ts';
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
    [500, 'server'],
    [503, 'server'],
    [200, 'api'],
    [302, 'unknown'],
  ])('%i is %s', (status, category) => expect(categoryOf(status)).toBe(category));
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

describe('jobs', () => {
  it('what is finished stays finished', () => {
    const done = jobState(id(1), { status: 'completed' });
    const older = jobState(id(1), { progress: 40 });
    expect(laterState(done, older)).toBe(done);
    expect(laterState(older, done)).toBe(done);
    expect(laterState(older, jobState(id(1), { progress: 20 })).progress).toBe(20);
  });

  it('keeps the whole trail of a job, of which each telling holds only what is new', () => {
    const line = (n: number) => ({ n, kind: 'searched' as const, source: 'DOAJ' });
    const first = jobState(id(1), { trail: [line(1), line(2)] });
    const joined = laterState(first, jobState(id(1), { progress: 20, trail: [line(2), line(3)] }));
    expect(joined).toMatchObject({ progress: 20, trail: [line(1), line(2), line(3)] });
    expect(laterState(joined, jobState(id(1))).trail).toEqual(joined.trail);
    const { trail: _, ...ofEarlierBuild } = first;
    expect(laterState(ofEarlierBuild as typeof first, first).trail).toEqual(first.trail);
  });

  it('a question set is named by what it asks', () => {
    expect(questionsKey([question(1)])).toBe(questionsKey([{ ...question(1), why: 'Other' }]));
    expect(questionsKey([question(1)])).not.toBe(questionsKey([question(1, 'Something else')]));
    expect(questionsKey([question(1), question(2)])).not.toBe(questionsKey([question(1)]));
  });
});
