import type { Source } from '../../contract/report.ts';
import { TEXTS } from '../every-report.ts';
import { type FigureForm, figureOf, hasTrend, limitOf, say, sourceUrl } from '../evidence.ts';
import { type PassageTexts, passageBlock, passageSource } from '../passages.ts';
import { LOSS_SAID } from '../reading/sizes.ts';
import type { ReportContext } from '../report-context.ts';
import { unitName } from '../sizing.ts';
import { filled } from '../text/filled.ts';
import { trimmed } from '../text/numbers.ts';
import { capital, spelled } from '../text/words.ts';
import type { CountryPack, Passage } from '../types.ts';
import { SENTENCE_BEFORE } from './fill.ts';
import { digitsFor, withUnit } from './format.ts';
import type { CalcDraft, Claim } from './types.ts';

const TOKEN = /\{\{([^{}]*)\}\}/g;
type End = 'low' | 'base' | 'high';

/** What tokens are resolved from: the passages, and of a report from a playbook what its founder said. */
interface RenderContext {
  readonly passages: readonly Passage[];
  /** English where it is not told, and so is what stands around quotes. */
  readonly language?: string;
  readonly passageTexts?: PassageTexts;
  /** The report's own, for what quotes. */
  readonly countries?: readonly string[];
  readonly founder?: Pick<ReportContext, 'reading' | 'playbook' | 'sized' | 'money'>;
}

/** A token that names nothing: the claim that holds it is dropped. */
export class TokenError extends Error {
  readonly code = 'token_unknown';
  override readonly name = 'TokenError';
}

/** Turns tokens into text and numbers sources in the order of first use. One renderer makes one report. */
export class Renderer {
  private readonly order: string[] = [];
  private readonly trends = new Set<string>();
  protected readonly work: RenderContext;
  private readonly packs: ReadonlyMap<string, CountryPack>;
  readonly calcs: ReadonlyMap<string, CalcDraft>;

  constructor(work: RenderContext, packs: readonly CountryPack[], calcs: readonly CalcDraft[]) {
    this.work = work;
    this.packs = new Map(packs.map((p) => [p.iso3, p]));
    this.calcs = new Map(calcs.map((c) => [c.id, c]));
  }

  get language(): string {
    return this.work.language ?? 'en';
  }

  render(text: string): string {
    return text.replace(TOKEN, (_, token: string, at: number) => {
      const words = this.token(token);
      // 'Eight booths may call', where the sentence begins with the number.
      return token.startsWith('n:') && (at === 0 || SENTENCE_BEFORE.test(text.slice(0, at))) ? capital(words) : words;
    });
  }

  /** The mark behind a figure, an office or a calculation. */
  protected cite(key: string): string {
    return `[${this.numberOf(key)}]`;
  }

  numberOf(key: string): number {
    const at = this.order.indexOf(key);
    if (at >= 0) return at + 1;
    this.order.push(key);
    return this.order.length;
  }

  isNumbered(key: string): boolean {
    return this.order.includes(key);
  }

  get numbered(): readonly string[] {
    return this.order;
  }

  private token(token: string): string {
    const [kind = '', first = '', second = ''] = token.split(':');
    switch (kind) {
      case 'fig':
      case 'now':
      case 'place':
      case 'short':
        return this.figure(kind, first, second);
      case 'Fig':
        return capital(this.figure('fig', first, second));
      case 'Now':
        return capital(this.figure('now', first, second));
      case 'list':
        return `(${this.pack(first).farmProducts.year ?? ''}) ${this.cite(`list:${first}:${second}`)}`;
      case 'count':
        return spelled(this.pack(first).farmProducts.items.length);
      case 'pass':
        return passageBlock(
          this.source(token, this.numberOf(token)),
          this.work.countries ?? [],
          this.work.passageTexts,
        );
      case 'passcite':
        return this.cite(`pass:${this.passage(`pass:${first}`).id}`);
      case 'inst':
        return this.institution(first, token.slice(`inst:${first}:`.length));
      case 'calc':
        return this.calcValue(first, second as End);
      case 'cite':
        this.calc(first);
        return this.cite(`calc:${first}`);
      case 'n':
        // Words for numbers are English.
        return this.language === 'en' && !first.includes('.') ? spelled(Number(first)) : trimmed(Number(first), 2);
      case 'id':
        return first;
      case 'q':
        return token.slice(2);
      default:
        return this.input(kind, first, second);
    }
  }

  private passage(key: string): Passage {
    const passage = this.work.passages.find(({ id }) => `pass:${id}` === key);
    if (passage === undefined) throw new TokenError(`no passage ${key}`);
    return passage;
  }

  protected pack(iso3: string): CountryPack {
    const pack = this.packs.get(iso3);
    if (!pack) throw new TokenError(`no pack ${iso3}`);
    return pack;
  }

  protected calc(id: string): CalcDraft {
    const calc = this.calcs.get(id);
    if (!calc) throw new TokenError(`no calculation ${id}`);
    return calc;
  }

  private figure(form: FigureForm, iso3: string, code: string): string {
    const figure = figureOf(this.pack(iso3), code);
    if (!figure) throw new TokenError(`no record ${iso3} ${code}`);
    const key = `rec:${iso3}:${code}`;
    if (form === 'fig' && hasTrend(figure)) this.trends.add(key);
    return `${say(figure, form)} ${this.cite(key)}`;
  }

  private institution(iso3: string, sector: string): string {
    const office = this.pack(iso3).institutions.find((i) => i.sector === sector);
    if (!office) throw new TokenError(`no office ${iso3} ${sector}`);
    return `${office.name} ${this.cite(`inst:${iso3}:${sector}`)}`;
  }

  private calcValue(id: string, end: End): string {
    const calc = this.calc(id);
    return withUnit(calc[end], calc.unit, digitsFor(calc), this.language);
  }

  /** Numbers of the founder and of assumptions: `said`, `a`, `range`, `ends`, `sens`. */
  private input(kind: string, name: string, end: string): string {
    const { founder } = this.work;
    if (!founder) throw new TokenError(`nothing said of ${name}`);
    if (kind === 'sens') {
      const row = founder.sized.sensitivity.find((s) => s.name === name);
      const head = this.calc(founder.sized.headline);
      if (!row) throw new TokenError(`no sensitivity ${name}`);
      return withUnit(end === 'low' ? row.low : row.high, head.unit);
    }
    if (kind === 'said' && name === 'times') return this.frequency(founder);
    const input = [...this.calcs.values()].flatMap((c) => c.inputs).find((i) => i.name === name);
    if (kind === 'said') {
      const said = founder.reading.sizes[name];
      const unit = name === LOSS_SAID ? 'money' : founder.playbook.sizing.inputs.find((i) => i.id === name)?.kind;
      if (!said || !unit) throw new TokenError(`nothing said of ${name}`);
      const show = (value: number) => withUnit(value, unitName(unit, founder.money));
      // '14k to 28k' is no 21,000.
      return said.low === said.high ? show(said.value) : `${show(said.low)} to ${show(said.high)}`;
    }
    if (!input) throw new TokenError(`no input ${kind} ${name}`);
    const show = (value: number) => withUnit(value, input.unit);
    if (kind === 'a') return show(input.base);
    if (kind === 'ends') return `${show(input.low)} to ${show(input.high)}`;
    if (kind === 'range')
      return input.low === input.high
        ? show(input.base)
        : input.low === input.base || input.base === input.high
          ? `${show(input.low)} to ${show(input.high)}`
          : `${show(input.low)}, ${show(input.base)} or ${show(input.high)}`;
    throw new TokenError(`unknown token ${kind}`);
  }

  private frequency({ reading, playbook }: Pick<ReportContext, 'reading' | 'playbook'>): string {
    const said = reading.sizes.times;
    if (!said) throw new TokenError('nothing said of times');
    const per = said.rate ?? playbook.sizing.times.per;
    const times =
      said.value === 1
        ? 'once'
        : said.value < 1 && Number.isInteger(1 / said.value)
          ? `once in ${spelled(1 / said.value)} ${per}s`
          : said.value === 2
            ? 'twice'
            : `${Number.isInteger(said.value) ? spelled(said.value) : trimmed(said.value, 1)} times`;
    return times.endsWith(`${per}s`) ? times : `${times} a ${per}`;
  }

  sources(): Source[] {
    return this.order.map((key, i) => this.source(key, i + 1));
  }

  protected source(key: string, number: number): Source {
    const [kind = '', iso3 = '', code = ''] = key.split(':');
    if (kind === 'calc') {
      return {
        number,
        kind: 'calc',
        source_title: filled(TEXTS.tables.calculation, { what: this.calc(iso3).formula }),
        source_url: '',
        publisher: TEXTS.tables.this_report,
        year: '',
        licence: '',
        limits: TEXTS.tables.limits,
      };
    }
    if (kind === 'pass') {
      return passageSource(this.passage(key), number, this.work.passageTexts);
    }
    const pack = this.pack(iso3);
    if (kind === 'inst') {
      const sector = key.slice(`inst:${iso3}:`.length);
      const office = pack.institutions.find((i) => i.sector === sector);
      return {
        number,
        kind: 'institution',
        source_title: office?.name ?? sector,
        source_url: office?.url ?? '',
        publisher: `office for ${sector.replace(' / ', ' or ')}, ${pack.name}`,
        year: 'no date',
        licence: '',
        limits: 'address on record; no rule was read',
      };
    }
    if (kind === 'list') {
      return {
        number,
        kind: 'list',
        source_title: `${pack.name}: farm products (list)`,
        source_url: pack.listsUrl,
        publisher: 'CIA',
        year: String(pack.farmProducts.year ?? ''),
        licence: 'Public domain',
        limits: 'a short list; where it was cut off is not explained',
      };
    }
    const figure = figureOf(pack, code);
    if (!figure) throw new TokenError(`no record ${key}`);
    const { record, indicator } = figure;
    return {
      number,
      kind: 'stat',
      source_title: `${indicator.name}, ${pack.name} (${code}), ${indicator.title}`,
      source_url: sourceUrl(figure),
      publisher: indicator.publisher,
      year: this.trends.has(key) && record.earlier ? `${record.year}, ${record.earlier.year}` : String(record.year),
      licence: indicator.licence,
      limits: limitOf(record),
    };
  }
}

/** A claim's words after its tokens are resolved. */
export interface RenderedClaim {
  readonly head: string;
  readonly text: string;
}

/** Claims of one section as markdown: blocks of sentences or lists, each block after its bold head. */
export function sectionMarkdown(claims: readonly Claim[], rendered: ReadonlyMap<string, RenderedClaim>): string {
  const blocks: string[] = [];
  let current = '';
  let numbered = 0;
  for (const claim of claims) {
    const words = rendered.get(claim.id);
    if (words === undefined) continue;
    const { head, text } = words;
    const starts = current !== claim.block;
    if (starts) {
      current = claim.block;
      numbered = 0;
    }
    if (claim.bullet !== '') {
      numbered += 1;
      const line = claim.bullet === '-' ? `- ${text}` : `${numbered}. ${text}`;
      if (starts) blocks.push(head ? `${head}\n\n${line}` : line);
      else blocks[blocks.length - 1] += `\n${line}`;
    } else if (starts) blocks.push(head ? `${head} ${text}` : text);
    else blocks[blocks.length - 1] += ` ${text}`;
  }
  return blocks.join('\n\n');
}
