import noPlaces from '../../../content/compiled/no-places.json' with { type: 'json' };
import compiled from '../../../content/compiled/places.json' with { type: 'json' };
import type { Places } from '../../../content/schema/places.ts';

/** How people name the 54 countries, their regions, the money that several share, and places that are none of ours. */
export const {
  countries: PLACES,
  regions: REGIONS,
  sharedMoney: SHARED_MONEY,
  elsewhere: ELSEWHERE,
}: Places = compiled;

/** What stands behind 'in' or 'from' with a capital and is no place. */
export const NO_PLACES: readonly string[] = noPlaces;
