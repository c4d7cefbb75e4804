import type { Cue } from './cue.ts';

/** Asked of sums: what it costs those who suffer, what it could bring, what the tests cost, and how it was reckoned. */
export const MONEY: readonly Cue[] = [
  {
    asks: /\b(?:cost|costs|price|money|cash|budget|spend|pay|much|expensive|need|afford|fund\w*|capital)\b.*\b(?:all (?:the |of the )?(?:three |3 )?(?:tests?|trials?|experiments?|of (?:it|them))|(?:three|3) (?:tests?|trials?|experiments?)|tests? together|whole (?:plan|trial|thing|test|testing)|(?:two|2) weeks|fortnight|the plan|testing|in total|altogether|everything|validate|find out)\b|\b(?:total|whole|overall) (?:cost|budget|spend\w*|price|amount)\b|\bprice tag\b|\b(?:full|whole|entire) (?:test\w*|trial|programme|program)\b|\bbudget\b|\bset aside\b|\ball (?:the )?(?:three )?(?:tests?|trials?|experiments?)\b.*\b(?:cost|money|cash|price|much)\b/,
    points: { budget: 4, sums: 0.4, test: -0.8 },
  },
  {
    asks: /\b(?:cost|costs|price|money|cash|budget|spend|much|expensive)\b.*\b(?:(?:the |a |this |that )?(?:\w+ ){0,3}(?:test|trial|experiment|pilot)|trying|to try|comparing|to compare|counting|to count|to check)\b|\b(?:test|trial|experiment|pilot) (?:\w+ ){0,2}(?:costs?|price|budget)\b/,
    points: { test: 1.6, budget: 0.8, sums: 0.4 },
  },
  {
    asks: /\b(?:market|opportunity|turnover|revenue)\b|\bhow (?:much|big) (?:could|can|might|would|will|may) (?:i|we|it|this|my|the business) (?:\w+ )?(?:earn|make|get|bring|be|gain|become|grow|collect)\b|\b(?:best|worst|low|lowest|high|highest|middle|smallest|largest|optimistic|pessimistic) (?:case|number|estimate|value|figure|result|outcome|scenario)\b|\b(?:in|into|to) (?:us )?dollars?\b|\bhow (?:big|large) (?:is|could|can|would)\b|\bwhat (?:is|s|would|could) (?:it|this|the \w+) (?:be )?worth\b|\b(?:lowest|highest|smallest|largest)\b.*\b(?:estimate|calculation|guess)\b|\bget rich\b|\bscale\b.*\bbusiness\b/,
    points: { size: 2.6, sums: 0.8, habit: 0.3 },
  },
  {
    asks: /\b(?:lose|loses|losing|lost|loss|losses|wast\w+|cost|costs|spend|spends|miss|misses)\b.*\b(?:a|an|per|each|every|one|in a|over a|by the|in the) (?:\w+ )?(?:year|month|season|week|day|term|job|trip|wedding|owner|trader|farmer|family|shop|rider|woman|person|time)\b|\b(?:altogether|all together|added (?:up|together)|in total|all in all|total number|sum total)\b|\bfor (?:the |all )?(?:first )?(?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|two hundred) \w+\b/,
    points: { habit: 2, sums: 1.2, size: 0.6, problem: -0.2 },
  },
  {
    asks: /\b(?:how|why) (?:did|do|have|was|is|were) (?:you|u|it|this|that|the \w+(?: \w+)?) (?:\w+ )?(?:calculat\w*|comput\w*|reckon\w*|work(?:ed)? (?:it |this |that )?out|arrive\w*|come (?:to|up)|came|get|got|reach\w*|estimat\w*|find|made)\b|\bcalculations?\b|\b(?:formula|arithmetic|maths?|mathematics|multipl\w+|divid\w+|equation)\b|\bshow me (?:the|your) (?:sum|math|work)/,
    points: { sums: 2.6, size: 0.4, habit: 0.4 },
  },
  {
    asks: /\b(?:assum\w+|guess\w*|estimat\w+|suppos\w+|reckon\w*)\b|\b(?:in|of) (?:your|the) (?:model|calculation|estimate|sum)\b|\bis (?:it|this|that) based\b|\bbased on (?:what|which)\b|\bare you basing\b|\b(?:do|did|have|would) (?:you|u) (?:think|believe|expect|count|put|take|use|plan|calculate)\b/,
    points: { assumed: 2, sums: 0.8, sensitivity: 1, size: 0.3 },
  },
  {
    asks: /\b(?:which|what) (?:\w+ ){0,6}(?:changes?|moves?|swings?|influences?|affects?|drives?|matters?|decides?|shifts?)\b.*\b(?:most|more|result|outcome|sum|size|total|market|much|everything)\b|\b(?:guess|number|figure|assumption)s? (?:is|are|was|were) (?:off|wrong|false|too (?:high|low))\b|\bmost (?:sensitive|influential|influence|effect|impact)\b|\bsensitiv\w+|\bbiggest (?:effect|influence|impact|lever|uncertainty)\b|\b(?:double|halve|change) (?:the|that|this|one)\b.*\b(?:number|result|guess)\b/,
    points: { sensitivity: 3, size: 2, map: 0.8, disagree: -2 },
  },
  {
    asks: /\b(?:next year|in a year|a year (?:later|from now)|year after)\b.*\b(?:price|cost|charge|fee|much|worth)\b|\b(?:price|cost|charge|fee|much|worth)\b.*\b(?:next year|in (?:a|one) year|a year (?:later|from now)|with inflation|after inflation)\b|\b(?:raise|increase|adjust|keep) (?:my|the|our) (?:price|fee|prices|fees)\b/,
    points: { ages: 4 },
  },
  {
    asks: /\b(?:two|2|different|both|several) (?:\w+ ){0,4}(?:numbers?|values?|rates?|counts?|figures?|results?|sources|statistics|publishers)\b|\b(?:not|isnt|arent) the same\b|\b(?:do not|dont|doesnt) (?:match|agree|fit)\b|\b(?:contradict\w*|disagree\w*|differ|differs|clash\w*|conflict\w*)\b|\bwhich (?:one|of (?:them|the two|both)) (?:\w+ ){0,3}(?:believe|trust|take|use|right|correct|true)\b/,
    points: { disagree: 3.5 },
  },
  {
    asks: /\b(?:who|where) (?:published|publishes|measured|collected|counted|says|said|wrote|did you (?:get|find|take))\b|\bsources?\b|\b(?:how|is it|are they) (?:old|recent|fresh|reliable|trustworthy|up to date)\b|\b(?:which|what|from which|from what) year\b|\bwhere (?:does|do|did|is|are) (?:the|this|that|these|those|your) (?:\w+ ){0,3}(?:come|from|taken|number|figure|data)\b|\btaken from\b|\b(?:number|figure|rate|statistics?|data) (?:\w+ ){0,5}(?:reliable|trustworthy|recent|old|true|correct|outdated)\b/,
    points: { sources: 2.6 },
  },
  {
    asks: /\b(?:why|is there|how come) (?:\w+ ){0,3}no (?:\w+ ){0,2}(?:sum|figure|number|amount|money)\b/,
    points: { habit: 3, score: 1, size: 0.5 },
  },
  {
    asks: /\bif (?:i am|im|we are|you are|this is|that is|it is|its) wrong\b|\bhow much does (?:it|that|the \w+) (?:change|matter|move)\b/,
    points: { sensitivity: 2.6, size: 0.8, habit: -1 },
  },
  {
    asks: /\bwho (?:is|are|stands) behind (?:the|this|that|your)\b/,
    points: { sources: 3 },
  },
  {
    asks: /\b(?:lower|upper|bottom|top) (?:and (?:the )?(?:lower|upper|bottom|top) )?(?:bounds?|limits?|ends?|values?|figures?)\b|\b(?:range|from .* to .* at most)\b/,
    points: { size: 2.4, assumed: 0.8, sums: 0.8 },
  },
];
