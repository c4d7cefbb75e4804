/**
 * What founders call the parts of a report, by how a part begins. Words for asking, never for answering: they lead to the
 * part and are not shown.
 */
export const CALLED: readonly (readonly [head: RegExp, words: string])[] = [
  [/^The problem/, 'summary summarise summarize short gist overview brief tldr what is it about main point problem'],
  [
    /^Verdict/,
    'verdict conclusion decision worth it good idea should continue go ahead proceed stop why this verdict opinion summary summarise summarize',
  ],
  [/^(?:In figures|Your first sum)/, 'facts figures statistics data numbers known evidence'],
  [/^Three unknowns/, 'unknown open not known missing find out questions learn'],
  [/^First test/, 'next first step start begin do now tomorrow monday what next'],
  [/^What would end it/, 'kill give up quit stop abandon end when to stop fail'],
  [/^How we read you/, 'read me understood my words assume place people playbook'],
  [/^What we guessed/, 'assumption assumed guess guessed estimate'],
  [/^Who pays whom/, 'who pays money flow payer customer buyer chain decides middleman'],
  [/^Why it may happen/, 'why cause reason because root behind blame explain'],
  [/^What it adds up to/, 'loss lose cost how much sum money calculate'],
  [
    /^What people (?:may )?do instead/,
    'competitor competition rival alternative instead today existing substitute workaround',
  ],
  [/^How big/, 'market size big potential revenue income earn worth how many customers'],
  [/^Will they want it/, 'want need demand desire doubt'],
  [/^Will it pay/, 'profitable profit pay margin money back business model'],
  [/^Can it be done/, 'feasible possible hard difficult obstacle barrier'],
  [/^What nobody has counted/, 'unknown missing record statistics count against doubt'],
  [/^Deal-breakers/, 'risk danger fail deal breaker end threat challenge barrier'],
  [/^Riskiest/, 'risk riskiest assumption danger'],
  [/^Eight talks|^Five talks/, 'interview talk ask question speak customer survey conversation whom'],
  [/^Where to find/, 'where find meet people location go'],
  [/^Three (?:cheap )?tests|^Test \d/, 'test tests run experiment pilot prove try validate mvp prototype threshold'],
  [/^Fourteen days/, 'plan next step days week schedule timeline do when order roadmap'],
  [/^What the plan costs/, 'budget cost of tests plan money need capital how much expensive'],
  [/^Scorecard/, 'score mark points rating'],
  [/^(?:Legal)/, 'law legal licence license permit regulation rule tax register office government allowed'],
  [/^(?:Political)/, 'government policy politics office fee'],
  [/^(?:Environmental)/, 'weather climate season rain environment'],
  [/^(?:Technological)/, 'phone technology internet electricity digital app'],
  [/^(?:Economic|Social)/, 'income culture literacy households people'],
];
