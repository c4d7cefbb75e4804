/** No playbook is about it. */
export const NO_PLAYBOOK =
  'In Kumasi, hospitals run out of blood for mothers after birth because donors are only called by phone one by one. Nurses spend hours calling and relatives must find donors themselves.';

/** A long story with a word that no line can break. */
export const LONG_PROBLEM = `Tomato traders in Kumasi lose a third of each load because crates crush and trucks wait. ${'They told me so on four market days, and each time another trader said that the road from Techiman is worse in the rains than the year before. '.repeat(12)}400 cedis a crate, 60 crates a trip, 3 trips a week. See https://market.example.org/${'crates-and-roads-'.repeat(9)}2026`;

/** A text in which nothing is said. */
export const NOTHING_SAID = 'blorf wibble the quantum goat';

export const CRUSHED = 'Tomato traders in Kumasi lose crates of tomatoes that are crushed on the truck.';

export const IN_ARABIC = 'صانعو الفخار في أم درمان تتكسر نصف أوانيهم في الفرن ولا يعرفون السبب';
