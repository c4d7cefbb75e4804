import { plural } from '../../../lib/locale.ts';
import type { TrailTexts } from './en.ts';

const found = (count: number): string => (count === 0 ? 'لم يوجد شيء' : `وجد: ${count}`);
const passages = (count: number): string =>
  count === 0
    ? 'لا شيء فيها يخص هذه المشكلة'
    : plural(
        count,
        { one: 'مقطع واحد يخصها', two: 'مقطعان يخصانها', few: `${count} مقاطع تخصها`, other: `${count} مقطعا يخصها` },
        'ar',
      );
const sentences = (count: number): string =>
  plural(count, { one: 'جملة واحدة', two: 'جملتان', few: `${count} جمل`, other: `${count} جملة` }, 'ar');

export const trailTexts: TrailTexts = {
  title: 'ما تم البحث عنه',
  counts: (searches, read, kept) =>
    [
      plural(
        searches,
        { one: 'عملية بحث واحدة', two: 'عمليتا بحث', few: `${searches} عمليات بحث`, other: `${searches} عملية بحث` },
        'ar',
      ),
      plural(
        read,
        {
          one: 'وثيقة واحدة مقروءة',
          two: 'وثيقتان مقروءتان',
          few: `${read} وثائق مقروءة`,
          other: `${read} وثيقة مقروءة`,
        },
        'ar',
      ),
      plural(
        kept,
        { one: 'مقطع واحد محفوظ', two: 'مقطعان محفوظان', few: `${kept} مقاطع محفوظة`, other: `${kept} مقطعا محفوظا` },
        'ar',
      ),
    ].join(' · '),
  newTab: 'يفتح في علامة تبويب جديدة',
  untitled: 'وثيقة',
  parts: { problem: 'المشكلة', doubts: 'الشكوك', field: 'المحادثات والاختبارات', advice: 'النصائح' },
  lines: {
    searched: ({ query, count = 0 }) => [
      'سألنا',
      query === undefined ? `عن أرقام أحدث: ${found(count)}` : `عن «${query}»: ${found(count)}`,
    ],
    read: ({ count = 0 }) => ['قرأنا', `: ${passages(count)}`],
    kept: ({ source }) => ['حفظنا مقطعا من', source === undefined ? '' : `, ${source}`],
    failed: ({ url }) => ['', url === undefined ? 'لم يجب' : 'لم نستطع قراءته'],
    left_out: ({ count = 0 }) => [
      plural(
        count,
        {
          one: 'تركنا واحدا لا يخص هذه المشكلة عن قرب',
          two: 'تركنا اثنين لا يخصان هذه المشكلة عن قرب',
          few: `تركنا ${count} لا تخص هذه المشكلة عن قرب`,
          other: `تركنا ${count} لا تخص هذه المشكلة عن قرب`,
        },
        'ar',
      ),
      '',
    ],
    wrote: ({ count }) => ['كتبنا', count === undefined ? '' : `: ${sentences(count)}`],
    checked: ({ count }) => ['راجعنا', count === undefined ? '' : `: ${sentences(count)}`],
  },
};
