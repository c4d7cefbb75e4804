import type { Cue } from './cue.ts';

/** Asked of a report’s own numbers and blocks, in the words founders have for them. */
export const REPORT: readonly Cue[] = [
  {
    asks: /\b(?:did|do|have|has|had) (?:you|u|the report|it) (?:\w+ )?(?:assumed?|reckon\w*|count\w*|calculate\w*|use[dr]?|put|take|took|suppose\w*|plan\w*|begin)\b|\b(?:you|u) (?:have )?(?:assumed?|reckon\w*|count(?:ed)?|calculated?|used?|took|put|supposed?)\b|\byour (?:assumption|guess|calculation)|\bin (?:the|your) calculation\b/,
    points: { assumed: 1.5, sums: 0.6, sensitivity: 0.6, size: 0.6 },
  },
  {
    asks: /\b(?:first|all) (?:the )?(?:group|\d+|forty|thirty|twenty)\b|\b(?:all together|all added up|added up|in total|come out)\b.*|\b(?:worst|best|middle|low|high) case\b|\bat (?:least|most)\b/,
    points: { habit: 1.0, size: 1.0, sums: 0.8 },
  },
  {
    asks: /\bhow much (?:does|do|is|will) (?:it cost )?(?:a|an|one|each|every|the average)? ?(?:\w+ ){1,3}(?:lose|loses|lost|pay|spend|cost|miss)\b|\b(?:lose|loses|lost|cost|costs)\b.*\b(?:a|per|each|every|over|on|for)\b.*\b(?:year|month|months|season|one|wedding|trip|week)\b/,
    points: { habit: 1.5, sums: 0.5 },
  },
  {
    asks: /\b(?:whole|entire|full|all (?:the )?(?:three|tests?|trials?)|three (?:tests?|trials?) together)\b/,
    points: { budget: 1.0 },
  },
  {
    asks: /\b(?:not (?:yet )?kn[eo]wn?(?: yet)?|dont (?:you |we )?know|unknowns?|still not|not know|only .* can tell|what is missing|open questions?)\b/,
    points: { unknowns: 2.0, against: 0.5 },
  },
  {
    asks: /\b(?:confident|confidence|how sure|narrow|pivot|go ahead|just go)\b/,
    points: { verdict: 1.5, advice: 1.5 },
  },
  {
    asks: /\b(?:(?:which|what) year is|taken from|from who(?:m)? is|who says|your source|(?:figure|number|rate|percentage) (?:you )?(?:used?|quote\w*)|how (?:trustworthy|reliable|fresh|recent)|source behind|comes? from)\b/,
    points: { sources: 1.5 },
  },
  {
    asks: /\b(?:first (?:step|thing|move)|step one|where to (?:start|begin)|(?:should|do) i (?:start|begin)|to (?:start|begin)|initial)\b/,
    points: { firstTest: 1.5, days: 1.0 },
  },
  {
    asks: /\b(?:(?:final|last|first|second|which|what|each) (?:day|days|week)|day (?:one|two|three|ten|\d+)|weeks? plan|whole plan|of the plan|in the plan|in the two weeks)\b/,
    points: { days: 1.8 },
  },
  {
    asks: /\b(?:count(?:s)? as|success\w*|to pass|call it|for me to (?:go on|continue)|for going on|good enough|i can say|must (?:pay|buy|come|say)|should (?:pay|buy|come|give))\b/,
    points: { test: 1.5, kill: 0.4 },
  },
  {
    asks: /\bin the (?:\w+ ){0,5}(?:test|trial|experiment)\b|\b(?:test|trial|experiment) (?:with|where|of|about|when|in which)\b|\bthe (?:\w+ ){1,4}(?:test|trial|count|experiment)\b/,
    points: { test: 2.0 },
  },
  {
    asks: /\bwho (?:is|are) (?:supposed|meant|really|actually) |\bwho (?:should|will|would|must|does) (?:really |actually |finally )?pay\b|\bsupposed to pay\b/,
    points: { said: 1.2, assumed: 1.0, chain: 0.6 },
  },
  {
    asks: /\b(?:which|what|whose) (?:office|authority|agency|regulator|body|institution|ministry|permission|approval|permits?|papers?|licen[cs]es?)\b|\bwho (?:regulates|checks|approves|gives|controls|licen[cs]es)\b|\bwhom do i ask\b|\b(?:have|has) to approve\b|\bpapers\b/,
    points: { legal: 2.0, political: 0.8 },
  },
  {
    asks: /\b(?:(?:a|an|any|real|good) (?:competitor|rival|option|way out|alternative|solution)|competitors?|rivals?|what about|would it help|does it help|(?:do|does) (?:\w+ ){1,3}help|can(?:not)? (?:\w+ ){0,2}just)\b/,
    points: { instead: 1.5 },
  },
  {
    asks: /\b(?:maybe|perhaps|might it be|could (?:it be|the|\w+ \w+ be)|possible that|the (?:real )?(?:reason|cause|problem|culprit)|blame|to blame|no\?$)\b/,
    points: { causes: 1.2 },
  },
  {
    asks: /\bhow (?:would|will|can|could|do) i (?:notice|see|find (?:that )?out|rule|know|tell|recogni[sz]e)\b|\brule (?:it|this|that) out\b|\bhow would that show\b/,
    points: { causes: 1.0, test: 0.4 },
  },
  {
    asks: /\b(?:did|does|do) (?:you|the report|it) (?:find|know|say)\b|\bdid you find\b/,
    points: { environmental: 0.8, political: 0.8 },
  },
  {
    asks: /\b(?:two|different|both) (?:\w+ ){0,3}(?:numbers?|values?|rates?|counts?|figures?|inflations?|growths?|results?|sources)\b|\b(?:do not|dont) (?:match|agree)\b|\bwhich (?:one )?should i (?:take|use|plan|believe)\b/,
    points: { disagree: 2.5 },
  },
  {
    asks: /\b(?:ask|question|questions)\b.*\b(?:to|the|an?|him|her|somebody|someone|boss|owner|agent)\b|\bgive me (?:a |something |some )?(?:question|questions|to ask)\b/,
    points: { talks: 1.6 },
  },
  {
    asks: /\b(?:most|biggest|more|less)\b.*\b(?:effect|influence|matters?|size|change|swing|depend)\b|\b(?:matters?|changes?|depends?|moves?|swings?) (?:\w+ ){0,4}(?:most|more|less|much)\b/,
    points: { sensitivity: 1.5, size: 1.0, map: 1.0 },
  },
  {
    asks: /\b(?:assumptions?|beliefs?)\b/,
    points: { riskiest: 1.2, map: 1.2, assumed: 0.8 },
  },
  {
    asks: /\b(?:score|scores|scorecard|points?|marks?|rated)\b.*\b(?:i|my|get|got|idea|why|loss)\b|\b(?:my|the) (?:scorecard|score)\b/,
    points: { score: 1.5, advice: 1.2 },
  },
];
