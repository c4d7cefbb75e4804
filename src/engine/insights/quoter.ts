import type { ReportContent } from '../../contract/report.ts';
import { Renderer, TokenError } from '../claims/render.ts';
import type { CalcDraft } from '../claims/types.ts';
import { figureOf } from '../evidence.ts';
import { capital } from '../text/words.ts';
import type { CountryPack } from '../types.ts';

/**
 * Writes sentences that stand beside a published report: what the report cites keeps its number there; another figure
 * names its publisher instead.
 */
export class Quoter extends Renderer {
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(
    work: ConstructorParameters<typeof Renderer>[0],
    packs: readonly CountryPack[],
    calcs: readonly CalcDraft[],
    content: ReportContent,
  ) {
    super(work, packs, calcs);
    const byTitle = new Map(content.sources.map((s) => [s.source_title, s.number]));
    this.numbers = new Map([
      ...content.metadata.calcs.map((c): [string, number] => [`calc:${c.id}`, c.number]),
      ...content.sources.flatMap(({ kind, number }): [string, number][] =>
        kind === 'passage' ? [[`pass:p${number}`, number]] : [],
      ),
      ...packs.flatMap((pack) =>
        [
          ...pack.indicators.map((r) => `rec:${pack.iso3}:${r.code}`),
          ...pack.institutions.map((i) => `inst:${pack.iso3}:${i.sector}`),
        ].flatMap((key): [string, number][] => {
          const known = this.isFigure(key) ? byTitle.get(this.source(key, 0).source_title) : undefined;
          return known === undefined ? [] : [[key, known]];
        }),
      ),
    ]);
  }

  private isFigure(key: string): boolean {
    const [kind, iso3 = '', code = ''] = key.split(':');
    return kind !== 'rec' || figureOf(this.pack(iso3), code) !== null;
  }

  protected override cite(key: string): string {
    const number = this.numbers.get(key);
    if (number !== undefined) return `[${number}]`;
    const { publisher, source_url } = this.source(key, 0);
    if (key.startsWith('inst:')) return `(${source_url})`;
    return key.startsWith('calc:') ? '(worked out here)' : `(${publisher})`;
  }
}

/** Templates as lines; one whose record or number is not there is left out, as in the report. */
export const linesWith =
  (quoter: Quoter) =>
  (templates: readonly string[]): string[] =>
    templates.flatMap((template) => {
      try {
        return [capital(quoter.render(template))];
      } catch (error) {
        if (error instanceof TokenError) return [];
        throw error;
      }
    });
