import { describe, expect, it } from 'vitest';
import { citationNumber, linkCitations, safeHref } from '../../src/domain/citations.ts';

describe('linkCitations', () => {
  it('links each number, also beside another', () => {
    expect(linkCitations('a [1], b [14][26].')).toBe('a [1](#source-1), b [14](#source-14)[26](#source-26).');
  });

  it('leaves a written link and other brackets alone', () => {
    const text = '[2](https://example.org) [note] [1234]';
    expect(linkCitations(text)).toBe(text);
  });
});

it('citationNumber tells a citation from a link', () => {
  expect(citationNumber('#source-12')).toBe(12);
  expect(citationNumber('#source-')).toBeNull();
  expect(citationNumber('https://example.org/#source-12')).toBeNull();
  expect(citationNumber(undefined)).toBeNull();
});

describe('safeHref', () => {
  it.each([
    'https://a.example',
    'http://a.example',
    'mailto:a@b.example',
    'irc://a',
    'ircs://a',
    'xmpp:a',
    '/help',
    '#x',
    'page?x=1',
  ])('keeps %s', (href) => expect(safeHref(href)).toBe(href));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' \tjavascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '\\\\evil.example',
  ])('drops %j', (href) => expect(safeHref(href)).toBeNull());
});
