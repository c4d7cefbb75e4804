import type { Cue } from './cue.ts';

/** Asked of how it stands: whether to go on, to stop, to begin, what matters most, how sure the report is. */
export const GOING: readonly Cue[] = [
  {
    asks: /\b(?:should|shall|do|can|must) (?:i|we) (?:\w+ )?(?:go on|go ahead|go for it|carry on|continue|keep going|proceed|pursue|do it|do this|build (?:it|this|an?|the)|launch|invest|start building|put (?:my|our))\b|\b(?:go on|carry on|continue|proceed) or (?:not|stop|quit)\b|\bworth (?:it|doing|my|our|the|pursuing|going|trying|building|starting)\b|\b(?:good|bad|great|promising|stupid|dead|crazy|viable) (?:idea|business|project|opportunity)\b|\b(?:would|will) (?:you|u) (?:\w+ )?(?:continue|go on|carry on|do it|invest|try|start|bet)\b|\bif (?:you|u) were me\b|\bin my (?:place|shoes)\b|\bany good\b|\bgreen light\b|\byes or no\b/,
    points: { verdict: 3, advice: 3 },
  },
  {
    asks: /\bwhat (?:would|do|did|should) (?:you|u|i|we) (?:advise|advice|recommend|suggest|do (?:now|next)|think (?:of|about))\b|\bwhat now\b|\bnext (?:step|move|thing)s?\b|\byour (?:advice|opinion|view|verdict|conclusion|judg\w+|recommendation)\b|\bwould you (?:do|invest|go|stop)\b|\bin your place\b|\bfocus\b|\bconcentrate\b/,
    points: { advice: 2.5, verdict: 2, firstTest: 1 },
  },
  {
    asks: /\bhow (?:sure|certain|confident|convinced) (?:are|is)\b|\b(?:so|not|un|un ?)(?:sure|certain|confident)\b|\bconfidence\b|\bwhy (?:are you|is it|is the \w+) (?:so )?(?:low|unsure|careful|hesita\w+|narrow|negative)\b|\bnot (?:just )?(?:say|tell me) (?:yes|go)\b|\bwhy (?:do|did) you (?:tell|say|want|ask|advise)\b/,
    points: { verdict: 3, advice: 2, score: 0.8 },
  },
  {
    asks: /\b(?:points?|marks?|score|scores|scored|rating|grade)\b.*\b(?:total|overall|get|got|have|idea|project|out of|reach\w*)\b|\bout of (?:40|forty)\b|\btotal (?:score|points|marks?)\b|\boverall (?:score|mark|rating)\b|\bhow did i do\b/,
    points: { advice: 2.2, score: 2.2 },
  },
  {
    asks: /\bwhy (?:is|are|was|did|do|does|only|so) .*\b(?:marks?|points?|score\w*|rating|grade|rated)\b|\b(?:lowest|highest|weakest|worst|best|raise|improve|increase) (?:my |the )?(?:marks?|points?|score|rating|grade)\b/,
    points: { score: 2.8, advice: 1.6 },
  },
  {
    asks: /\b(?:when|at (?:what|which) point|under which|on what sign) (?:\w+ ){0,3}(?:stop|quit|give|drop|abandon|leave|call|end|walk|break off|forget|close|pack|kill|know)\b.*|\btoo (?:small|few|little|low|rare)\b.*\b(?:bother|matter|count|continue|go on|worth)|\b(?:stop|quit|drop|abandon|end|forget|bury|burying|scrap|bin) (?:this |my |the )?(?:whole|entire|all|everything|project|business|idea)\b|\b(?:sign|signs|signal|result|number|proof) (?:\w+ ){0,6}(?:stop|quit|drop|fail\w*|wrong|dead|not work\w*)\b|\b(?:make|makes|made|let|lead) (?:you|me|us) (?:\w+ )?(?:stop|quit|drop|give up|say (?:stop|no))|\btell(?:s)? me to (?:stop|quit|leave|drop|give)\b|\b(?:what|which) (?:\w+ ){0,3}(?:would|will|could|can) (?:kill|end|finish|stop) (?:it|this|my|the|me)\b|\bpack up\b|\bthrow (?:it )?away\b/,
    points: { kill: 3, breakers: 1 },
  },
  {
    asks: /\bwhat (?:could|can|would|will|might) (?:kill|ruin|sink|destroy|break|finish|spoil|end|go wrong|block)\b|\bshow.?stoppers?\b|\bworst (?:thing|that|case that)\b|\bend of (?:it|the|my|story)\b|\bis (?:it|that|this) (?:the end|over|finished|dead)\b|\bimpossible\b|\bhopeless\b|\bno chance\b/,
    points: { breakers: 2.5, kill: 1.2 },
  },
  {
    asks: /\b(?:biggest|main|greatest|largest|top) (?:risks?|dangers?|worr(?:y|ies)|weakness|doubts?|unknowns?|question)\b|\b(?:riskiest|shakiest|weakest|most (?:risky|dangerous|uncertain|doubtful))\b|\bleast (?:sure|certain)\b|\b(?:risk|risky|dangerous) (?:assumptions?|guess\w*|beliefs?)\b|\bassumptions? (?:\w+ ){0,4}(?:matters?|important|first|break|wrong|false|critical)\b|\bmost important (?:assumption|guess|belief)/,
    points: { riskiest: 3, map: 2.6, unknowns: 0.6 },
  },
  {
    asks: /\b(?:what|which|anything) (?:\w+ ){0,4}(?:not known|unknown|unclear|unanswered|open|still missing|nobody knows|dont (?:you|we|u) know|cant you (?:tell|know))\b|\bwhat (?:dont|do not) (?:we|you|u|i) (?:yet )?know\b|\b(?:dont|do not|didnt) (?:we|you|they|i) (?:yet )?know\b|\b(?:still|yet) (?:to )?(?:find out|learn|unknown|missing|open|discover)\b|\bdo (?:we|you) know\b|\bonly (?:they|the \w+) (?:know|can)\b|\bleft to find\b/,
    points: { unknowns: 2.6, against: 0.6 },
  },
  {
    asks: /\b(?:first|very first|number one) (?:test|experiment|trial|step|thing|move|action)\b|\bwhere (?:do|should|can|to|would) (?:i |we )?(?:start|begin)\b|\bstart (?:with|first|from)\b|\bbegin (?:with|first|from)\b|\bwhat (?:do|should|must|can) i do first\b|\btomorrow morning\b/,
    points: { firstTest: 2, test1: 1.5, days: 1 },
  },
  {
    asks: /\b(?:which|what|on which|on what) days?\b|\bday by day\b|\b(?:first|second|last) week\b|\bcalendar\b|\bschedule\b|\btimetable\b|\bweek (?:one|two|1|2)\b|\bwhen (?:do|should|must|will|can) i (?:start|begin|do|run|go|finish|be|sell|visit|stand|have)\b|\b(?:two|2) weeks?\b|\b(?:14|fourteen) days\b|\bplan (?:for|of) (?:the|my)\b|\bbusy on day\b|\bhow (?:many|long) (?:\w+ ){0,4}(?:whole|entire|full) (?:plan|thing|work)\b/,
    points: { days: 2.5 },
  },
  {
    asks: /\b(?:three|key|main|most important) (?:facts?|things|numbers|figures)\b|\bin short\b|\bessence\b|\bthe gist\b|\bkey message\b|\bmain (?:point|message)s?\b|\bin a few words\b|\btl ?dr\b|\bsummar(?:y|ise|ize)\b|\bsum up\b|\bnutshell\b/,
    points: { facts: 1.5, problem: 1.5, verdict: 0.8, unknowns: 0.5 },
  },
  {
    asks: /\b(?:who|whom) (?:did|have|do) (?:you|u) (?:take|taken|assume\w*|think|suppose|see|name|count|put)\b|\bwho (?:is|are) (?:my|our|the) (?:real |actual |paying )?(?:customers?|clients?|payers?|buyers?|users?|target)\b|\btarget (?:group|market|customers?)\b|\b(?:did|do|have) (?:you|u) (?:really )?(?:understand|understood|get|got|grasp) (?:it|me|that|my|what)\b|\bwhat did i (?:tell|say|write|give)\b|\bmy (?:own )?(?:numbers?|words|figures?)\b|\bi (?:told|gave|wrote|said)\b|\b(?:did|do|have) (?:you|u) (?:use|used|consider\w*|include\w*|take|taken|count\w*) my\b/,
    points: { said: 2.6, assumed: 1.2, problem: 1.4 },
  },
  {
    asks: /\b(?:be|is) prove[nd] (?:that|wrong|false)\b|\b(?:often|much|many|big|common|frequent|rarely|seldom) enough\b|\bbelow (?:which|what)\b|\bunder (?:which|what) (?:number|share)\b/,
    points: { kill: 1.6, test: 1.4 },
  },
  {
    asks: /\bwith what (?:do|should|can) i (?:start|begin)\b|\bstart (?:tomorrow|now|today|on monday)\b/,
    points: { firstTest: 2, test1: 1.5, days: 1.2 },
  },
  {
    asks: /\b(?:which|what) questions (?:remain|are left|stay|are still|did you not)\b|\bremain(?:s|ing)?\b|\bis (?:that|this|it) (?:clear|known|certain)\b/,
    points: { unknowns: 2.4, talks: -1.5 },
  },
  {
    asks: /\b(?:at|with|under) (?:which|what) (?:result|number|outcome|count|share)\b|\bshould i (?:leave|drop|quit|end|stop) (?:this|it|the)\b/,
    points: { kill: 2.4 },
  },
];
