import type { Token } from '../text/match.ts';

/*
 * Where the trouble happens, where the text tells it apart from where its writer sits: 'truck owners lose two days at the
 * Seme border; I live in Cotonou'. A report that sends its reader to the wrong town wastes his fortnight.
 */
export interface Scene {
  /** The border, port or stop it happens at, as it fits into 'in …', or with 'the' into 'at …'; '' where none is told. */
  readonly spot: string;
  /** Towns in which only the founder himself lives or has his office. */
  readonly homes: ReadonlySet<string>;
  /** … of which he says himself that it is not there: 'I stay in Accra but my farm is in …'. */
  readonly left: ReadonlySet<string>;
}

const SPOT = /^(?:border|borders|crossing|checkpoint|weighbridge|frontier|frontiere|roadblock|ferry|port)$/;
const BORDER = /^(?:border|frontier|frontiere)$/;
const isName = (token: Token | undefined): token is Token =>
  token !== undefined && /^\p{Lu}\p{Ll}{2,}/u.test(token.raw);
const FILLER = /^(?:one-stop|post|poste|land|main|town|crossing|point)$/;
const OF = /^(?:of|at|de|d|a|in|near|called)$/;
const HELD =
  /^(?:wait|waits|waited|waiting|lose|loses|lost|stuck|queue|queues|delay|delays|delayed|stay|stays|spend|spends|stand|held|sleep|sleeps|rot|rots|spoil|spoils|pay|pays|stopped|attendent|attend|attendons|attendre|perdent|perd|bloques?|restent|paient|dorment|pourrit|pourrissent)$/;

const joined = (tokens: readonly Token[]): string => tokens.map((t) => t.raw).join(' ');

/** The name beside a word such as 'border': 'the Seme border', 'the border post of Kasumbalesa'. */
function nameBeside(tokens: readonly Token[], at: number, isCountry: (word: string) => boolean): string {
  const sentence = tokens[at]?.sentence;
  const before: Token[] = [];
  for (let i = at - 1; i >= 0 && before.length < 2; i--) {
    const token = tokens[i];
    if (token?.sentence !== sentence) break;
    if (before.length === 0 && FILLER.test(token?.word ?? '')) continue;
    // The first word of a sentence has its capital anyway.
    if (!isName(token) || (i > 0 ? false : tokens[at - 1] !== token)) break;
    before.unshift(token);
  }
  if (before.length > 0 && !before.some((t) => isCountry(t.word))) return joined(before);
  let i = at + 1;
  while (FILLER.test(tokens[i]?.word ?? '')) i += 1;
  // 'Between Zambia and Congo at Kasumbalesa'.
  if (/^(?:between|with|entre|avec)$/.test(tokens[i]?.word ?? '')) {
    i += 1;
    while (isName(tokens[i]) || /^(?:and|et|the|la|le)$/.test(tokens[i]?.word ?? '')) i += 1;
  }
  if (OF.test(tokens[i]?.word ?? '')) i += 1;
  else if (i === at + 1 && !/^frontiere$/.test(tokens[at]?.word ?? '')) return '';
  const after: Token[] = [];
  while (isName(tokens[i]) && tokens[i]?.sentence === sentence && after.length < 2) {
    after.push(tokens[i] as Token);
    i += 1;
  }
  return after.some((t) => isCountry(t.word)) ? '' : joined(after);
}

/** 'At the border with Congo', where people wait or lose there and no name is told. */
function unnamed(tokens: readonly Token[], at: number): string {
  const sentence = tokens[at]?.sentence;
  const isAt = /^(?:at|a)$/.test(tokens[at - 2]?.word ?? '') && /^(?:the|la)$/.test(tokens[at - 1]?.word ?? '');
  if (!isAt || !BORDER.test(tokens[at]?.word ?? '')) return '';
  if (!tokens.some((t) => t.sentence === sentence && HELD.test(t.word))) return '';
  const joint = tokens[at + 1];
  const other = tokens[at + 2];
  const isWith = /^(?:with|of|to|avec)$/.test(joint?.word ?? '') && isName(other) && other.sentence === sentence;
  return isWith && joint?.word !== 'avec' ? `the border ${joint?.word} ${other.raw}` : 'the border';
}

const SITS =
  /^(?:i|we|me|moi|je|nous|my (?:office|shop|house|home|family)|our (?:office|shop|house)|mon bureau|ma maison)(?: (?:am|are|is|dey|do|suis|sommes|est))?(?: (?:now|currently|also|only))?(?: (?:live|lives|stay|stays|living|staying|based|reside|study|from|habite|habitons|vis|vivons|base|bases))?(?: (?:in|at|for|from|a|de|near|dans))$/;

/** Whether the words before a town only say where the founder sits, and whether he turns from it. */
function isHome(tokens: readonly Token[], at: number, isTurned: boolean): boolean {
  const own: string[] = [];
  const turns = /^(?:but|mais|though)$/.test(tokens[at + 1]?.word ?? '') || tokens[at - 1]?.word === 'from';
  if (isTurned && !turns) return false;
  for (let i = at - 1; i >= 0 && own.length < 7; i--) {
    const token = tokens[i];
    if (!token || token.sentence !== tokens[at]?.sentence || /^(?:but|and|mais|et|because|while)$/.test(token.word))
      break;
    own.unshift(token.word);
    if (SITS.test(own.join(' '))) return true;
  }
  return false;
}

export function sceneOf(
  tokens: readonly Token[],
  towns: readonly string[],
  isCountry: (word: string) => boolean,
): Scene {
  const only = (isTurned: boolean): ReadonlySet<string> =>
    new Set(
      towns.filter((town) => {
        const [first = ''] = town.split(' ');
        const all = tokens.flatMap((t, at) => (t.raw === first ? [at] : []));
        return all.length > 0 && all.every((at) => isHome(tokens, at, isTurned));
      }),
    );
  const homes = only(false);
  const left = only(true);
  for (const [at, token] of tokens.entries()) {
    if (!SPOT.test(token.word)) continue;
    const spot = nameBeside(tokens, at, isCountry) || unnamed(tokens, at);
    if (spot !== '') return { spot, homes, left };
  }
  return { spot: '', homes, left };
}
