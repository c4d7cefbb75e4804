import { plural } from '../../../lib/locale.ts';
import type { TrailTexts } from './en.ts';

const found = (count: number): string => (count === 0 ? 'hakuna kilichopatikana' : `vilivyopatikana: ${count}`);
const passages = (count: number): string =>
  count === 0
    ? 'hakuna ndani yake kinachohusu tatizo hili'
    : plural(count, { one: 'kifungu kimoja kinalihusu', other: `vifungu ${count} vinalihusu` }, 'sw');
const sentences = (count: number): string => plural(count, { one: 'sentensi moja', other: `sentensi ${count}` }, 'sw');

export const trailTexts: TrailTexts = {
  title: 'Yaliyotafutwa',
  counts: (searches, read, kept) =>
    [
      plural(searches, { one: 'utafutaji 1', other: `utafutaji ${searches}` }, 'sw'),
      plural(read, { one: 'hati 1 imesomwa', other: `hati ${read} zimesomwa` }, 'sw'),
      plural(kept, { one: 'kifungu 1 kimehifadhiwa', other: `vifungu ${kept} vimehifadhiwa` }, 'sw'),
    ].join(' · '),
  newTab: 'hufunguka katika kichupo kipya',
  untitled: 'Hati',
  parts: { problem: 'tatizo', doubts: 'mashaka', field: 'mazungumzo na majaribio', advice: 'ushauri' },
  lines: {
    searched: ({ query, count = 0 }) => [
      'Tumeuliza',
      query === undefined ? `kuhusu takwimu mpya zaidi: ${found(count)}` : `kuhusu “${query}”: ${found(count)}`,
    ],
    read: ({ count = 0 }) => ['Tumesoma', `: ${passages(count)}`],
    kept: ({ source }) => ['Tumehifadhi kifungu cha', source === undefined ? '' : `, ${source}`],
    failed: ({ url }) => ['', url === undefined ? 'haikujibu' : 'haikuweza kusomwa'],
    left_out: ({ count = 0 }) => [
      plural(
        count,
        {
          one: 'Kimeachwa: 1 kisichohusu tatizo hili kwa karibu',
          other: `Vimeachwa: ${count} visivyohusu tatizo hili kwa karibu`,
        },
        'sw',
      ),
      '',
    ],
    wrote: ({ count }) => ['Tumeandika', count === undefined ? '' : `: ${sentences(count)}`],
    checked: ({ count }) => ['Tumehakiki', count === undefined ? '' : `: ${sentences(count)}`],
  },
};
