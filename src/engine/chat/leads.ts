import type { Kind } from './kinds.ts';

/**
 * What each part of a report is about, in words a founder may ask with: a block's lead is short, and the question uses
 * other words. `asks` are ways of asking that point to the part whatever the trade.
 */
export interface Lead {
  readonly kind: Kind;
  /** Met by the bold lead of a block, or by its first words. */
  readonly lead: RegExp;
  readonly words: string;
  readonly asks?: RegExp;
}

const LEADS: readonly Lead[] = [
  {
    kind: 'problem',
    lead: /^The problem/,
    words: 'problem trouble issue wrong summary essence sentence',
    asks: /\b(?:sum (?:it )?up|in (?:one|a) (?:sentence|nutshell)|what (?:exactly )?is the (?:problem|issue|trouble)|boil down)\b/,
  },
  {
    kind: 'verdict',
    lead: /^Verdict/,
    words: 'verdict decision conclusion proceed continue ahead narrow pivot stop judge confidence sure certain',
    asks: /\b(?:verdict|conclusion|how (?:sure|certain|confident)|green light|go ahead|thumbs|worth (?:pursuing|going on)|final word|carry on or|bottom line|confiden)/,
  },
  {
    kind: 'facts',
    lead: /^Three facts/,
    words: 'facts known established key most important figures',
    asks: /\b(?:key facts?|main facts?|three facts|most telling|hard facts?|known for certain)\b/,
  },
  {
    kind: 'unknowns',
    lead: /^Three unknowns/,
    words: 'unknowns unknown missing open questions unanswered find out gap still learn unclear',
    asks: /\b(?:unknowns?|unanswered|still (?:unclear|open|missing|need to learn|have to find)|not (?:yet )?known|open questions?|gaps?\b|remain(?:s)? unclear|don'?t (?:we|you) know)/,
  },
  {
    kind: 'firstTest',
    lead: /^First test/,
    words: 'first step start begin tomorrow which test run initially',
    asks: /\b(?:first (?:step|move|thing|test|experiment)|where (?:do|should) (?:i|we) (?:start|begin)|how (?:do|should) (?:i|we) (?:start|begin)|(?:on )?monday|to begin with|kick off|get going)\b/,
  },
  {
    kind: 'kill',
    lead: /^What would kill it/,
    words: 'kill stop abandon quit drop walk away give up point signal fail',
    asks: /\b(?:give (?:it |this )?up|pull the plug|walk away|throw in|call it off|abandon|quit|drop (?:it|this|the)|when (?:do|should|must) (?:i|we) stop|signals? (?:that|to) stop|time to stop|kill(?:s|ed)?\b|enough is enough|cut (?:my|our) losses|stopping point)/,
  },
  {
    kind: 'assumed',
    lead: /^What we assumed/,
    words: 'assumptions assumed guesses guessed granted without record values ranges low high',
    asks: /\b(?:assum|guess|took for granted|taken for granted|made up|not based on|without (?:a )?(?:source|record|evidence|proof)|placeholder|your own numbers)/,
  },
  {
    kind: 'readings',
    lead: /^Two readings/,
    words: 'readings ambiguous meaning two ways interpret words',
    asks: /\b(?:ambig|two (?:ways|readings|meanings)|interpret|read (?:my|our) words|double meaning)/,
  },
  {
    kind: 'chain',
    lead: /^Who (?:pays whom|is in it)/,
    words: 'chain money passes flows hands payment middlemen between risk who decides paid when',
    asks: /\b(?:who pays whom|money (?:flow|move|travel|pass|change hands|go)|value chain|chain of|whose hands|hands does|between (?:the )?(?:buyer|seller)|bears? the (?:risk|loss)|carries the risk)/,
  },
  {
    kind: 'causes',
    lead: /^Why it/,
    words: 'causes cause reasons why root explanation behind rule out sign happen arise',
    asks: /\b(?:root causes?|causes?\b|reasons? (?:for|behind|why)|what(?:'s| is) behind|why (?:does|do|is|are|did)|what makes|leads? to|brings? (?:it|this) about|explain|rule out|explanations?|to blame|culprit)/,
  },
  {
    kind: 'habit',
    lead: /^What one .* costs|^What it may add up|^Your own numbers/,
    words: 'cost loss yearly season add up habit today offer competes with status quo per year each',
    asks: /\b(?:add(?:s)? up|per (?:year|season|annum|month)|in (?:a|one) (?:year|season)|over (?:a|the) (?:year|season)|yearly|annual|status quo|present habit|current habit)/,
  },
  {
    kind: 'size',
    lead: /^How big/,
    words: 'market size big worth first group revenue earn potential dollars remedy saving middle case low high',
    asks: /\b(?:how (?:big|large)|market (?:size|worth)|size of|opportunity|potential (?:revenue|income|market)|how much (?:could|can|might) (?:i|we|it) (?:earn|make)|worth in|income (?:for me|could)|upside|biggest uncertainty|in dollars)/,
  },
  {
    kind: 'ages',
    lead: /^A price that ages/,
    words: 'inflation price next year later fee agree ages rise',
    asks: /\b(?:inflation|next year'?s? price|price (?:next|a) year|a year (?:from now|later)|twelve months from now|outdated|lose value)/,
  },
  {
    kind: 'outside',
    lead: /^(?:Outside facts|On record beside it)/,
    words: 'outside national facts statistics context background country',
  },
  {
    kind: 'doubts',
    lead: /^Will they want it/,
    words:
      'want desire demand need adopt doubt care pay profit viable viability money business model feasible feasibility done practical difficult obstacle barrier',
    asks: /\b(?:really want|actually want|want (?:it|this|a)|demand for|care (?:about|enough)|desirab\w*|bother|interested in|do (?:people|they) need|profitab\w*|viab\w*|business model|pay off|earn (?:its|their) keep|make (?:any )?money|willing to pay|spend money on|break even|financially|economics|feasib\w*|practical|can it (?:even )?be done|doable|obstacles?|hurdles?|stand(?:s)? in the way|operational|hard to (?:run|do|set up)|difficult to (?:run|do|carry)|whats the catch|what is the catch)\b/,
  },
  {
    kind: 'against',
    lead: /^Evidence against/,
    words: 'against contrary counter evidence disprove argues weakens',
    asks: /\b(?:prove (?:me|us) wrong|against (?:me|us|my|our|the case|this|it)|counter|devil'?s advocate|contradicts? (?:me|us|my|our)|speaks? against|sceptic|skeptic|weaken|undermine|other side of)/,
  },
  {
    kind: 'disagree',
    lead: /^Figures that disagree/,
    words: 'disagree conflict differ disputed two publishers contradictory',
    asks: /\b(?:disagree|contradict (?:each|one)|conflict(?:ing)?|inconsisten|sources (?:differ|clash)|mismatch|do(?:n'?t| not) (?:agree|match)|two (?:sources|publishers|numbers))/,
  },
  {
    kind: 'breakers',
    lead: /^Deal-breakers/,
    words: 'deal breakers fatal end ends it ruin game over',
    asks: /\b(?:deal.?breakers?|show.?stoppers?|fatal|game over|end it outright|outright|ruin|no way around|non.?starters?|sink (?:it|this|the))/,
  },
  {
    kind: 'advice',
    lead: /^(?:Narrow to|Turn before|Stop, unless|Go on)/,
    words: 'should do next advice focus recommendation strategy score scorecard total marks raise',
    asks: /\b(?:what (?:do you |would you )?(?:advise|recommend|suggest)|your advice|recommendation|should (?:i|we) (?:focus|concentrate|do next)|focus on|total score|overall score|how many points)/,
  },
  {
    kind: 'riskiest',
    lead: /^Riskiest/,
    words: 'riskiest risky risk assumptions beliefs dangerous uncertain',
    asks: /\b(?:riskiest|biggest risk|most (?:dangerous|risky|uncertain)|shaky|leap of faith|weakest (?:point|link|belief)|hinges? on)/,
  },
  {
    kind: 'talks',
    lead: /^Eight talks/,
    words: 'interview questions ask talk conversation say speak script',
    asks: /\b(?:interview|what (?:should|do|can) (?:i|we) ask|questions? (?:should|to|for|do|can)|conversations?|script|say to (?:them|people)|talk to (?:them|people)|phrase|put to)\b/,
  },
  {
    kind: 'where',
    lead: /^Where/,
    words: 'where find meet locate people spot go place recruit',
    asks: /\b(?:where (?:can|could|do|should|will|would|might) (?:i|we)|where (?:are|to)\b|find (?:them|these people|people|respondents|someone)|meet (?:them|people|the)|recruit|look for (?:them|people)|hang out|come across)/,
  },
  { kind: 'tests', lead: /^Three tests/, words: 'tests overview before building' },
  {
    kind: 'test1',
    lead: /^Test 1/,
    words: 'test one first experiment trial hypothesis method metric threshold success cost days stop',
    asks: /\b(?:test (?:one|1)|first (?:test|experiment|trial))\b/,
  },
  {
    kind: 'test2',
    lead: /^Test 2/,
    words: 'test two second experiment trial hypothesis method metric threshold success cost days stop',
    asks: /\b(?:test (?:two|2)|second (?:test|experiment|trial))\b/,
  },
  {
    kind: 'test3',
    lead: /^Test 3/,
    words: 'test three third last experiment trial hypothesis method metric threshold success cost days stop',
    asks: /\b(?:test (?:three|3)|(?:third|last|final) (?:test|experiment|trial))\b/,
  },
  {
    kind: 'days',
    lead: /^Fourteen days/,
    words: 'plan schedule calendar timeline day days two weeks fortnight when',
    asks: /\b(?:fortnight|two weeks|fourteen days|schedule|timeline|timetable|calendar|day by day|next (?:two|few) weeks|plan for the|order of (?:work|steps)|how long (?:does|will) (?:the )?(?:whole|plan|all))/,
  },
  {
    kind: 'budget',
    lead: /^What the plan costs/,
    words: 'budget total cost plan testing money spend altogether',
    asks: /\b(?:budget|(?:cost|money|spend|cash|pay)\b.*\b(?:tests?|plan|experiments?|trials?|altogether|in total|try|find out)|total (?:cost|spend)|how much (?:money )?(?:do|will|would) (?:i|we) need|set aside)/,
  },
  {
    kind: 'sums',
    lead: /^Calculations/,
    words: 'calculation calculated formula computed worked arithmetic',
    asks: /\b(?:calculat|formula|comput|arithmetic|how did you (?:get|arrive|work)|worked out|the maths?|sums? behind)/,
  },
  {
    kind: 'sensitivity',
    lead: /^Sensitivity/,
    words: 'sensitivity sensitive moves most influence number ends swing matters variable',
    asks: /\b(?:sensitiv|moves? (?:it|the result|the outcome) most|which (?:number|figure|variable|input)|swings?|matters most to the|most influence|biggest effect on)/,
  },
  {
    kind: 'instead',
    lead: /^Alternatives/,
    words: 'alternatives competitors rivals competition instead substitutes options existing ways shortcoming weakness',
    asks: /\b(?:rivals?|compet\w*|alternativ\w*|substitut\w*|instead|in place of|other (?:options|ways|choices|solutions)|already (?:use|do|have)|today'?s (?:way|options)|make do|options (?:do|have)|up against|get by)\b/,
  },
  {
    kind: 'score',
    lead: /^Scorecard/,
    words: 'scorecard marks score rated points each question why lowest highest change',
    asks: /\b(?:scorecard|marks?\b|rated|ratings?|points|grade|score (?:lowest|highest|worst|best)|lowest score|weakest score)/,
  },
  {
    kind: 'map',
    lead: /^Assumption map/,
    words: 'assumption map matters most evidence little important',
    asks: /\b(?:assumption map|map of)/,
  },
  {
    kind: 'political',
    lead: /^Political/,
    words: 'political politics government state authority leave',
    asks: /\b(?:politic|government|state\b|whose (?:leave|permission)|officials?)/,
  },
  { kind: 'economic', lead: /^Economic/, words: 'economic economy money income', asks: /\b(?:econom)/ },
  {
    kind: 'social',
    lead: /^Social/,
    words: 'social society people habits culture',
    asks: /\b(?:social|cultur|societ)/,
  },
  {
    kind: 'technological',
    lead: /^Technological/,
    words: 'technological technology technical',
    asks: /\b(?:technolog|technical)/,
  },
  {
    kind: 'environmental',
    lead: /^Environmental/,
    words: 'environmental environment climate weather season',
    asks: /\b(?:environment|climat|weather|season|rainy|dry months|time of (?:the )?year)/,
  },
  {
    kind: 'legal',
    lead: /^Legal/,
    words: 'legal law licence permit office regulator rules ask',
    asks: /\b(?:legal|laws?\b|licen[cs]|permits?|permission|regulat|authorit|allowed|which office|register|compliance|rules?\b)/,
  },
];

const SAID: Lead = {
  kind: 'said',
  lead: /^/,
  words: 'suffer sufferers customer customers payer pays who group you write wrote said today way out remedy',
  asks: /\b(?:who (?:is |are )?(?:suffer|hurt|affected|has the problem|feels)|whose (?:problem|pain)|who (?:pays|would pay|will pay|foots|is the customer|buys)|target (?:group|customer)|what did (?:i|we) (?:say|write|tell)|my own words)/,
};
const SOURCES: Lead = {
  kind: 'sources',
  lead: /^/,
  words: 'sources source publisher publishers published where figure comes from year old limits licence reference',
  asks: /\b(?:sources?\b|publish|where (?:do|does|did) (?:the|this|that|these|your) (?:figures?|numbers?|data|statistics?)|how (?:old|recent|fresh) (?:is|are) the|references?|who (?:measured|counted|collected)|data come from)/,
};

export function leadOf(head: string, section: string, first: string): Lead | null {
  if (section === 'sources') return SOURCES;
  const known = LEADS.find(({ lead }) => lead.test(head) || (section === 'pestel_analysis' && lead.test(first)));
  return known ?? (section === 'summary' ? SAID : null);
}

/** Every way of asking that a question uses. */
export const asksIn = (question: string): readonly RegExp[] =>
  [...LEADS, SAID, SOURCES].flatMap(({ asks }) => (asks?.test(question) ? [asks] : []));
