import type { Cue } from './cue.ts';

/** Asked in doubt: why it is so, whether it is so at all, what if, what else there is, who gains and who pays. */
export const DOUBTS: readonly Cue[] = [
  {
    asks: /\b(?:is it (?:really |just |simply |only |maybe )?(?:that|because|the|a lack|about|their|its|lack)|could it (?:just )?be|or is it|simply|could that be (?:it|the)|is (?:this|that) (?:it|the|why|all|the whole)|is the \w+ (?:\w+ )?(?:in on|the (?:reason|trouble|cause))|maybe (?:its|it|the|they|there|never))\b/,
    points: { causes: 1.0, breakers: 1.0, doubts: 0.2, against: 0.2 },
  },
  {
    asks: /\b(?:reasons?|why (?:do|does|are|is|would|wouldnt|cant|cannot|dont|did)|caus\w+|whats behind|to blame|what makes)\b/,
    points: { causes: 0.9, doubts: 0.6 },
  },
  { asks: /\b(?:what (?:if|happens)|suppose)\b/, points: { breakers: 1.7, doubts: 1.5 } },
  {
    asks: /\bwhats the (?:use|point|catch|good)\b|\b(?:trouble|risk|problem) if\b|\bwhat about\b|\bwhat could go wrong\b/,
    points: { doubts: 1.0, breakers: 0.8, instead: 0.2 },
  },
  {
    asks: /\b(?:isnt|arent|dont|doesnt|wont|havent|didnt|cant|couldnt|wouldnt)\b/,
    points: { against: 0.8, breakers: 0.7, doubts: 0.5, instead: 0.4 },
  },
  {
    asks: /\b(?:already|anyway|these days|nowadays|today|for (?:free|nothing))\b/,
    points: { instead: 0.8, against: 0.7, breakers: 0.5 },
  },
  {
    asks: /\b(?:(?:would|will|do|does|can|could|should) (?:the |a |an |any )?(?:\w+ ){1,4}(?:pay|buy|put|give|spend|chip|sign|tip|order)\b|who (?:would|could|should|will|can) pay\b|pays? me\b)/,
    points: { doubts: 1.1, test: 1.0, unknowns: 0.6 },
  },
  {
    asks: /\bwho (?:\w+ )?(?:decides?|sets|chooses|owns|controls|keeps|profits|gains?|wins?|earns|benefits|loses|holds|gets)\b|\b(?:swallows?|middlem\w+|in between|goes to)\b/,
    points: { chain: 1.2, political: 0.5, unknowns: 0.4, breakers: 0.2 },
  },
  {
    asks: /\bwho (?:else )?(?:can|could|might|would) (?:block|stop|forbid|refuse|say no)\b|\bhas a say\b|\bwhose (?:permission|leave|word)\b|\bstand in my way\b/,
    points: { political: 1.0, breakers: 1.0, chain: 0.7, said: 0.7 },
  },
  {
    asks: /\b(?:could|can|would|might|does|do|will|should) (?:\w+ ){1,4}(?:help|work|fix|solve|do it|do the job|handle|share|team|split|join|serve|use|instead)\b|\ban option\b|\bwhy (?:not|dont they)\b|\binstead\b/,
    points: { instead: 1.3, doubts: 0.5, test: 0.4 },
  },
  {
    asks: /\bhow do (?:they|people|\w+) (?:cope|manage|get by|deal|solve|do it)\b|\b(?:do|manage|cope|get by|use|handle) .*\b(?:now|today|meanwhile|at present|currently|so far)\b|\bmake do\b/,
    points: { instead: 2.0, chain: 0.2 },
  },
  {
    asks: /\b(?:downside|drawback|weak(?:ness| spot)|whats wrong with|shortcoming|advantage|whats good about|bad about)\b/,
    points: { instead: 1.4, doubts: 0.5 },
  },
  {
    asks: /\b(?:care|mind|prefer|rather|like|enjoy|happy|scared|afraid|fear|ashamed|shame|insult|want|used to|live with|proud|luck|secretly|even)\b/,
    points: { doubts: 1.4, breakers: 0.5, causes: 0.5 },
  },
  {
    asks: /\b(?:fight|hurt|dangerous|threat\w*|injured|attack|blame|hidden|bypass|go round|cheat|revenge)\b/,
    points: { breakers: 1.5, doubts: 0.4, test: 0.2 },
  },
  { asks: /\b(?:sink|ruin|fatal|kill(?:s|er)?|worst)\b/, points: { breakers: 1.2, riskiest: 0.7, kill: 0.5 } },
  {
    asks: /\b(?:worth|profit\w*|cost (?:them|anything)|earn\w*|lose|loss|money|cash)\b/,
    points: { habit: 0.5, doubts: 0.3 },
  },
  {
    asks: /\b(?:do (?:many|most)|how (?:many|much) (?:people|of)|is there|are there|have (?:they )?(?:any )?|is .{1,20} close by)\b/,
    points: { outside: 0.6, against: 0.5, breakers: 0.3, social: 0.2 },
  },
  {
    asks: /\bhow (?:would|will|can|could|do) (?:i|we) (?:\w+ )?(?:earn|make money|live|survive|profit)\b|\bif (?:\w+ ){1,3}(?:leave|leaves|stop|stops|disappear|disappears|go away|refuse|refuses)\b|\bhow (?:do|would|will) (?:they|people|\w+s) (?:feel|react|see)\b|\bexaggerat\w*|\ba nuisance\b/,
    points: { doubts: 1.8 },
  },
  {
    asks: /^(?:is it|how) (?:really |at all )?(?:realistic|plausible|possible|likely|imaginable)\b|^(?:would|will|do|does) (?:the |a |an |any )?(?!you|i|we|it|they)\w+s? (?:\w+ )?(?:dare|dream|care|accept|agree|pay|want|trust|bother|like|think|believe|feel|mind|buy|dislike|even)\b/,
    points: { doubts: 1.3 },
  },
];
