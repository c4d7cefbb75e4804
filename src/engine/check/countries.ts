import type { ReportContent } from '../../contract/report.ts';
import { inSentence } from '../country.ts';
import { PLACES } from '../knowledge/places.ts';
import { atLeast, type CheckResult, citesIn, pieces } from './parts.ts';

/** Longest first, so that 'Guinea' is not found in 'Equatorial Guinea'. */
const plain = (name: string): string => inSentence(name).replace(/^the /, '').replace(/’/g, "'");
const NAMES = [...new Set(PLACES.map((p) => plain(p.name)))].sort((a, b) => b.length - a.length);
const ANY = new RegExp(
  `(?<![\\p{L}-])(?:${NAMES.map((n) => n.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}-])`,
  'gu',
);

/** A report speaks of its own countries only, and of another where it names a quote about it: elsewhere that would be a wrong figure. */
export function checkCountries(content: ReportContent): CheckResult {
  const { countries, country_names, query, answers } = content.metadata;
  const quoted = content.sources.flatMap(({ number, passage }) =>
    PLACES.filter(({ iso3 }) => iso3 === passage?.country).map(({ name }) => ({ number, name: plain(name) })),
  );
  const said = [query, ...answers.map((a) => a.answer)].join('\n');
  const listed = PLACES.filter((p) => countries.includes(p.iso3)).map((p) => p.name);
  const own = new Set([...country_names, ...listed].map(plain));
  const bad = pieces(content).flatMap((piece) => {
    const cited = citesIn(piece);
    const isQuoted = (other: string) => quoted.some(({ number, name }) => name === other && cited.includes(number));
    return [
      ...piece
        .replace(/“[^”]*”/g, ' ')
        .replace(/’/g, "'")
        .matchAll(ANY),
    ]
      .map(([name]) => name)
      .filter((name) => !own.has(name) && !said.includes(name) && !isQuoted(name))
      .map((name) => `${name} in: ${piece.slice(0, 120)}`);
  });
  return atLeast('no other country is named', bad.length === 0 ? 1 : 0, 1, bad);
}
