import { plural } from '../../../lib/locale.ts';
import type { TrailTexts } from './en.ts';

const found = (count: number): string => (count === 0 ? 'rien trouvé' : `trouvés\u00a0: ${count}`);
const passages = (count: number): string =>
  count === 0
    ? 'rien dedans ne concerne ce problème'
    : plural(count, { one: 'un passage le concerne', other: `${count} passages le concernent` }, 'fr');
const sentences = (count: number): string => plural(count, { one: 'une phrase', other: `${count} phrases` }, 'fr');

export const trailTexts: TrailTexts = {
  title: 'Ce qui a été cherché',
  counts: (searches, read, kept) =>
    [
      plural(searches, { one: '1 recherche', other: `${searches} recherches` }, 'fr'),
      plural(read, { one: '1 document lu', other: `${read} documents lus` }, 'fr'),
      plural(kept, { one: '1 passage gardé', other: `${kept} passages gardés` }, 'fr'),
    ].join(' · '),
  newTab: 's’ouvre dans un nouvel onglet',
  untitled: 'Un document',
  parts: {
    problem: 'le problème',
    doubts: 'les doutes',
    field: 'les conversations et les tests',
    advice: 'les conseils',
  },
  lines: {
    searched: ({ query, count = 0 }) => [
      'Interrogé',
      query === undefined
        ? `sur des chiffres plus récents\u00a0: ${found(count)}`
        : `sur «\u00a0${query}\u00a0»\u00a0: ${found(count)}`,
    ],
    read: ({ count = 0 }) => ['Lu', `\u00a0: ${passages(count)}`],
    kept: ({ source }) => ['Gardé un passage de', source === undefined ? '' : `, ${source}`],
    failed: ({ url }) => ['', url === undefined ? 'n’a pas répondu' : 'n’a pas pu être lu'],
    left_out: ({ count = 0 }) => [
      plural(
        count,
        {
          one: 'Laissé de côté\u00a0: 1 qui ne concerne pas d’assez près ce problème',
          other: `Laissés de côté\u00a0: ${count} qui ne concernent pas d’assez près ce problème`,
        },
        'fr',
      ),
      '',
    ],
    wrote: ({ count }) => ['Écrit', count === undefined ? '' : `\u00a0: ${sentences(count)}`],
    checked: ({ count }) => ['Vérifié', count === undefined ? '' : `\u00a0: ${sentences(count)}`],
  },
};
