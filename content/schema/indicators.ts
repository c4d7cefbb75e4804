import * as v from 'valibot';
import { record, text } from './text.ts';

const Clause = v.pipe(
  v.string(),
  v.regex(/\{v\}|\{usd\}/, 'must hold the value: {v}, or {usd} in US dollars'),
  v.regex(/\{[cm]\}/, 'must name the country or its money: {c}, {m}'),
  v.check(
    (clause) => !/[{}]/.test(clause.replace(/\{(?:v|usd|c|m)\}/g, '')),
    'has an unknown slot: there are {v}, {usd}, {c} and {m}',
  ),
);

/** How public figures are said, by their code. Several ways of saying one are one truth: the checker accepts no other. */
export const indicatorsSchema = v.record(
  v.string(),
  record({
    /** Two or three words for tables and headings. */
    label: text(30),
    say: Clause,
    /** The same of a value below nothing, said without its sign: 'shrank by 2%', never 'grew by -2%'. */
    say_fall: v.exactOptional(Clause),
    decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
    /** What it does not say. */
    limit: text(80),
    /**
     * From which value on it is read as high in all reports: the same record may not mean that an office helps in one and
     * that it does not in another. Without it, a playbook's own `split` holds.
     */
    high_from: v.exactOptional(v.number()),
  }),
);
export type Indicators = v.InferOutput<typeof indicatorsSchema>;
