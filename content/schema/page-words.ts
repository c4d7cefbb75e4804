import type * as v from 'valibot';
import { record, text } from './text.ts';

/** Words of one role, apart by commas, in the engine's form (`src/engine/text/match.ts`). */
const list = text(3_000);

const lists = <const Name extends string>(...names: readonly Name[]) =>
  record(Object.fromEntries(names.map((name) => [name, list])) as Record<Name, typeof list>);

/** How pages of the web speak, in one language: to machines, of what nobody found, of their own mistakes. */
export const pageWordsSchema = record({
  orders: lists('machine', 'address', 'please', 'say', 'bid', 'answer', 'duty', 'tell', 'outright'),
  nothing_found: lists(
    'text',
    'intends',
    'aim',
    'plan',
    'method',
    'gap',
    'definition',
    'supposition',
    'advice',
    'denial',
    'hearsay',
    'voice',
    'advert',
    'story',
    'notice',
    'laboratory',
    'economy',
    'branch',
    'total',
    'growth',
  ),
  takes_back: lists('head', 'said', 'figures', 'wrong'),
  kinds_of_page: list,
  comments: list,
  other_sense: list,
  common: list,
  elsewhere: list,
  hanging: list,
  now: list,
  of_figures: list,
});
export type PageWords = v.InferOutput<typeof pageWordsSchema>;
