import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { evidenceEngine } from '../../server/research/engine/engine.ts';
import { ownPlaybooks } from '../../server/research/engine/own-playbooks.ts';
import { packsFrom } from '../../server/research/engine/packs.ts';
import { engineAdvice } from '../../server/research/tasks/advice.ts';
import { RESEARCH_STEPS, type ResearchStepId } from '../../src/contract/limits.ts';
import { ReportContent } from '../../src/contract/report.ts';
import { joinPlaybooks } from '../../src/engine/knowledge/playbooks.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const EVIDENCE = join(ROOT, 'public/evidence');
const SHIPPED = readFileSync(join(ROOT, 'content/playbooks/manufacturing/dark-hours.yaml'), 'utf8');
const TITLE = 'Weavers of raffia lose a season when the palms are cut for charcoal';
const SEEN_IF = 'Raffia palms are felled for charcoal and weavers sit idle';
const OWN = `${SHIPPED.replace(/^title: .*/m, `title: ${TITLE}`)}search:
  en:
    seen_if: ${SEEN_IF}
    phrases:
      - raffia palms felled for charcoal
      - weavers have no raffia left
      - charcoal burners took the palm grove
      - basket weaving stopped for want of raffia
      - no fibre for mats since the grove burned
      - raffia fibre comes from far and costs double
`;

let data: string;
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const put = (file: string, text: string) => {
  const path = join(data, 'content/playbooks', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'baraza-own-'));
  put('manufacturing/no-raffia.yaml', OWN);
  put('manufacturing/broken.yaml', SHIPPED.replace(/^short: .*/m, 'short:'));
  put('manufacturing/wrong-sum.yaml', SHIPPED.replace(/expr: .*/, 'expr: nothing / here'));
});
afterAll(() => {
  joinPlaybooks([]);
  rmSync(data, { recursive: true, force: true });
});

test('an operator’s playbooks are read at the start; one with a mistake is named with its line and left out', () => {
  expect(ownPlaybooks(data, log).map(({ id }) => id)).toEqual(['manufacturing.no-raffia']);
  const lines = log.error.mock.calls.map(([event, { file, line, says }]) => [
    event,
    `${file.slice(data.length)}:${line}: ${says}`,
  ]);
  expect(lines).toEqual([
    [
      'playbook left out',
      expect.stringMatching(/^\/content\/playbooks\/manufacturing\/broken\.yaml:3: short is empty$/),
    ],
    [
      'playbook left out',
      expect.stringMatching(/wrong-sum\.yaml:\d+: sizing\.loss\.0\.expr uses numbers that neither/),
    ],
  ]);
});

test('without such a folder nothing is said', () => {
  log.error.mockClear();
  expect(ownPlaybooks(join(data, 'nowhere'), log)).toEqual([]);
  expect(log.error).not.toHaveBeenCalled();
});

test('they are found by their own lines, a report is written from them, and the Explorer offers them', async () => {
  joinPlaybooks(ownPlaybooks(data, log));
  const packs = packsFrom(EVIDENCE);
  const engine = evidenceEngine(packs);
  const advice = engineAdvice(packs);
  const query = 'In Kumasi, Ghana, charcoal burners took the palm grove and weavers have no raffia left.';
  const outputs: Partial<Record<ResearchStepId, unknown>> = {};
  const answers = { nearest: SEEN_IF, who: '', payer: '', seen: '', number: '' };
  for (const { id } of RESEARCH_STEPS) {
    const input = { query, date: '2026-11-20', answers };
    const result = await engine.runStep(id, input, outputs, new AbortController().signal);
    if (result.kind !== 'done') throw new Error(`${id}: ${result.kind}`);
    outputs[id] = JSON.parse(JSON.stringify(result.output));
  }
  expect(v.parse(ReportContent, outputs.report).metadata.playbook).toBe('manufacturing.no-raffia');

  const refined = await advice.refine(query, false);
  expect(refined.kind).toBe('refined');
  const { statements } = await advice.explore({
    choice: { industry: ['Manufacturing'], geography: ['Ghana'] },
    date: '2026-11-20',
  });
  expect(statements.map(({ title }) => title)).toContain(TITLE);
});
