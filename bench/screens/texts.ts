/** No playbook is about it. */
export const NO_PLAYBOOK =
  'In Kumasi choirs cannot find anybody who tunes the organ of a church: they wait months, and feast days pass without music.';

/** A long story with a word that no line can break. */
export const LONG_PROBLEM = `Tomato traders in Kumasi lose a third of each load because crates crush and trucks wait. ${'They told me so on four market days, and each time another trader said that the road from Techiman is worse in the rains than the year before. '.repeat(12)}400 cedis a crate, 60 crates a trip, 3 trips a week. See https://market.example.org/${'crates-and-roads-'.repeat(9)}2026`;

/** A text in which nothing is said. */
export const NOTHING_SAID = 'blorf wibble the quantum goat';

export const CRUSHED = 'Tomato traders in Kumasi lose crates of tomatoes that are crushed on the truck.';

export const IN_ARABIC = 'صانعو الفخار في أم درمان تتكسر نصف أوانيهم في الفرن ولا يعرفون السبب';
