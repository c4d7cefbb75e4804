import type { PublisherKind } from '../../src/contract/report.ts';

const STATISTICS =
  /(?:^|\.)(?:nbs|knbs|statsghana|statistics|statssa|ubos|zimstat|zamstats|nsomalawi|ins|instat|anads?|ansd|insd|insee|nisr|instad|statisticssierraleone)\./;
const MULTILATERAL =
  /(?:^|\.)(?:worldbank|imf|afdb|fao|who|ilo|undp|unicef|unhcr|un|wfp|ifad|unctad|uneca|oecd|africa-union|au|ecowas|unesco|iom|wto|itu|unwomen|cgiar)\.(?:org|int)$/;
const ACADEMIC =
  /(?:\.edu|\.ac)(?:\.|$)|(?:^|\.)(?:doi|europepmc|ncbi|doaj|jstor|plos|mdpi|springer|elsevier|sciencedirect|tandfonline|wiley|frontiersin|ajol|researchgate|hal|scielo|openalex)\.|journal/;
const NEWS =
  /(?:^|\.)(?:bbc|reuters|allafrica|theconversation|rfi|jeuneafrique|aljazeera|guardian|nytimes)\.|news|times|herald|gazette|tribune|daily|nation\.|graphic|standardmedia|monitor|chronicle|punch|vanguard|presse|journal(?:du|de)/;
const NGO =
  /(?:^|\.)(?:oxfam|care|wvi|savethechildren|mercycorps|technoserve|afrobarometer|practicalaction|wateraid|bracu?)\.|\.ngo$/;

const LITERATURE = ['europe-pmc', 'crossref', 'doaj', 'openalex'];

/** Who stands behind a text, as its host and the source that found it tell. */
export function publisherKind(url: string, source: string): PublisherKind {
  if (source === 'world-bank-documents') return 'multilateral';
  if (LITERATURE.includes(source)) return 'academic';
  const host = new URL(url).hostname.toLowerCase();
  if (STATISTICS.test(host)) return 'statistics';
  if (/(?:^|\.)(?:gov|gouv|go|gob|govern)(?:\.[a-z]{2})?$/.test(host)) return 'government';
  if (MULTILATERAL.test(host)) return 'multilateral';
  if (ACADEMIC.test(host)) return 'academic';
  if (NEWS.test(host)) return 'news';
  if (NGO.test(host)) return 'ngo';
  if (/\.org$/.test(host)) return 'ngo';
  return /\.(?:com|co|biz)(?:\.[a-z]{2})?$/.test(host) ? 'company' : 'other';
}
