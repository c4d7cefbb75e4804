import type { Sign } from './sign.ts';

/** Not about the report's own sums and tests, whose prices and counts it does hold. */
const OWN_SUMS =
  '(?!.*\\b(?:tests?|trials?|experiments?|plan|must|should|need|have to|worthwhile|assum\\w*|guess\\w*|estimat\\w*|calculat\\w*|prove|enough|lose|loses|lost|altogether|in total|you|u|your|all together|(?:first|for) (?:group|\\w*teen|\\w+ty|hundred|\\d+)|(?:ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred) \\w+s|who (?:carries|pays|bears|covers)|makes? up|goes into|testing|phase|would (?:\\w+ ){1,3}pay|it cost (?:one|each|me|us|them|to (?:test|try|check|find|run|count|compare))|all three|quote\\w*|next year|sources?|(?:does|do|will|would|did) \\w{3,}ing (?:\\w+ ){0,5}costs?)\\b)';

/** Nor about its counts: 'how many hands', 'for twenty shops'. */
const OWN_COUNTS = `${OWN_SUMS}(?!.*\\b(?:per (?!year|day|month|week)\\w+|hands|on night \\w+)\\b)`;

/** Sums that somebody asks or pays for a thing. */
const MONEY =
  '(?:prices?|costs?|fees?|levy|levies|tariffs?|rents?|fares?|pay|salar(?:y|ies)|wages?|pensions?|incomes?|premiums?|interest|commissions?|duty|fines?|penalty|tolls?|deposit|charges?|bribe|discount|bonus|budget of|value of|turnover of|revenue of)';

/** The price of a thing, a wage, a count in a town, a year: kinds of numbers that no report of a problem holds. */
export const NUMBERS: readonly Sign[] = [
  {
    asks: new RegExp(
      `${OWN_SUMS}(?:.*\\bwhat(?:s| is| are| was| were) (?:the |a |an )?(?:\\w+ ){0,3}?${MONEY}\\b|.*\\b(?:average|current|usual|normal|typical|market|monthly|yearly|daily|hourly|starting|minimum|maximum|official) (?:\\w+ )?${MONEY}\\b|^(?:the )?(?:\\w+ )?${MONEY} (?:of|for|per|to)\\b)(?!.*\\b(?:reason|cause|problem|trouble|my|their)\\b)`,
    ),
    points: 2.4,
  },
  // What a thing costs, what somebody charges or earns.
  {
    asks: new RegExp(
      `${OWN_SUMS}.*\\bwhat (?:does|do|did|is|are|was|would|will) (?:[\\w.,-]+ ){1,8}(?:costs?|charges?|earns?|pays?|paid|takes?|weighs?|sells? for|goes? for|collects?|asks? for|gives?|makes? (?:a|per))\\b`,
    ),
    points: 3,
  },
  {
    asks: new RegExp(
      `${OWN_SUMS}.*(?:\\b(?:current |average |market |retail |going |normal |usual )?prices? (?:of|for|per|today|now|in)\\b|\\b(?:costs?|rent|fees?|tariff|fare) (?:of|for) (?:a|an|one|the|\\d)\\b|\\bwhat(?:s| is| are) the (?:\\w+ )?(?:price|cost|rent|fee|fare|tariff|rate|duty|tax|commission|premium|salary|wage|penalty|fine|subsidy)\\b)`,
    ),
    points: 3,
  },
  {
    asks: new RegExp(
      `${OWN_SUMS}.*\\bhow (?:much|expensive) (?:money )?(?:does|do|did|is|are|was|were|for|will) (?:\\w+ ){0,4}(?:is|are|cost|costs|charge|charges|pay|pays|paid|earn|earns|get|gets|take|takes|make|makes|sell|sells)?\\b|\\bhow much (?:a|an|the|per)\\b`,
    ),
    points: 2.2,
  },
  {
    asks: /\b(?:what|which|how much) (?:\w+ )?(?:interest|commission|premium|rent|fees?|salary|wage|pay|pension|fine|tax rate|duty|temperature|dose|dosage|percent\w*|rate|discount|speed|voltage|size of)\b/,
    points: 2.6,
  },
  {
    asks: /\b(?:salar(?:y|ies)|premiums?|interest rate|freight rate|customs duty|(?:monthly|weekly|daily|yearly|hourly) (?:pay|rent|premium|fee|income|salary)|average (?:rent|starting|price|cost|salary|income of)|minimum wage|filing fee|park fee|(?:earns?|paid|pays?|gets?|makes?) (?:\w+ ){0,3}(?:per|a|each|every) (?:month|day|week|hour)|school fees in)\b/,
    points: 2.2,
  },
  { asks: /\bminimum wage|\b(?:wages?|salar(?:y|ies)) (?:of|for)\b/, points: 2 },
  // A measure in a unit of trade.
  {
    asks: /\b\d+ ?(?:kg|kilo\w*|litres?|liters?|l|ml|gb|mb|kva|kw|watts?|volts?|metres?|meters?|inch|grams?|degrees|acres?|hectares?)\b|\b(?:per|a|one|each) (?:kilo|kg|litre|liter|bag|box|tin|bottle|gb|cubic|hour|minute|stream|song|delivery|parcel|packet|crate|sack|square|head of|ton|tonne|bale|page|unit)\b/,
    points: 0.9,
  },
  // How many there are of something, somewhere.
  {
    asks: /\bhow many (?!of\b)(?!.*\b(?:altogether|in total|must|should|test|trial|before|you|i|we|(?:each|per) (?!year|day|month|week)\w+|all together|a year are|first)\b)(?:\w+ ){1,5}?(?:are there|there are|exist|operate|are (?:registered|licensed|employed|sold|killed|born|made|produced|held|built|imported|exported|in|at|on|working|active)|work (?:at|in|for)|live (?:in|at|near|around)|were|was|did|visited|died|sell at|cross|crossed|reached|arrive|arrived|fell|graduate|graduated|finished|broadcast|import|export|hold a|have a|has|got|came|are (?:stolen|lost|robbed|killed)|leave|stand|die|suffer|print|printed|produce|own|serve)\b/,
    points: 2.6,
  },
  {
    asks: new RegExp(
      `${OWN_COUNTS}.*\\bhow many (?!of\\b|percent|days\\b|times\\b|points\\b|months\\b)(?:\\w+ ){1,4}(?:does|do|is|are|in|at|on|to|near|around|have|has|suffer|live|own|work) (?!the (?:test|trial|first|second|third|last|plan|calculation|middle)|you\\b|i\\b|we\\b|u\\b)\\w+\\b`,
    ),
    points: 2.2,
  },
  {
    asks: /\bnumber of\b(?!.*\b(?:people|your|you|test)\b)|\bhow (?:big|large|old|far|tall|high|fast|deep|heavy|hot|cold|strong|wide) (?:is|are|was|were|a|an|may|can|must|should|does|do)\b|\bhow much (?:rain|water|milk|land|powdered|fuel|electricity does|data)\b|\b(?:for )?how many hours (?!do i|must|should)/,
    points: 1.6,
  },
  {
    asks: /\bhow (?:many|much) (?:watts?|volts?|amps?|calories|minutes does|metres|meters|miles|feet|gigabytes|kilos?|litres?|tonn?e?s?|tons?|hectares|acres|millimetres|degrees|kilometres|bags|grams)\b|\b(?:temperature|millimetres|kilometres|degrees|celsius)\b/,
    points: 2.4,
  },
  { asks: /\bhow many\b/, points: 0.3 },
  { asks: /\bhow much\b/, points: 0.3 },
  // Dates and years; how it was or will be on a day.
  {
    asks: /\bwhen (?:did|was|were|will) (?!i\b|we\b|they\b|it be)|\bwhen (?:is|are) the (?:next|first|new|\w+ (?:day|holiday|election|festival|fair))\b|\bwhen does (?:the |a |an )?(?:next |new |last |first )?(?:\w+ ){1,4}(?:start|begin|open|close|leave|arrive|end|come|happen)\b|^(?!.*\b(?:number|figure|data|source|statistic|your)s?\b).*\b(?:which|what) year\b|\bsince when\b|\bwhat time (?:does|do|is|are|will) (?!i\b|we\b|they\b)|\b(?:on )?(?:what|which) date\b|\bat what (?:age|temperature|price|speed)\b(?! (?:i|we|do i|can i|should i|will i))|\bhow old is\b/,
    points: 3.5,
  },
  {
    asks: /\b(?:last|this|past) (?:year|month|season|week|weekend|night|\w+day|january|february|march|april|june|july|august|september|october|november|december)\b(?!.*\b(?:do i|should i|price next)\b)|\b(?:in|of|since|for|by|during) (?:19|20)\d\d\b|\b(?:yesterday|tomorrow|tonight|this morning|this afternoon)\b/,
    points: 2,
  },
  {
    asks: /\b(?:per (?:year|day|week|month|hour|unit)|(?:each|every|a) (?:day|week|month)|(?:over|during) the (?:last|past)|years ago)\b/,
    points: 0.4,
  },
  {
    asks: /\bhow long (?:does|do|did|is|are|will|has)\b(?!.*\b(?:tests?|trial|plan|i|we|wait)\b)|\bwithin how many\b|\bwhat (?:hour|date)\b/,
    points: 2.4,
  },
  {
    asks: /\bwhen (?:is|are) (?!i\b|we\b|they\b|it\b|the (?:dry|wet|rainy|busy|best|worst|lean|high|low)\b|there\b)(?:the )?(?:\w+ ){0,2}\w+\??$|\bwhen (?:\w+ ){1,4}(?:will|is going to) be\b/,
    points: 2,
  },
  // Asked at second hand: 'how much a used bus costs', 'what the fare is'.
  {
    asks: new RegExp(
      `${OWN_SUMS}.*(?:how much (?:\\w+ ){1,6}(?:costs?|cost|earns?|pays?|is|are)\\b|what (?:an?|the|one) (?:\\w+ ){1,4}(?:costs|charges|earns|takes|weighs)\\b|what the (?:\\w+ )?${MONEY} )`,
    ),
    points: 2,
  },
  {
    asks: /\bhow (?:much|many) (?:\w+ ){1,3}(?:does|do|should|must|can|fits?) (?!i\b|we\b|you\b|it (?:take|cost))(?:\w+ ){0,3}(?:need|eat|drink|fit|hold|lay|give|weigh|carry|contain)\b|\bfits? in\b/,
    points: 2,
  },
  {
    asks: /\bwhen (?:do|does|did|will) (?!i\b|we\b|they\b|it\b|rains?\b|losses\b)(?:\w+ ){1,4}(?:re-?open|open|start|begin|close|end|resume|arrive|come back|happen|launch|expire|take place)\b/,
    points: 2.6,
  },
  {
    asks: new RegExp(
      `^${OWN_COUNTS}(?!.*\\b(?:they|them|their|it|my|score\\w*|points?)\\b).*\\bhow many (?!of\\b|percent|days\\b|times\\b|hands\\b)\\w+`,
    ),
    points: 1.1,
  },
  { asks: /^when (?:do|does) (?!i\b|we\b|they\b|it\b|rains?\b|you\b|the (?:rains?|wait))/, points: 1.3 },
];
