import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleReport } from '../../scripts/support/sample-report.ts';
import { SAMPLE_PATHS } from '../../src/app/paths.ts';
import { SAMPLES, sampleById } from '../../src/domain/samples.ts';
import indicators from '../../src/engine/knowledge/indicators.json' with { type: 'json' };
import { report as reportTexts } from '../../src/features/report/messages.ts';
import { excerpt } from '../../src/features/site/content/excerpt.ts';
import { landing } from '../../src/features/site/content/landing.ts';
import { recordSums } from '../../src/features/site/content/record-sums.ts';
import { MAP, publishers, records } from '../../src/features/site/content/records.ts';

interface Pack {
  readonly iso2: string;
  readonly name: string;
  readonly region: string;
  readonly indicators: readonly { readonly code: string; readonly year: number }[];
  readonly institutions: readonly unknown[];
}
const FOLDER = 'public/evidence';
const packs = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Pack);
const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

describe('what the public pages say of the records is what is in them', () => {
  it('each country’s figures, recent ones and offices', () => {
    const counted = packs.map(({ iso2, name, region, indicators: all, institutions }) => ({
      ...{ code: iso2, name, region, figures: all.length, offices: institutions.length },
      recent: all.filter(({ year }) => year >= 2022).length,
    }));
    const byCode = (a: { code: string }, b: { code: string }) => a.code.localeCompare(b.code);
    expect([...records].sort(byCode)).toEqual(counted.sort(byCode));
  });

  it('the sums on the landing page', () => {
    const kinds = new Set(packs.flatMap(({ indicators: all }) => all.map(({ code }) => code))).size;
    expect(recordSums).toEqual({
      countries: packs.length,
      kinds,
      figures: sum(records.map(({ figures }) => figures)),
      recent: sum(records.map(({ recent }) => recent)),
      withOffices: records.filter(({ offices }) => offices > 0).length,
    });
    expect(landing.record.facts.figures).toContain(`${kinds} kinds`);
  });

  it('who publishes how many', () => {
    const publisherOf = new Map(indicators.indicators.map(({ code, publisher }) => [code, publisher]));
    const found = packs.flatMap(({ indicators: all }) => all.map(({ code }) => publisherOf.get(code)));
    for (const { name, figures } of publishers) {
      expect(found.filter((publisher) => publisher === name).length, name).toBe(figures);
    }
    expect(sum(publishers.map(({ figures }) => figures))).toBe(recordSums.figures);
  });

  it('the map has a square for every country, once', () => {
    const squares: string[] = MAP.flat().filter((code) => code !== '');
    expect(squares.sort()).toEqual(records.map(({ code }) => code).sort());
  });
});

describe('what the public pages show of a report is what the engine writes', () => {
  it('the excerpt, word for word', async () => {
    const sample = sampleById(excerpt.path.split('/').at(-1) ?? '');
    if (!sample) throw new Error('The excerpt is of no sample');
    const { report } = await sampleReport(sample);
    const { metadata } = report;
    const [figure] = metadata.key_figures;
    expect(excerpt.title).toBe(report.title);
    expect(excerpt.place).toBe(`${metadata.country_names.join()} · ${metadata.industry_name}`);
    expect(excerpt.verdict).toBe(`${reportTexts.verdicts[metadata.verdict]}: ${metadata.verdict_line}`);
    expect(excerpt.confidence).toBe(reportTexts.confidence[metadata.confidence]);
    expect([excerpt.figure, `${excerpt.figureIs}, by your numbers`]).toEqual([figure?.value, figure?.label]);
    for (const { value, label } of excerpt.inputs) {
      expect(report.executive_summary).toContain(`${value} (${label})`);
      const input = metadata.calcs.flatMap(({ inputs }) => inputs).find((one) => one.label === label);
      expect(input?.origin).toBe('founder');
    }
    for (const words of [excerpt.told, excerpt.firstTest, excerpt.end])
      expect(report.executive_summary).toContain(words);
  });

  it('every sample has its page', () => {
    expect(SAMPLES.map(({ id }) => `/samples/${id}`)).toEqual(SAMPLE_PATHS);
  });
});
