import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { searchOffice } from '../../src/contract/admin/overview.ts';
import { decideCreditRequest } from '../../src/contract/admin/requests.ts';
import { Announcement } from '../../src/contract/announcement.ts';
import { pathOf } from '../../src/contract/call.ts';
import { requestCredits } from '../../src/contract/credits.ts';
import { startExploring } from '../../src/contract/explorer.ts';
import { subscribe } from '../../src/contract/newsletter.ts';
import { Count, Day, Id, queryCount, queryFlag, requiredText } from '../../src/contract/primitives.ts';
import { addFound, editReportMetadata } from '../../src/contract/reports.ts';
import { answerQuestions, startResearch } from '../../src/contract/research.ts';
import { SessionHandle } from '../../src/contract/session-end.ts';
import { contactUs, sendFeedback } from '../../src/contract/support.ts';

const letters = (n: number) => 'x'.repeat(n);
const feedback = (rating: unknown) => ({ about: 'report', rating, text: 'Good' });
const contact = (email: string) => ({ name: 'Ama', email, message: 'Hello' });
const credits = (credits_requested: unknown) => ({
  credits_requested,
  reason: 'More',
  credit_type: 'problem_generator',
});
const metadata = (more: object) => more;
const found = (text: string) => ({ text });

describe('what a call takes, and what lies just beyond it', () => {
  it.each<[string, v.GenericSchema, unknown, unknown]>([
    ['a text is trimmed before it is measured', requiredText(3), ' abc ', ' abcd '],
    ['a text is not empty', requiredText(3), 'a', '  '],
    ['an id is a UUID', Id, 'AAAAAAAA-AAAA-4AAA-8AAA-AAAAAAAAAAAA', 'aaaaaaaa'],
    ['a day is a date', Day, '2026-02-28', '2026-02-28T00:00:00Z'],
    ['a count is none at the least', Count, 0, -1],
    ['a count is whole', Count, 1, 1.5],
    ['a number of a query is within its ends', queryCount(1, 1, 100), '100', '101'],
    ['a number of a query has no sign', queryCount(1, 0, 100), '0', '-0'],
    ['a yes of a query is a word', queryFlag, 'true', '1'],
    ['a problem has ten thousand letters', startResearch.body, { query: letters(10_000) }, { query: letters(10_001) }],
    [
      'five questions are answered',
      answerQuestions.body,
      { answers: { question_5: '' } },
      { answers: { question_6: '' } },
    ],
    ['what was found has two thousand letters', addFound.body, found(letters(2_000)), found(letters(2_001))],
    [
      'a title has two hundred letters',
      editReportMetadata.body,
      metadata({ title: letters(200) }),
      metadata({ title: letters(201) }),
    ],
    [
      'a report has twenty tags',
      editReportMetadata.body,
      metadata({ tags: Array(20).fill('a') }),
      metadata({ tags: Array(21).fill('a') }),
    ],
    [
      'a tag has forty letters',
      editReportMetadata.body,
      metadata({ tags: [letters(40)] }),
      metadata({ tags: [letters(41)] }),
    ],
    ['two credits are asked for', requestCredits.body, credits(2), credits(3)],
    ['one credit at the least', requestCredits.body, credits(1), credits(0)],
    [
      'twenty credits are granted',
      decideCreditRequest.body,
      { decision: 'granted', credits: 20, reply: '' },
      { decision: 'granted', credits: 21, reply: '' },
    ],
    ['a rating ends with five', sendFeedback.body, feedback(5), feedback(6)],
    ['a rating begins with one', sendFeedback.body, feedback(1), feedback(0)],
    ['an address is one', contactUs.body, contact(' Ama@Example.org '), contact('ama@example')],
    [
      'an address of the newsletter is one',
      subscribe.body,
      { email: 'ama@example.org' },
      { email: 'ama @example.org' },
    ],
    [
      'two industries are explored',
      startExploring.body,
      { parameters: { industry: ['a', 'b'] } },
      { parameters: { industry: ['a', 'b', 'c'] } },
    ],
    ['a search of the office has two letters', searchOffice.query, { words: 'ab' }, { words: ' a ' }],
    [
      'an announcement has 280 letters',
      Announcement,
      { text: letters(280), tone: 'info' },
      { text: letters(281), tone: 'info' },
    ],
    ['the handle of a session is a hash', SessionHandle, letters(43), letters(42)],
  ])('%s', (_, schema, within, beyond) => {
    expect(v.is(schema, within)).toBe(true);
    expect(v.is(schema, beyond)).toBe(false);
  });

  it('an id and an address are the same in capitals', () => {
    expect(v.parse(Id, 'AAAAAAAA-AAAA-4AAA-8AAA-AAAAAAAAAAAA')).toBe('aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa');
    expect(v.parse(contactUs.body, contact(' Ama@Example.org '))).toMatchObject({ email: 'ama@example.org' });
    expect(v.parse(subscribe.body, { email: ' Ama@Example.org ' })).toEqual({ email: 'ama@example.org' });
  });

  it('what a query leaves out is as the contract says', () => {
    expect(v.parse(queryCount(20, 1, 100), undefined)).toBe(20);
    expect(v.parse(queryFlag, undefined)).toBeUndefined();
    expect(v.parse(queryFlag, 'false')).toBe(false);
  });
});

describe('the path of a call', () => {
  it('holds what it is about, whatever signs are in it', () =>
    expect(pathOf('/api/reports/:id/pin', { id: 'a/b c' })).toBe('/api/reports/a%2Fb%20c/pin'));

  it('is none without it', () => expect(() => pathOf('/api/reports/:id', {})).toThrow("needs 'id'"));
});
