import * as v from 'valibot';

const Texts = v.array(v.string());
const Partners = v.array(v.object({ name: v.string(), share: v.number() }));
const Trade = v.object({ year: v.nullable(v.number()), items: Texts, partners: Partners });

/** A country pack as the build leaves it on disk (`CountryPack` of the engine). A pack of another shape is refused whole. */
export const PackFile = v.object({
  version: v.string(),
  iso3: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  iso2: v.string(),
  name: v.string(),
  capital: v.string(),
  languages: Texts,
  currency: v.object({ code: v.string(), name: v.string() }),
  region: v.string(),
  landlocked: v.boolean(),
  blocs: Texts,
  industries: Texts,
  farmProducts: v.object({ year: v.nullable(v.number()), items: Texts }),
  exports: Trade,
  imports: Trade,
  listsUrl: v.string(),
  indicators: v.array(
    v.object({
      code: v.string(),
      year: v.number(),
      value: v.number(),
      earlier: v.exactOptional(v.object({ year: v.number(), value: v.number() })),
      rank: v.exactOptional(v.number()),
      of: v.exactOptional(v.number()),
      ties: v.exactOptional(v.number()),
      peers: v.exactOptional(v.number()),
      trend: v.exactOptional(v.number()),
    }),
  ),
  institutions: v.array(v.object({ sector: v.string(), name: v.string(), url: v.string() })),
});
