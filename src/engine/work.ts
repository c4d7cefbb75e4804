import { fill, kindsOf, type SlotValues, slotsOf } from './claims/fill.ts';
import type { Claim, ClaimType, SectionKey } from './claims/types.ts';
import { moneyOf } from './country.ts';
import type { IndustryPack, Pain } from './knowledge/pack-types.ts';
import { GENERAL_PACK } from './knowledge/packs.ts';
import { plainSpare } from './plain/figures.ts';
import { plainPain } from './plain/pain.ts';
import { plainSized } from './plain/sized.ts';
import { type ChosenUse, chooseFigures, severity } from './select.ts';
import { reachOf, type Sized, size } from './sizing.ts';
import type { CountryPack } from './types.ts';
import { painById } from './understand/anchor.ts';
import type { Anchor } from './understand/types.ts';

/** Everything the sections are written from; made anew in each step from the anchor and the packs, never stored. */
export interface Work {
  readonly anchor: Anchor;
  readonly pain: Pain;
  readonly pack: IndustryPack;
  readonly home: CountryPack;
  readonly others: readonly CountryPack[];
  readonly slots: SlotValues;
  /** The money the founder reckons in: the country's, or dollars where he wrote dollars. */
  readonly money: string;
  readonly localMoney: string;
  readonly sized: Sized;
  readonly reach: ReturnType<typeof reachOf>;
  readonly figures: readonly ChosenUse[];
  readonly severity: number | null;
  readonly say: (template: string) => string;
}

/** The job was given no pack for the country its own domain step asked for: a fault of the caller. */
export class PackMissingError extends Error {
  readonly code = 'pack_missing';
  override readonly name = 'PackMissingError';
}

export function workOf(anchor: Anchor, packs: readonly CountryPack[]): Work {
  const home = packs.find((p) => p.iso3 === anchor.countries[0]);
  if (!home) throw new PackMissingError(`No pack for ${anchor.countries[0] ?? 'no country'}`);
  const known = anchor.plain
    ? { pain: plainPain(anchor), pack: { ...GENERAL_PACK, indicators: plainSpare(anchor) } }
    : painById(anchor.pain);
  if (!known) throw new Error(`No such pain: ${anchor.pain}`);
  const { pain, pack } = known;
  const slots = slotsOf(anchor, home);
  const say = (template: string) => fill(template, slots).text;
  const localMoney = moneyOf(home);
  const money = saidInDollars(anchor) && !localMoney.includes('dollar') ? 'US dollars' : localMoney;
  const sized = anchor.plain ? plainSized(anchor, localMoney) : size(anchor, pain, home, money, say);
  const reach = reachOf(pain, home, say);
  const used = [
    ...Object.values(pain.reach.find((r) => reach?.label === say(r.label))?.records ?? {}),
    ...(sized.hasMoney ? ['FB.FX'] : []),
  ];
  const figures = chooseFigures(pain, pack, home, used);
  const others = anchor.countries.slice(1).flatMap((iso3) => packs.find((p) => p.iso3 === iso3) ?? []);
  return {
    anchor,
    pain,
    pack,
    home,
    others,
    slots,
    money,
    localMoney,
    sized,
    reach,
    figures,
    severity: severity(figures),
    say,
  };
}

const saidInDollars = (anchor: Anchor): boolean =>
  Object.values(anchor.sizes).some((n) => n.kind === 'money' && /\$|usd|dollar/.test(n.words));

export interface ClaimOptions {
  readonly head?: string;
  readonly bullet?: Claim['bullet'];
  readonly extra?: Readonly<Record<string, string>>;
}

const EVIDENCE_TOKEN = /\{\{((?:fig|Fig|now|Now|place|short|list|inst):[^}]+|calc:[^:}]+|cite:[^}]+)/g;

/** Collects one section's claims in order; ids are `section.block.n`. */
export class ClaimWriter {
  readonly claims: Claim[] = [];
  private readonly work: Work;
  private readonly section: SectionKey;

  constructor(work: Work, section: SectionKey) {
    this.work = work;
    this.section = section;
  }

  add(
    block: string,
    type: ClaimType,
    template: string,
    { head = '', bullet = '', extra = {} }: ClaimOptions = {},
  ): void {
    const { text, slots } = fill(template, this.work.slots, extra);
    const heading = fill(head, this.work.slots, extra);
    const evidence = [
      ...new Set([...text.matchAll(EVIDENCE_TOKEN)].map((m) => (m[1] ?? '').replace(/^cite:/, 'calc:'))),
    ];
    const n = this.claims.filter((c) => c.block === block).length + 1;
    this.claims.push({
      id: `${this.section}.${block}.${n}`,
      section: this.section,
      block,
      bullet,
      head: heading.text,
      text,
      type,
      evidence,
      slots: [...new Set([...slots, ...heading.slots])],
    });
  }
}

/** Of several wordings, the first that names most of what this founder told, up to the two that a paragraph needs. */
export function fitting({ slots }: Work, first: string, ...others: readonly string[]): string {
  const worth = (template: string) => Math.min(2, kindsOf(fill(template, slots).slots).size);
  return others.reduce((best, next) => (worth(next) > worth(best) ? next : best), first);
}

/** The sentence of a chosen figure with its token in place; `form` overrides how the record is said. */
export function figureText({ text, token }: ChosenUse, form: 'fig' | 'now' | 'place' = 'fig'): string {
  return text
    .replace(/\{fig\}/g, `{{${form}:${token}}}`)
    .replace(/\{Fig\}/g, `{{${form === 'fig' ? 'Fig' : 'Now'}:${token}}}`);
}

/** What follows from the figure, without the figure. */
export const consequence = ({ text }: ChosenUse): string => text.split(/\{[fF]ig\}\. /)[1] ?? '';
/** The claim the figure is the reason for, without what follows. */
export const claimOnly = (chosen: ChosenUse): string => `${figureText(chosen, 'now').split('}}. ')[0] ?? ''}}}.`;
