import * as v from 'valibot';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  hellip: '…',
};

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** The words of an abstract that came as HTML or JATS; its headings end in a full stop, as sentences of their own. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/<(?:jats:)?(?:h\d|title)\b[^>]*>([\s\S]*?)<\/(?:jats:)?(?:h\d|title)>/gi, ' $1: ')
    .replace(/<\/?(?:jats:)?(?:p|sec|div|br|li|ul)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]{0,300}>/gi, '')
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, entity)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/** A text that may be missing, null, or something else altogether: then it is ''. */
export const Loose = v.fallback(v.string(), '');

/** What cannot be read among a list's items is left out; the others stand. */
export const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((one) => {
        const parsed = v.safeParse(item, one);
        return parsed.success ? [parsed.output as T] : [];
      }),
    ),
  );

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD` of what was told; '' for what is no date, lies ahead, or is older than anybody quotes. */
export function dateOf(told: string, now = new Date()): string {
  const [, year = '', month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(told.trim()) ?? [];
  if (year === '' || Number(year) < 1950 || Number(year) > now.getFullYear()) return '';
  return [year, month, day].filter((part) => part !== undefined).join('-');
}

/** An address that a person can open, by https where the source still writes http; null where it is none. */
export function webAddress(told: string): string | null {
  if (!URL.canParse(told)) return null;
  const url = new URL(told);
  return /^https?:$/.test(url.protocol) && told.length <= 1_000 ? url.href : null;
}

const LANGUAGES: Readonly<Record<string, string>> = {
  eng: 'en',
  english: 'en',
  fre: 'fr',
  fra: 'fr',
  french: 'fr',
  por: 'pt',
  portuguese: 'pt',
  ara: 'ar',
  arabic: 'ar',
  swa: 'sw',
  swahili: 'sw',
  spa: 'es',
  spanish: 'es',
};

/** ISO 639-1 of a language as sources write it; ''. */
export function languageCode(told: string): string {
  const plain = told.trim().toLowerCase();
  return LANGUAGES[plain] ?? (/^[a-z]{2}(?:-|$)/.test(plain) ? plain.slice(0, 2) : '');
}
