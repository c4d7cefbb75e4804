import type { Cue } from './cue.ts';

/** Asked of the report’s own work: its tests and their marks, the plan, the sums, the guesses, the verdict. */
export const WORK: readonly Cue[] = [
  {
    asks: /\bhow (?:many|likely|much longer|often|few|long)\b.*\b(?:must|should|need|before|prove|proof|enough|worth|worthwhile|real|believe|makes?|until|exist)\b|\b(?:what (?:share|part)|how much)\b.*\b(?:must|before|prove|proves)\b|before (?:i|we) (?:believe|continue|go on)|\bwould prove|\bpass mark|\bat what point/,
    points: { test: 2.0, kill: 1.4, unknowns: 0.3 },
  },
  {
    asks: /\bhow (?:do|can|should|would|could) (?:i|we|you) (?:\w+ )?(?:test|try|check|measure|count|time|find|know|learn|prove|compare|clock|follow|trace|weigh|see|tell|draw)\b/,
    points: { test: 1.5, against: 0.8, unknowns: 0.5 },
  },
  { asks: /\b(?:tests?|trials?|experiments?|pilot|try|tried|compare|check)\b/, points: { test: 1.0 } },
  {
    asks: /\b(?:cost|price|much|money|budget)\b.*\b(?:tests?|trial|try|check|experiment)\b|\b(?:price|cost) of the\b/,
    points: { test: 1.2, budget: 0.7 },
  },
  {
    asks: /\b(?:total|altogether|together|all (?:the )?(?:tests|trials)|overall cost|budget)\b/,
    points: { budget: 1.9 },
  },
  {
    asks: /\b(?:fail\w*|judg\w+|call it off|a success|pass(?:es|ed)?|how long do)\b/,
    points: { test: 0.8, kill: 0.6 },
  },
  {
    asks: /\bhow (?:many days|long) (?:does|do|will|is|are|would|must|should) .*\b(?:test|trial|take|run|last|try|count)\b|\bhow long do i\b/,
    points: { test: 1.0, days: 0.3 },
  },
  {
    asks: /\b(?:give (?:it )?up|quit|walk away|leave it|stop (?:the|this|working)|pull out)\b/,
    points: { kill: 2.1, test: 0.4 },
  },
  {
    asks: /\bwhat day\b|\bdays? \d|\bin (?:which|what) order\b|\btwo weeks\b|\bfortnight\b|\bwhen do i start\b/,
    points: { days: 2.3 },
  },
  {
    asks: /\bwhat (?:do|should|could|can) (?:i|we) (?:ask|say)\b|\b(?:interview|talk to (?:them|people)|questions to|approach them)\b/,
    points: { talks: 2.2, where: 0.2 },
  },
  {
    asks: /\bwhere (?:do|can|should|could|would|to)\b|\b(?:what|which) (?:hour|day|time)\b.*\b(?:stand|go|visit|see|roof)\b|\b(?:meet|find) (?:them|these)\b|hang around|walk into|when should i visit/,
    points: { where: 2.1 },
  },
  { asks: /\b(?:guess\w*|assum\w*|you reckon)\b/, points: { assumed: 1.7, size: 0.2 } },
  {
    asks: /\b(?:swings?|moves?|changes?) (?:the )?(?:\w+ ){0,2}most\b|\bdrives? the\b|\bmost (?:sensitive|influence)\b/,
    points: { sensitivity: 2.3, size: 1.4 },
  },
  { asks: /\b(?:in dollars|how big|market size|upside|could i earn|my income)\b/, points: { size: 2.0, sums: 0.7 } },
  {
    asks: /\b(?:a|per|each|every) year\b|\btwelve months\b|\byearly\b|\badd up\b/,
    points: { habit: 1.7, size: 0.5, assumed: 0.3 },
  },
  {
    asks: /\b(?:no|missing|without a) (?:money )?(?:sum|figure|number|amount)\b|\bsum is missing\b|\b(?:not|didnt you|didnt u) (?:compute|calculate|work out)\b/,
    points: { habit: 2.9 },
  },
  {
    asks: /\bhow did (?:you|u) (?:get|come|arrive|reach|work|find|calculate)\b|\bhow did you reach\b|\bwhere does the \w+ come from\b/,
    points: { sums: 2.1, habit: 0.7, size: 0.5, facts: 0.5 },
  },
  {
    asks: /\b(?:two|different|both) (?:\w+ )?(?:counts|numbers|figures|sources|values)\b|\b(?:differ|disagree|contradict\w*|clash)\b/,
    points: { disagree: 2.4 },
  },
  {
    asks: /\bdid (?:you|u) (?:\w+ )?(?:understand|get)\b|\bfail to understand\b|\bwhat is it about\b|\bnumbers of mine\b|\bmy (?:own )?(?:words|numbers|customers)\b/,
    points: { said: 2.3, problem: 1.2 },
  },
  {
    asks: /\b(?:change direction|your (?:overall )?call|verdict|how sure|why do you tell me|recommend)\b/,
    points: { advice: 1.8, verdict: 1.8 },
  },
  { asks: /\b(?:marks?|scores?d?|points|out of)\b/, points: { score: 2.1, advice: 1.1 } },
  {
    asks: /\bwho (?:rates|measured|counted|published)\b|\bwhere (?:does|do|did) (?:this|that|the) (?:number|figure)\b|\bhow old (?:is|are) the\b/,
    points: { sources: 2.0 },
  },
  {
    asks: /\b(?:prove me wrong|against me|evidence|statistics?|figures? (?:say|show)|on record|data on)\b/,
    points: { against: 1.4, outside: 0.3, sources: 0.3 },
  },
];
