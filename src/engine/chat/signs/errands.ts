import type { Sign } from './sign.ts';

/** Asked for at the beginning, outright: a report does nothing but tell. */
const BID =
  'write|draft|correct|translate|design|sing|compose|book|call|phone|ring|send|draw|generate|proofread|edit|paraphrase|recommend|remind|find me|google|apply|tell my|ask my|tell him|tell her|order me|buy me|convert|make me|help me (?:to )?(?:write|find|make|get|with)|create|prepare|build me|sell my|fix my|check my|calculate my|do my|hire me|lend me|connect me|introduce me|teach me|suggest (?:me )?(?:a|an|some|names?|good)';
/** Asked for with 'can you', 'will you'. */
const DO =
  'write|draft|correct|translate|recommend|make|design|sing|compose|prepare|create|book|call|phone|ring|send|draw|generate|build|fix|calculate my|do my|check (?:my|the file|where)|proofread|edit|paraphrase|order|buy|sell|find me|search|look up|look for|google|remind|register|introduce|connect|apply|fill|print|pay|lend|transfer|invest|hire|become|come|visit|help me (?:to )?(?:write|find|make|get|with)|convert|format|code|program|play|record|set up|open|schedule|contact|negotiate|convince|forward|post|share|upload|delete|rewrite|shorten|summari[sz]e this';

/** Errands, and matters of a life and not of a venture. */
export const ERRANDS: readonly Sign[] = [
  {
    asks: new RegExp(
      `^(?:please |pls |plz |kindly |hey |hello |hi |now |ok |and |so )*(?:(?:${BID})\\b|(?:can|could|would|will) (?:you|u) (?:please |kindly |also |maybe )*(?:${DO})\\b|(?:i (?:want|need|would like) you to|are you able to|you should) (?:${DO})\\b)`,
    ),
    points: 6,
  },
  {
    asks: /^(?:please |pls |kindly )?(?:can|could|would|will) (?:you|u) (?!(?:even|really|actually|still|just|already|ever) |see\b|know\b|notice\b|believe\b|trust\b|explain|tell|show|say|give me (?:the|your) (?:reason|source|number)|be sure|prove|summari[sz]e|calculate the|describe|name the (?:risk|cause)|list the|show|compare|break|sum|be|walk|take|give (?:me|us) (?:the|your|an?|some) (?:calendar|plan|reasons?|sources?|numbers?|facts?|essence|summary|advice|questions?|verdict|calculation)|help me (?:understand|see))/,
    points: 4,
  },
  {
    asks: /\b(?:joke|proverb|poem|recipe for|logo|template|cv|resume|horoscope|slogan|homework|essay|lyrics|song for|story in|love letter|letter to|email to|message for|business plan|pitch deck|invoice for|password|website for|selfie|photo of|picture of|video of|translate\w*)\b/,
    points: 1.8,
  },
  {
    asks: /\b(?:recommend|advise|suggest) (?:me )?(?:a|an|some|the|good)\b|\bdownload\b|\bwhat should i (?:eat|wear|cook|watch|read|study|name|call)\b/,
    points: 2,
  },
  {
    asks: /\bmy (?:own |little |big |old |late |elder |younger )?(?:brother|sister|uncle|aunt|cousin|mother|father|mum|dad|mama|papa|wife|husband|daughter|son|boyfriend|girlfriend|in-?laws?|grand\w+|salary|cv|insurer|pastor|baby|child|marriage|exam|file|visa|passport|laptop|knee|leg|head|stomach|teeth|skin|dog|wedding|studies|degree|pension)\b/,
    points: 5,
  },
  {
    asks: /\bmy (?:stolen|lost|broken|own|old|new) (?:phone|laptop|bag|car|bike)\b|\bmy (?:phone|laptop|tv|car|computer)(?:$|\?| (?:is|does|has|wont|doesnt|cant|cannot|was|screen|battery|keeps|not)\b)|\b(?:unlock|charge|repair|reset|root) my\b|\b(?:can|could|will|would) (?:you|u) .* for me\b/,
    points: 5,
  },
  {
    asks: /\bmy (?:own |little |big |old )?(?:friends?|boss|hospital|school|doctor|house|children|kids|family|health|account|car|back|rent|landlord|neighbou?r|loan)\b/,
    points: 1.5,
  },
  {
    asks: /\b(?:leave|quit|keep|lose|change|give up) my (?:\w+ )?(?:job|work|studies|school|degree|house|wife|husband)\b|\bmy job\b|\bowes me\b|\bshould i (?:marry|divorce|emigrate|migrate|retire)\b/,
    points: 6,
  },
  {
    asks: /\b(?:haram|halal|sin|islam\w*|muslims?|christians?|bible|koran|quran|pray\w*|god (?:want|say)|vote for|hymns?|easter|ramadan|christmas|football|match|world cup|afcon|premier league|lottery|betting|movie|film to|music to)\b/,
    points: 2.5,
  },
  {
    asks: /\b(?:doses?|dosage|mg|symptoms?|side effects?|pregnant should|cures?|vaccine|vaccinat\w+|headache|stomach ache|cholera|malaria|fever|bleeds?|bleeding|wound|diagnos\w+|painkillers?|antibiotics?|first aid|paracetamol|asthma|diabetes|allerg\w+|pregnancy|operation|surgery for)\b|\b(?:treat|treatment for|heal)\b.*\b(?:pain|burn|wound|infection|illness|disease)\b/,
    points: 2,
  },
  {
    asks: /\b(?:weekend|tonight|sleep tonight|swim|travel (?:to|alone|by)|flights?|visa|passport|tourist attraction|sightsee\w*|best time to (?:visit|see|go|travel)|hotel for|taxi to|bus to|ticket)\b/,
    points: 2.6,
  },
  {
    asks: /\b(?:whats|what is|hows|how is) the (?:weather|temperature|beach|traffic)\b|\bweather (?:today|tomorrow|like|forecast|now|this|next)|\bforecast\b|\b(?:will|did|does|is) it (?:going to )?(?:rain|snow|flood|storm)|\braining\b/,
    points: 4,
  },
  {
    asks: /\b(?:what|which|how much) (?:\w+ )?(?:should|do|can|could|must|does|may) (?:i|we|a|an|he|she|my|the|they) (?:\w+ ){0,6}(?:give|take|eat|eats|drink|swallow|inject|apply)\b|\b(?:take|swallow) (?:\w+ )?(?:pills?|tablets?|medicine)\b|\b(?:visa|passport)\b|\bvaccin\w+ (?:schedule|plan)\b|\b(?:pregnant|drunk|addicted|depressed)\b|\b(?:cough|coughs|coughing|vomit\w*|diarrh\w+|swollen|rash)\b/,
    points: 3,
  },
  // A quarrel of one's own, to be put right by somebody who knows the law.
  { asks: /\bcan (?:he|she|they|my \w+) (?:just |really |even )?do (?:that|this|so)\b|\bmy rights?\b/, points: 3 },
  { asks: /\bis it (?:safe|dangerous|risky|healthy|normal|a sin) (?:to|for|if)\b/, points: 2.2 },
  {
    asks: /\b(?:can|may|should) (?:i|we) (?:\w+ )?(?:drink|eat|smoke|swim|sleep|marry|travel)\b|\bmy (?:asthma|cough|fever|pain|illness|disease|back|heart|eyes?|feet|allergy)\b|\b(?:safe|healthy|bad|good|dangerous|harmful) for (?:an? |my |the )?(?:\w+ )?(?:newborns?|babies|children|people|humans|health|lungs|heart|baby|skin|eyes)\b/,
    points: 4,
  },
  { asks: /\b(?:now|today|currently|at present|these days|at the moment|this week|right now)\??$/, points: 0.5 },
  {
    asks: /\b(?:a|some|another|the) (?:\w+ )?(?:story|joke|song|poem|riddle|proverb)\b|\b(?:story|joke|song|poem|film) about\b/,
    points: 2.6,
  },
];
