import { INDUSTRIES } from '../knowledge/industries.ts';
import type { IndustryPack, Pain } from '../knowledge/pack-types.ts';
import { INDUSTRY_PACKS } from '../knowledge/packs.ts';
import { countHits, findAll, type Token } from '../text/match.ts';

export interface PainScore {
  readonly pack: IndustryPack;
  readonly pain: Pain;
  readonly score: number;
  /** Words of the event itself: without one the pain is a guess from the surroundings. */
  readonly events: number;
}

const industryScore = (pack: IndustryPack, tokens: readonly Token[]): number =>
  2 * Math.min(3, countHits(tokens, pack.recognise)) + 1.5 * Math.min(2, countHits(tokens, pack.goods));

/** All pains of all packs against the text, best first; equal scores keep the packs' order. */
export function rankPains(tokens: readonly Token[]): PainScore[] {
  return INDUSTRY_PACKS.flatMap((pack) => {
    const industry = industryScore(pack, tokens);
    return pack.pains.map((pain) => {
      const { event, setting, goods } = pain.recognise;
      const events = countHits(tokens, event);
      const score =
        4 * Math.min(3, events) +
        1.5 * Math.min(3, countHits(tokens, setting)) +
        2.5 * Math.min(1, goods ? countHits(tokens, goods) : 0) +
        industry;
      return { pack, pain, score, events };
    });
  }).sort((a, b) => b.score - a.score);
}

/** The industry without a pack that the text points to most, and how strongly. */
export function thinIndustry(
  tokens: readonly Token[],
): { readonly id: string; readonly name: string; readonly score: number } | null {
  let best: { id: string; name: string; score: number } | null = null;
  for (const { id, name, recognise } of INDUSTRIES) {
    if (recognise === '') continue;
    const score = 3 * countHits(tokens, recognise);
    if (score > (best?.score ?? 0)) best = { id, name, score };
  }
  return best;
}

/** The thing the text is about: what the pain or its industry deals in, the first one named. */
export function goodIn(tokens: readonly Token[], pack: IndustryPack, pain: Pain): string {
  const hits = findAll(tokens, pack.goods);
  const own = pain.recognise.goods
    ? hits.find((h) => findAll(tokens.slice(h.from, h.to), pain.recognise.goods ?? '').length > 0)
    : undefined;
  return (own ?? hits[0])?.noun ?? '';
}
