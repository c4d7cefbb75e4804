import { describe, expect, it } from 'vitest';
import { causeOf } from '../../server/work/cause.ts';

describe('why work failed, as an operator reads it', () => {
  it('tells the error and what caused it, in one line', () => {
    const cause = new TypeError('fetch failed', { cause: new Error('connect\n  ECONNREFUSED') });
    expect(causeOf(cause)).toBe('TypeError: fetch failed ← Error: connect ECONNREFUSED');
  });

  it('is five hundred letters at most', () => {
    expect(causeOf(new Error('x'.repeat(600)))).toHaveLength(500);
  });

  it.each([
    ['refused with Bearer abc.def-123', 'refused with Bearer [redacted]'],
    ['no such key sk-proj_0123456789', 'no such key [redacted]'],
    ['token eyJhbGci.eyJzdWIi.c2ln is old', 'token [redacted] is old'],
    ['postgres://baraza:secret@db.example/main', 'postgres://[redacted]@db.example/main'],
    ['GET https://api.example/v1?key=abc&q=maize failed', 'GET https://api.example/v1?[redacted] failed'],
    ['no mailbox ama.mensah+1@mail.example.org', 'no mailbox [address]'],
  ])('holds nothing that opens an account or names somebody: %s', (message, told) => {
    expect(causeOf(new Error(message))).toBe(`Error: ${told}`);
  });
});
