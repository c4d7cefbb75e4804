/**
 * What each part of a report is about, in words a founder may ask with: a block's lead is short, and the question uses
 * other words. Met in order; the first that fits.
 */
const LEADS: readonly (readonly [lead: RegExp, words: string])[] = [
  [/^The problem/, 'problem trouble issue wrong happens summary essence sentence'],
  [/^Verdict/, 'verdict decision conclusion proceed continue ahead narrow pivot stop judge confidence sure certain'],
  [/^Three facts/, 'facts known established key most important figures'],
  [/^Three unknowns/, 'unknowns unknown missing open questions unanswered find out gap still learn'],
  [/^First test/, 'first step start begin tomorrow which test run initially'],
  [/^What would kill it/, 'kill stop abandon quit drop walk away give up point signal fail'],
  [/^What we assumed/, 'assumptions assumed guesses guessed granted without record values ranges low high'],
  [/^Two readings/, 'readings ambiguous meaning two ways interpret words'],
  [/^Who pays whom/, 'chain money passes flows hands payment middlemen between risk who decides paid when'],
  [/^Why it/, 'causes cause reasons why root explanation behind rule out sign'],
  [
    /^What one .* costs|^What it may add up/,
    'cost loss yearly season add up habit today offer competes with status quo',
  ],
  [/^How big/, 'market size big worth first group revenue earn potential dollars remedy saving middle case low high'],
  [/^A price that ages/, 'inflation price next year later fee agree ages rise'],
  [/^Outside facts/, 'outside national facts statistics context background country'],
  [/^Will they want it/, 'want desire demand need desirability adopt doubt care'],
  [/^Will it pay/, 'pay profit viable viability money revenue business model doubt'],
  [/^Can it be done/, 'feasible feasibility done practical difficult obstacle operations barrier'],
  [/^Evidence against/, 'against contrary counter evidence disprove argues weakens'],
  [/^Figures that disagree/, 'disagree conflict differ disputed two publishers contradictory'],
  [/^Deal-breakers/, 'deal breakers fatal end ends it ruin game over'],
  [
    /^(?:Narrow to|Turn before|Stop, unless|Go on)/,
    'should do next advice focus recommendation strategy score scorecard total marks raise',
  ],
  [/^Riskiest/, 'riskiest risky risk assumptions beliefs dangerous uncertain'],
  [/^Eight talks/, 'interview questions ask talk conversation say speak script'],
  [/^Where/, 'where find meet locate people spot go place recruit'],
  [/^Three tests/, 'tests overview before building'],
  [/^Test \d/, 'test experiment trial hypothesis method metric threshold success cost days stop'],
  [/^Fourteen days/, 'plan schedule calendar timeline day days two weeks fortnight when'],
  [/^What the plan costs/, 'budget total cost plan testing money spend altogether'],
  [/^Calculations/, 'calculation calculated formula computed worked arithmetic'],
  [/^Sensitivity/, 'sensitivity sensitive moves most influence number ends swing matters variable'],
  [
    /^Alternatives/,
    'alternatives competitors rivals competition instead substitutes options existing ways shortcoming weakness',
  ],
  [/^Scorecard/, 'scorecard marks score rated points each question why lowest highest change'],
  [/^Assumption map/, 'assumption map matters most evidence little important'],
  [/^Political/, 'political politics government state authority leave'],
  [/^Economic/, 'economic economy money income'],
  [/^Social/, 'social society people habits culture'],
  [/^Technological/, 'technological technology technical'],
  [/^Environmental/, 'environmental environment climate weather season'],
  [/^Legal/, 'legal law licence permit office regulator rules ask'],
];

const SAID = 'suffer sufferers customer customers payer pays who group you write wrote said today way out remedy';
const SOURCES =
  'sources source publisher publishers published where figure comes from year old limits licence reference';

export function leadWords(head: string, section: string, first: string): string {
  if (section === 'sources') return SOURCES;
  const known = LEADS.find(([lead]) => lead.test(head) || (section === 'pestel_analysis' && lead.test(first)));
  if (known) return known[1];
  return section === 'summary' ? SAID : '';
}
