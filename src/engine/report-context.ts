import { forCause } from '../../content/schema/for-cause.ts';
import type { Playbook } from '../../content/schema/playbook.ts';
import { fill, type SlotValues, slotsOf } from './claims/fill.ts';
import type { Claim, ClaimType, SectionKey } from './claims/types.ts';
import { moneyOf, NO_COUNTRY } from './country.ts';
import { playbookById } from './knowledge/playbooks.ts';
import { passagesFor } from './passages.ts';
import type { Reading } from './reading/types.ts';
import { type ChosenUse, chooseFigures } from './select.ts';
import { reachOf, type Sized, size } from './sizing.ts';
import type { CountryPack, Evidence, FetchedFigure, Passage } from './types.ts';

/** Everything the sections are written from; made anew in each step from the reading and the packs, never stored. */
export interface ReportContext {
  readonly reading: Reading;
  readonly playbook: Playbook;
  readonly home: CountryPack;
  readonly others: readonly CountryPack[];
  /** Those of the countries above, as they were handed in. */
  readonly packs: readonly CountryPack[];
  /** What others have published on this very problem; empty where too little was found to show any. */
  readonly passages: readonly Passage[];
  /** Those of the fetched figures that are newer than the packs'. */
  readonly fetched: readonly FetchedFigure[];
  readonly slots: SlotValues;
  /** The money the founder reckons in: the country's, or dollars where they wrote dollars. */
  readonly money: string;
  readonly localMoney: string;
  readonly sized: Sized;
  readonly reach: ReturnType<typeof reachOf>;
  readonly figures: readonly ChosenUse[];
  readonly say: (template: string) => string;
}

/** The job was given no pack for the country its own domain step asked for: a fault of the caller. */
export class PackMissingError extends Error {
  readonly code = 'pack_missing';
  override readonly name = 'PackMissingError';
}

export function reportContext(reading: Reading, packs: readonly CountryPack[], evidence?: Evidence): ReportContext {
  const [wanted] = reading.countries;
  const home = wanted === undefined ? NO_COUNTRY : packs.find((p) => p.iso3 === wanted);
  if (!home) throw new PackMissingError(`No pack for ${wanted}`);
  const known = playbookById(reading.playbook);
  if (!known) throw new Error(`No such playbook: ${reading.playbook}`);
  const playbook = forCause(known, reading.cause);
  const slots = slotsOf(reading, home);
  const say = (template: string) => fill(template, slots);
  const localMoney = moneyOf(home);
  const money = saidInDollars(reading) && !localMoney.includes('dollar') ? 'US dollars' : localMoney;
  const others = reading.countries.slice(1).flatMap((iso3) => packs.find((p) => p.iso3 === iso3) ?? []);
  return {
    reading,
    playbook,
    home,
    others,
    packs,
    passages: passagesFor(reading.countries, evidence?.passages ?? []),
    fetched: (evidence?.figures ?? []).filter((figure) => isUsed(figure, packs)),
    slots,
    money,
    localMoney,
    sized: size(reading, playbook, money, say),
    reach: reachOf(playbook, home, say),
    figures: chooseFigures(playbook, home),
    say,
  };
}

const isUsed = ({ iso3, code, year }: FetchedFigure, packs: readonly CountryPack[]): boolean =>
  packs
    .find((pack) => pack.iso3 === iso3)
    ?.indicators.some((known) => known.code === code && known.year === year && known.fetched !== undefined) ?? false;

const saidInDollars = (reading: Reading): boolean =>
  Object.values(reading.sizes).some((n) => n.kind === 'money' && /\$|usd|dollar/.test(n.words));

export interface ClaimOptions {
  readonly head?: string;
  readonly bullet?: Claim['bullet'];
}

const EVIDENCE_TOKEN = /\{\{((?:fig|Fig|now|Now|place|short|list|inst|pass):[^}]+|calc:[^:}]+|cite:[^}]+)/g;

/** Collects one section's claims in order; ids are `section.block.n`. */
export class ClaimWriter {
  readonly claims: Claim[] = [];
  private readonly work: ReportContext;
  private readonly section: SectionKey;

  constructor(work: ReportContext, section: SectionKey) {
    this.work = work;
    this.section = section;
  }

  add(block: string, type: ClaimType, template: string, { head = '', bullet = '' }: ClaimOptions = {}): void {
    const text = fill(template, this.work.slots);
    const evidence = [
      ...new Set([...text.matchAll(EVIDENCE_TOKEN)].map((m) => (m[1] ?? '').replace(/^cite:/, 'calc:'))),
    ];
    const n = this.claims.filter((c) => c.block === block).length + 1;
    this.claims.push({
      id: `${this.section}.${block}.${n}`,
      section: this.section,
      block,
      bullet,
      head: fill(head, this.work.slots),
      text,
      type,
      evidence,
    });
  }
}

/** The sentence of a chosen figure with its token in place; `form` overrides how the record is said. */
export function figureText({ text, token }: ChosenUse, form: 'fig' | 'now' = 'fig'): string {
  return text
    .replace(/\{fig\}/g, `{{${form}:${token}}}`)
    .replace(/\{Fig\}/g, `{{${form === 'fig' ? 'Fig' : 'Now'}:${token}}}`);
}

/** What follows from the figure, without the figure. */
export const consequence = ({ text }: ChosenUse): string => text.split(/\{[fF]ig\}\. /)[1] ?? '';
/** The claim the figure is the reason for, without what follows. */
export const claimOnly = (chosen: ChosenUse): string => `${figureText(chosen, 'now').split('}}. ')[0] ?? ''}}}.`;
