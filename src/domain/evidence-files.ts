/** The countries whose records are served as files, by ISO 3166 alpha-3 code: the 54 of Africa. */
const COUNTRIES =
  'AGO BDI BEN BFA BWA CAF CIV CMR COD COG COM CPV DJI DZA EGY ERI ETH GAB GHA GIN GMB GNB GNQ KEN LBR LBY LSO MAR MDG MLI MOZ MRT MUS MWI NAM NER NGA RWA SDN SEN SLE SOM SSD STP SWZ SYC TCD TGO TUN TZA UGA ZAF ZMB ZWE';

export const evidencePath = (iso3: string): string => `/evidence/${iso3}.json`;

export const EVIDENCE_PATHS: readonly string[] = COUNTRIES.split(' ').map(evidencePath);
