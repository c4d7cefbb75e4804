import * as v from 'valibot';
import { Case } from '../../contract/case.ts';
import type { InsightContent } from '../../contract/insights.ts';
import type { ReportContent } from '../../contract/report.ts';
import { calcsOf } from '../calcs.ts';
import type { Library } from '../library.ts';
import { splitWords, termOf } from '../reading/terms.ts';
import { readingOfReport } from '../reading-of-report.ts';
import { type ReportContext, reportContext } from '../report-context.ts';
import type { ChosenUse } from '../select.ts';
import { capital, lowerStart, spelled } from '../text/words.ts';
import type { CountryPack } from '../types.ts';
import { caseInsights } from './case-insights.ts';
import { linesWith, Quoter } from './quoter.ts';

/** Nothing stands behind the report that insights could be written from: a starter kit, or one of an older engine. */
export class InsightsUnavailableError extends Error {
  readonly code = 'insights_unavailable';
  override readonly name = 'InsightsUnavailableError';
}

/**
 * The nine fields of spec 2 §3 for a finished report, from what the playbook and the records hold and the report leaves
 * out: what follows, how others in the trade see it, whom to win, what to count, how the country stands among its peers. A
 * field for which nothing is left stays empty. Figures keep the report's numbers. Pure; needs the packs of
 * `content.metadata.countries`.
 * @throws InsightsUnavailableError
 */
export function writeInsights(content: ReportContent, packs: readonly CountryPack[], library: Library): InsightContent {
  const one = v.safeParse(Case, content.metadata.case);
  if (one.success) return caseInsights(content, one.output, packs);
  const reading = readingOfReport(content, library);
  if (!reading) throw new InsightsUnavailableError('Neither a playbook nor a case stands behind this report.');
  const work = reportContext(reading, packs);
  const render = linesWith(new Quoter(work, packs, calcsOf(work), content));
  const lines = (templates: readonly string[]) => render(templates.map((template) => work.say(template)));
  // A playbook that was tapped may be near only: what it says of the trouble is said to be the playbook's.
  const isTapped = reading.playbookState !== 'given';
  const told = (templates: readonly string[]) =>
    lines(templates).map((line, at) => (isTapped && at === 0 ? `${AS_TOLD} ${line}` : line));
  const { playbook } = work;
  const others = elsewhere(work, library);
  return {
    important_questions_industry_geography: told(
      playbook.effects.map((effect, at) =>
        at === 0
          ? `How often does it come to this in {place}: ${lowerStart(effect)}?`
          : `And to this: ${lowerStart(effect)}?`,
      ),
    ),
    emerging_key_insights: lines(amongPeers(work)),
    leverage_points: told(others.map(({ who, begin }) => `*${who}:* ${lowerStart(begin)}`)),
    // They are readings of the founder's own words, which a tap on a line does not make.
    key_questions_for_founders: isTapped ? [] : lines((playbook.traps ?? []).map(({ text, ask }) => `${text} ${ask}`)),
    desirability_analysis: told(whoPays(work, content.metadata)),
    recommended_research_areas: told(
      playbook.metrics.map((metric, at) => `${at === 0 ? 'Count in {place}' : 'Count'}: ${metric}.`),
    ),
    key_stakeholders_institutions: [...told(playbook.stakeholders.map((one) => `${one}.`)), ...lines(offices(work))],
    barriers_consumption: told(others.map(({ who, sees }) => `*${who}:* ${sees}`)),
    regulations_policies: lines(openRules(work)),
  };
}

/** In the report's own words (`sections/executive.ts`). */
const AS_TOLD = '*As our playbook tells it:*';

/** How the problem looks from other places in the trade, and where to begin there; the founder's own is in the report. */
function elsewhere({ playbook, reading }: ReportContext, { positions }: Library) {
  return (positions[playbook.id] ?? [])
    .filter(({ note }) => note !== reading.position?.note)
    .flatMap(({ words, note }) => {
      const [, sees, begin] = /^(.+?)[.;] (begin .+)$/i.exec(note) ?? [];
      return sees && begin ? [{ who: capital(words[0] ?? ''), sees: `${sees}.`, begin }] : [];
    });
}

const PEERS = 10;
/** So many of the ten must stand on one side before it says anything. */
const MOST_PEERS = 7;
const MOST_FIGURES = 3;

/** How the country stands beside the ten of like income, where that is far from the middle. */
function amongPeers(work: ReportContext): string[] {
  return work.figures
    .filter(({ use }) => use.weight > 0 && use.kind !== 'exposure' && use.kind !== 'context')
    .flatMap((chosen) => peerLine(chosen) ?? [])
    .slice(0, MOST_FIGURES);
}

function peerLine({ figure, token }: ChosenUse): string | null {
  const { peers } = figure.record;
  // In thousandths of the ten; two that stand level make a half, which no sentence can say.
  if (peers === undefined || peers % (1000 / PEERS) !== 0) return null;
  const lower = peers / (1000 / PEERS);
  const higher = PEERS - lower;
  if (Math.max(lower, higher) < MOST_PEERS) return null;
  const side = lower > higher ? `${spelled(lower)} stand lower` : `${spelled(higher)} stand higher`;
  return `{{Now:${token}}}; of the ten African countries nearest in income, ${side}.`;
}

/** Where those who lose are not those who may pay, the second have to be won; whom the founder named comes first. */
function whoPays({ say }: ReportContext, { answers }: ReportContent['metadata']): string[] {
  const [who, payer] = [say('{who}'), say('{payer}')];
  const named = answers.find(({ slot, skipped }) => slot === 'payer' && !skipped)?.answer.trim() ?? '';
  const terms = (text: string) => splitWords(text).flatMap((word) => termOf(word, 'en') ?? []);
  const isNamed = terms(named).some((term) => terms(payer).includes(term));
  if (who === payer || isNamed) return [];
  return named === ''
    ? [`${who} lose by it, and ${payer} may be those who pay: ask ${payer} what it costs them, in money.`]
    : [`Beside those you named as payers, ask ${payer} what it costs them: in this trade they may pay, too.`];
}

const offices = ({ playbook, home }: ReportContext): string[] =>
  [...new Set(playbook.licences.map(({ sector }) => sector))]
    .filter((sector) => home.institutions.some((one) => one.sector === sector))
    .map((sector) => `{{inst:${home.iso3}:${sector}}}, the office for ${sector.replace(' / ', ' or ')}.`);

/** Questions of law for which the report has no office to send them to. */
const openRules = ({ playbook, home }: ReportContext): string[] =>
  playbook.licences
    .filter(({ sector }) => !home.institutions.some((one) => one.sector.includes(sector)))
    .map(
      ({ ask, sector }) =>
        `We hold no address of the office for ${sector.replace(' / ', ' or ')} in {country}. Whoever is licensed already knows it: ${lowerStart(ask)}`,
    );
