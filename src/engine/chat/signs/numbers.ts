import type { Sign } from './sign.ts';

/** The price of a thing, a wage, a count in a town, a year: numbers that no report of a problem holds. */
export const NUMBERS: readonly Sign[] = [
  {
    asks: /\bwhat (?:does|do|did|is|are|was|would|will) (?:\w+ ){1,8}(?:costs?|charges?|earns?|pays?|paid|takes?|weighs?|sells? for|collects?|asks? for|give)\b/,
    points: 1.7,
  },
  { asks: /\bprices? (?:of|for|per)\b|\bcosts? (?:of|for) (?:a|an|one|the|\d)\b|\bcurrent price|\bcheap(?:er|est)?\b/, points: 1.7 },
  { asks: /\bhow (?:much|expensive) (?:does|do|did|is|are|was|for)\b|\bhow much (?:a|an|the|per)\b/, points: 1.5 },
  {
    asks: /\b(?:what|which|how much) (?:\w+ )?(?:interest|commission|premium|rent|fees?|salary|wage|fine|tax rate|duty|temperature|dose|percent\w*)\b/,
    points: 1.7,
  },
  {
    asks: /\b(?:salar(?:y|ies)|wages?|premium|(?:monthly|weekly|daily|yearly) (?:pay|rent|premium|fee)|average (?:rent|starting|price|cost)|minimum wage|filing fee|park fee|(?:earn|paid|pay) (?:\w+ ){0,3}(?:per|a|each) month|monthly)\b/,
    points: 1.7,
  },
  { asks: /\b\d+ ?(?:kg|kilo\w*|litres?|liters?|l|ml|gb|kva|watts?|metres?|inch|grams?|degrees)\b|\b(?:per|a|one|each) (?:kilo|litre|bag|box|tin|bottle|gb|cubic|hour|minute|stream|song|delivery|parcel)\b/, points: 1 },
  {
    asks: /\bhow many (?:\w+ ){1,5}?(?:are|is|were|was|did|do|does|have|has|had|live|lives?|lived|work|stand|cross|hold|hear|leave|came|come|died|die|grow|sell|exist|operate|reached|arrive|fall|fell|print\w*|broadcast|finished|import|born|held|registered)\b/,
    points: 1.5,
  },
  { asks: /\bhow many (?:\w+ ){1,4}(?:in|at|on|to|near|around) (?!the (?:test|trial|first|second|third|last|plan|calculation|middle))\w+\b/, points: 0.8 },
  { asks: /\bnumber of\b|\bhow (?:big|large|old|far|tall|high|fast|deep|heavy|hot|strong) (?:is|are|was)\b|\bhow much (?:rain|water|milk|powdered)\b|\b(?:for )?how many hours\b/, points: 1.2 },
  { asks: /\bhow (?:many|much) (?:kilos?|litres?|tonn?e?s?|hectares|acres|millimetres|degrees)\b|\b(?:temperature|millimetres|kilometres|degrees)\b/, points: 1 },
  { asks: /\bhow many\b/, points: 0.3 },
  { asks: /\bhow much\b/, points: 0.3 },
  { asks: /\bwhen (?:did|was|were|will)\b|\b(?:in )?(?:which|what) year\b(?! is your)|\bsince when\b|\b(?:on )?(?:what|which) date\b/, points: 2.5 },
  {
    asks: /\b(?:last|this|next) (?:year|month|season|week|weekend|\w+day|january|february|march|april|june|july|august|september|october|november|december)\b|\b(?:in|of|since) (?:19|20)\d\d\b/,
    points: 1.2,
  },
  { asks: /\b(?:per (?:year|day|week|month|hour|unit)|(?:each|every) (?:year|day|week|month)|(?:over|during) the (?:last|past)|years ago)\b/, points: 0.6 },
  { asks: /\bhow long (?:does|do|did|is|are)\b|\bwithin how many\b|\bwhat (?:hour|date)\b/, points: 0.8 },
];
