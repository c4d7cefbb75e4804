import type { Asking } from '../../content/schema/asking.ts';
import type { Ideas } from '../../content/schema/ideas.ts';
import type { Kit, KitFrame } from '../../content/schema/kit.ts';
import type { Language } from '../../content/schema/language.ts';
import { lineToTap, type Positions } from '../../content/schema/search-lines.ts';
import type { Words } from '../../content/schema/words.ts';
import { wordsOf } from './knowledge/dictionary.ts';
import { beforeReading, industryOf, joinedPlaybooks, playbookById } from './knowledge/playbooks.ts';
import { type PlaybookSearch, searchOver } from './reading/search.ts';
import { capital } from './text/words.ts';

/** What is needed to read and ask in one language, and to write a starter kit in it. */
export interface Library {
  readonly language: Language;
  readonly asking: Asking;
  readonly frame: KitFrame;
  readonly ideas: Ideas;
  /** In English, as the body of a report is. */
  readonly ideaTests: Ideas['kinds'];
  /** By kind; 'general' is the last. */
  readonly kits: Readonly<Record<string, Kit>>;
  readonly search: PlaybookSearch;
  /** How a founder would tell of it in a line, by playbook. */
  readonly seenIf: ReadonlyMap<string, string>;
  /** Whose problem it is. */
  readonly whoOf: ReadonlyMap<string, string>;
  /** What a founder taps: that line, and whose problem it is. */
  readonly lineOf: ReadonlyMap<string, string>;
  /** What may stand behind it, in the order of the playbook's causes; none where nobody has put them into this language. */
  readonly causesOf: (playbook: string) => readonly string[];
  /** That line and the phrases by which a playbook is found, in this language. */
  readonly phrases: ReadonlyMap<string, string>;
  /** English words of the playbooks, and what they are in this language. */
  readonly words: Words;
  readonly positions: Readonly<Record<string, Positions[string]>>;
  /** Names of the countries in this language, where they are not the gazetteer's own. */
  readonly countries: readonly (readonly [iso3: string, name: string])[];
}

type Line = readonly [id: string, seenIf: string, phrases: string, who: string];

interface Compiled {
  readonly asking: Asking;
  readonly frame: KitFrame;
  readonly ideas: Ideas;
  readonly kits: Readonly<Record<string, Kit>>;
  readonly countries: Library['countries'];
  readonly lines: readonly Line[];
  /** Of each playbook; in English they are the playbook's own. */
  readonly causes: Readonly<Record<string, readonly string[]>>;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ default: unknown }>>> = {
  en: () => import('../../content/compiled/en.json', { with: { type: 'json' } }),
  fr: () => import('../../content/compiled/fr.json', { with: { type: 'json' } }),
  sw: () => import('../../content/compiled/sw.json', { with: { type: 'json' } }),
  pt: () => import('../../content/compiled/pt.json', { with: { type: 'json' } }),
  ar: () => import('../../content/compiled/ar.json', { with: { type: 'json' } }),
};

/** A playbook's own prose: English, whatever the language of the search. */
function proseOf(id: string): { readonly body: string; readonly goods: string } {
  const playbook = playbookById(id);
  if (!playbook) return { body: '', goods: '' };
  const words = [
    playbook.title,
    playbook.short,
    playbook.words.who[0],
    playbook.problem,
    ...playbook.causes.map(({ text }) => text),
    ...playbook.effects,
  ];
  return {
    body: words.join('. ').replace(/\{[^}]*\}/g, ' '),
    goods: `${playbook.words.good}, ${playbook.recognise.goods ?? ''}, ${industryOf(playbook).name}`.replace(
      /[!=]/g,
      ' ',
    ),
  };
}

/** A playbook's own words for its causes, before the place of a founder is known. */
const ownCauses = (id: string): readonly string[] => {
  const playbook = playbookById(id);
  return playbook ? playbook.causes.map(({ text }) => beforeReading(playbook, text)) : [];
};

/** The lines of an operator's own playbooks take the place of ours; one without any is found by its prose. */
function withJoined(lines: readonly Line[], language: Language): readonly Line[] {
  const own = joinedPlaybooks().flatMap(({ id, short, search }): Line[] => {
    const brought = search?.[language];
    const who = playbookById(id)?.words.who[0] ?? '';
    if (brought)
      return [[id, brought.seen_if, brought.phrases.join('. '), brought.who ?? (language === 'en' ? who : '')]];
    return language === 'en' && !lines.some(([known]) => known === id) ? [[id, capital(short), '', who]] : [];
  });
  return [...lines.filter(([id]) => !own.some(([joined]) => joined === id)), ...own];
}

async function load(language: Language): Promise<Library> {
  const [{ default: compiled }, words, { default: positions }, { default: english }] = await Promise.all([
    LOADERS[language](),
    wordsOf(language),
    import('../../content/compiled/positions.json', { with: { type: 'json' } }),
    import('../../content/compiled/ideas-en.json', { with: { type: 'json' } }),
  ]);
  const { asking, frame, ideas, kits, lines: ours, causes, countries } = compiled as Compiled;
  const lines = withJoined(ours, language);
  const texts = lines.map(([id, seenIf, phrases]) => ({
    id,
    seenIf,
    phrases,
    ...proseOf(id),
  }));

  return {
    language,
    asking,
    frame,
    ideas,
    ideaTests: english.kinds,
    kits,
    search: searchOver(texts, language, words),
    seenIf: new Map(lines.map(([id, seenIf]) => [id, seenIf])),
    whoOf: new Map(lines.map(([id, , , who]) => [id, who])),
    lineOf: new Map(lines.map(([id, seenIf, , who]) => [id, lineToTap(seenIf, who)])),
    causesOf: (id) => (language === 'en' ? ownCauses(id) : (causes[id] ?? [])),
    phrases: new Map(lines.map(([id, seenIf, phrases]) => [id, `${seenIf}. ${phrases}`])),
    words,
    positions: positions as unknown as Positions,
    countries,
  };
}

let loaded = new Map<Language, Promise<Library>>();
/** Which of an operator's own playbooks they were loaded with. */
let loadedWith = joinedPlaybooks();

/** The library of a language, read once. */
export function libraryOf(language: Language): Promise<Library> {
  if (loadedWith !== joinedPlaybooks()) {
    loaded = new Map();
    loadedWith = joinedPlaybooks();
  }
  const known = loaded.get(language) ?? load(language);
  loaded.set(language, known);
  return known;
}
