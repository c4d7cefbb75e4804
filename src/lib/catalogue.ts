import { cell } from './live.ts';

/** What a feature says in one locale. */
export interface Texts<T> {
  readonly locale: string;
  readonly texts: T;
}

/** What a feature says, in every locale it has. English is there at once; the others are loaded when somebody needs them. */
export interface Catalogue<T> {
  /** English where the locale is not loaded, or is none of the catalogue's. */
  texts(locale: string): Texts<T>;
  /** Rejects where the locale cannot be had now; the next call tries again. */
  load(locale: string): Promise<void>;
  /** Told when a locale is there. */
  subscribe(changed: () => void): () => void;
}

export function catalogue<T>(english: T, loaders: Readonly<Record<string, () => Promise<T>>>): Catalogue<T> {
  const inEnglish: Texts<T> = { locale: 'en', texts: english };
  const loaded = cell<Readonly<Record<string, Texts<T>>>>({});
  return {
    texts: (locale) => loaded.get()[locale] ?? inEnglish,
    async load(locale) {
      const load = loaders[locale];
      if (load === undefined || loaded.get()[locale] !== undefined) return;
      const texts = await load();
      loaded.set({ ...loaded.get(), [locale]: { locale, texts } });
    },
    subscribe: loaded.subscribe,
  };
}
