import type { ReportContent } from '../../contract/report.ts';
import { indicatorOf } from '../evidence.ts';
import { GENERAL_PACK, INDUSTRY_PACKS } from '../knowledge/packs.ts';
import { PLAIN_CODES } from '../plain/figures.ts';
import { atLeast, atMost, type CheckResult } from './parts.ts';

const codesOf = (content: ReportContent): string[] =>
  content.sources.flatMap((s) =>
    [...s.source_title.matchAll(/\(([A-Z0-9._]+)\), /g)].map((m) => m[1] ?? '').filter((code) => indicatorOf(code)),
  );

/** Enough distinct figures, enough of them chosen by the problem: those of the pain (and its industry) that shares most with the report. */
export function checkFigures(content: ReportContent): CheckResult[] {
  const codes = new Set(codesOf(content));
  const shared = [...INDUSTRY_PACKS, GENERAL_PACK].flatMap((pack) =>
    pack.pains.map((pain) => {
      const byProblem = [...pain.indicators, ...pack.indicators].map((i) => i.code);
      const counted = pain.reach.flatMap((r) => Object.values(r.records));
      return new Set([...byProblem, ...counted].filter((code) => codes.has(code))).size;
    }),
  );
  // A founder's own account has figures by its subject, beside those of any subject.
  const byAccount = [...PLAIN_CODES].filter((code) => codes.has(code)).length;
  return [
    atLeast('distinct cited figures', codes.size, 12),
    atLeast('figures chosen by the problem', Math.max(byAccount, ...shared), 6),
  ];
}

export function checkPublishers(content: ReportContent): CheckResult[] {
  const stats = content.sources.filter((s) => s.kind === 'stat');
  const counts = new Map<string, number>();
  for (const s of stats) counts.set(s.publisher, (counts.get(s.publisher) ?? 0) + 1);
  const largest = Math.max(0, ...counts.values()) / Math.max(1, stats.length);
  return [
    atLeast(
      'publishers',
      counts.size,
      4,
      [...counts].map(([p, n]) => `${p} ${n}`),
    ),
    atMost('share of the largest publisher', largest, 0.6),
  ];
}
