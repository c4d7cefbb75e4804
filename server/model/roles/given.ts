import type { CaseReading } from '../../../src/contract/case.ts';

/** What somebody published, by its mark: words of it, and what is known of the whole. */
export interface Published {
  readonly mark: string;
  readonly quote: string;
  readonly title: string;
  readonly by: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; '' where unknown. */
  readonly date: string;
  /** The name of the country that it is about; '' for a region, and for what holds anywhere. */
  readonly country: string;
  /** Where that is another country than the founder's: 'about Kenya, not Uganda'. */
  readonly elsewhere?: string;
}

/** What the roles that write know of a founder and their problem. */
export interface Brief {
  /** ISO 8601 date; '' where it does not matter. */
  readonly today: string;
  readonly founder: string;
  /** `is_choice`: it was tapped, in words of ours. */
  readonly answers: readonly { readonly question: string; readonly answer: string; readonly is_choice?: true }[];
  readonly found_since: readonly string[];
  readonly country: string;
  readonly place: string;
  readonly people: string;
  readonly payer: string;
  readonly idea: string;
  readonly cause: string;
  readonly evidence: CaseReading['evidence'];
  readonly outcome: string;
  /** Marks for their numbers. */
  readonly figures: readonly { readonly mark: string; readonly words: string; readonly about: string }[];
  readonly published: readonly Published[];
}

/** A sum as those who may name it see it. */
export interface NamedSum {
  readonly mark: string;
  readonly label: string;
  readonly result: string;
}

/** What has been written of a report already, which what follows keeps to. */
export interface Advised {
  readonly page: readonly string[];
  readonly sums: readonly NamedSum[];
}

/** The rules that every writing role is held to by code. */
export const RULES = [
  'Write plain modern English that a person with a phone and little time reads once: short sentences, no jargon, no praise, nobody is "he". Speak to the founder as "you".',
  'Everything is about THIS founder: their people, place, thing, cause and idea, with their own numbers. No sentence that would fit any founder. Before you write, set their numbers and statements against each other: what two of them say together (how many people for how many places, a price beside a wage), or where they do not fit, is often what matters most.',
  'Numbers: write a digit only for a number that a quote in `published` gives, or its title or date, with its unit as it stands there, in a sentence that ends with the mark of that quote (“forty baskets rot” is not “40 % {p2}”). Every other number is a mark or left out. A number of the founder is the mark {f1}, {f2} … from `figures` (it stands for their own words: read your sentence with them in it; where they are a bare number, write its unit beside the mark, “{f3} kwacha”). The result of a sum is {s1}; its unit comes with it. A number of your plan (how many to ask, to count, a threshold, days, a price to try, a weight to reach) is {n:8}, {n:15000} or {n:6.5}. Small numbers that are only language (one, both, twice) may be words.',
  'An answer with `is_choice` was tapped from words of ours: it may be told, and stands in no quotation marks.',
  'What others published is in `published`: a statement that rests on it ends with its mark, such as {p2}. Never tell more than its quote says, keep each condition and small word that changes it (“slightly”, “where the hammer sounds hollow”, “up to”, of which sort), and name no place, unit or time that it does not; what it gives as somebody’s words (“he said”) is told as said, and what it recommends is told as recommended.',
  'A quote without `country` tells how a material, a machine or a method behaves anywhere, or what holds in a region: rest figures of the craft on it, and say nothing about this country by it.',
  'A quote with `elsewhere` is about another country: it may show what was tried, what it cost there and what broke. Name that country in each sentence that rests on it, and say nothing by it about how things are here.',
  'What you know from memory may be wrong. Of this country, its prices, rules and people write it only as something to check ("Ask whether …", "Find out if …"), never as a fact; how a material, a machine or people usually behave may be said as that (“usually”, “often”), without a number, on the page, among causes and among doubts. You may name kinds of offices, programmes and shops to ask; never a law, price, share or date from memory, and by its own name no office, firm, programme or person that neither the founder nor `published` names.',
  'No money is offered to or asked of an official; nothing is tried out on sick people, children or people in danger without whoever is responsible for them; nothing unlawful.',
  'No markup, no lists inside a text, no addresses.',
].join('\n');
