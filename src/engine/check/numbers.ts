import type { ReportContent } from '../../contract/report.ts';
import { withUnit } from '../claims/format.ts';
import type { Claim } from '../claims/types.ts';
import { MONEY_NAMES } from '../country.ts';
import { speaksOf } from '../passages.ts';
import { findNumbers } from '../reading/numbers.ts';
import { trimmed } from '../text/numbers.ts';
import { spelled } from '../text/words.ts';
import type { CountryPack } from '../types.ts';
import { allowedFor, atLeast, byLength, type CheckResult, citesIn, ownTextsFor, pieces } from './parts.ts';

const STRUCTURE = /\b(?:Test|Day|Days|A)\s?\d+(?:[–-]\d+)?/g;
const MONEY_AFTER_DIGIT = new RegExp(`\\d (${MONEY_NAMES.join('|')})\\b`, 'g');
const DIGITS = /\d+(?:[.,]\d+)*/g;
const DIGITS_AND_PERCENT = /\d+(?:[.,]\d+)*%?/g;

/**
 * Every number a reader sees is in the record or calculation its sentence cites, with its unit, year and country; or is
 * the founder's; or a marked assumption; or a number of the plan. What is left over fails.
 */
export function checkNumbers(
  content: ReportContent,
  claims: readonly Claim[],
  packs: readonly CountryPack[],
): CheckResult {
  const own = ownNumbers(content, claims);
  const said = `${saidBy(content)}\n${quotedIn(claims)}`;
  const bySource = new Map(content.sources.map((s) => [s.number, allowedFor(s, content, packs)]));
  const quotes = new Map(
    content.sources.flatMap((s) => (s.passage ? [[s.number, [s.passage.quote, s.source_title, s.year]] as const] : [])),
  );
  const results = new Map(content.sources.map((s) => [s.number, ownTextsFor(s, content, packs)]));
  const moneys = new Set(content.metadata.calcs.flatMap((c) => [c.unit, ...c.inputs.map((i) => i.unit)]));
  const assumed = content.metadata.calcs
    .flatMap((c) =>
      c.inputs
        .filter((i) => i.origin === 'assumed' || i.origin === 'founder')
        .flatMap((i) => [i.low, i.base, i.high].map((v) => withUnit(v, i.unit))),
    )
    .sort(byLength);
  // What a test costs is told in the founder's money.
  const planned = claims.map(({ text }) => text).join('\n');
  const bad: string[] = [];
  for (const piece of pieces(content)) {
    let rest = ` ${piece} `;
    const cited = [...new Set(citesIn(piece))];
    // Longest first over all of them: a phrase must go before a bare value that is part of it.
    const texts = cited.flatMap((n) => bySource.get(n) ?? []).sort(byLength);
    for (const text of texts) rest = removeText(rest, text);
    for (const n of cited) {
      const [quote, ...about] = quotes.get(n) ?? [];
      if (quote !== undefined) {
        const quoted = [quote, ...about].flatMap((text) => text.match(DIGITS_AND_PERCENT) ?? []);
        // '200.000' is written 200,000 here.
        const given = quoted.flatMap((number) => [number, number.replace(/\.(?=\d{3}(?!\d))/g, ',')]);
        for (const number of given.sort(byLength)) rest = removeText(rest, number);
        if (!speaksOf(piece, quote)) bad.push(`[${n}] says something else: ${piece.slice(0, 120)}`);
      } else if ((results.get(n) ?? []).every((text) => !piece.includes(text)))
        bad.push(`[${n}] says nothing of its source: ${piece.slice(0, 120)}`);
    }
    rest = rest
      .replace(/\[\d+\]/g, ' ')
      .replace(STRUCTURE, ' ')
      .replace(/^\s*(?:- )?\d+\. /, ' ');
    for (const [sum, name] of rest.replace(/“[^”]*”/g, ' ').matchAll(MONEY_AFTER_DIGIT)) {
      if (name && !moneys.has(name) && !said.includes(sum) && !planned.includes(`${sum.charAt(0)}}} ${name}`))
        bad.push(`a sum in ${name}: ${piece.slice(0, 140)}`);
    }
    for (const text of assumed) rest = removeText(rest, text);
    for (const left of rest.match(DIGITS) ?? []) {
      if (!own.has(left)) bad.push(`${left} in: ${piece.slice(0, 140)}`);
    }
  }
  bad.push(...keyFigureFaults(content, bySource));
  return atLeast('numbers trace to their source', bad.length === 0 ? 1 : 0, 1, bad);
}

/** Removes whole occurrences only: '4' must not eat into '45'. */
function removeText(text: string, part: string): string {
  if (part === '' || !/\d/.test(part)) return text;
  let at = text.indexOf(part);
  let result = text;
  while (at >= 0) {
    const before = result[at - 1] ?? ' ';
    const after = result.slice(at + part.length);
    const whole = !/[\d.,]/.test(before) && !/^(?:\d|[.,]\d|%)/.test(after);
    if (whole) result = `${result.slice(0, at)} ${after}`;
    at = result.indexOf(part, at + 1);
  }
  return result;
}

/** The founder's words as the claims quote them: what was found since stands in no answer. */
const quotedIn = (claims: readonly Claim[]): string =>
  claims.flatMap(({ text }) => [...text.matchAll(/\{\{q:([^{}]*)\}\}/g)].map(([, words = '']) => words)).join('\n');

const saidBy = ({ metadata: { query, answers } }: ReportContent): string =>
  [query, ...answers.map(({ answer }) => answer)].join(' \n ');

/** Digits the founder wrote or answered, and digits of the plan as the claims hold them. */
function ownNumbers(content: ReportContent, claims: readonly Claim[]): Set<string> {
  const said = saidBy(content);
  const own = new Set<string>(said.match(DIGITS) ?? []);
  for (const n of findNumbers(said)) for (const value of [n.value, n.low, n.high]) own.add(trimmed(value, 1));
  for (const claim of claims) {
    const text = `${claim.head} ${claim.text}`;
    // '{{n:3000}}' is shown as '3,000' in English.
    for (const [, digits = ''] of text.matchAll(/\{\{(?:n|id):(\d+(?:\.\d+)?)\}\}/g))
      own.add(digits).add(digits.includes('.') ? trimmed(Number(digits), 2) : spelled(Number(digits)));
    // What was found since stands in no answer: it is quoted.
    for (const [, quoted = ''] of text.matchAll(/\{\{q:([^{}]*)\}\}/g))
      for (const digits of quoted.match(DIGITS) ?? []) own.add(digits);
  }
  for (let mark = 0; mark <= 5; mark++) own.add(String(mark));
  return own;
}

function keyFigureFaults(content: ReportContent, bySource: ReadonlyMap<number, readonly string[]>): string[] {
  return content.metadata.key_figures
    .filter((f) => !(bySource.get(f.number) ?? []).some((text) => text.includes(f.value)))
    .map((f) => `key figure ${f.value} is not in [${f.number}]`);
}
