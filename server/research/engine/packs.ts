import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { PackFile } from '../../../src/contract/evidence.ts';
import type { CountryPack } from '../../../src/engine/types.ts';

/** Hands out country packs by ISO 3166 alpha-3. Rejects when a pack is missing or broken. */
export type PackSource = (iso3: string) => Promise<CountryPack>;

export class PackError extends Error {
  override readonly name = 'PackError';
}

/** Packs from the folder the client is served from, so that both sides reckon with the same records. Read once each. */
export function packsFrom(folder: string): PackSource {
  const known = new Map<string, Promise<CountryPack>>();
  const read = async (iso3: string): Promise<CountryPack> => {
    if (!/^[A-Z]{3}$/.test(iso3)) throw new PackError('A pack was asked for by something that is no country code');
    try {
      return v.parse(v.pipe(v.string(), v.parseJson(), PackFile), await readFile(join(folder, `${iso3}.json`), 'utf8'));
    } catch (cause) {
      throw new PackError(`The evidence pack of ${iso3} cannot be read`, { cause });
    }
  };
  return (iso3) => {
    const found = known.get(iso3) ?? read(iso3);
    known.set(iso3, found);
    // A failure is not remembered: the file may be put right while the server runs.
    found.catch(() => known.delete(iso3));
    return found;
  };
}
