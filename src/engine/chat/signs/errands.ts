import type { Sign } from './sign.ts';

/** Errands, and matters of a life and not of a venture. */
export const ERRANDS: readonly Sign[] = [
  {
    asks: /^(?:please |pls |kindly |hey |hello |now |ok |can you |could you |would you |will you |i (?:want|need) you to |help me (?:to )?)*(?:write|draft|correct|translate|recommend|suggest|make|design|sing|compose|prepare|create|book|call|send|draw|generate|build|fix|calculate my|do my|check my|proofread|edit|paraphrase|tell (?:me )?(?:a|some) |give me (?:a |an )?(?:recipe|joke|story|template|loan|job|quote|prayer))\b/,
    points: 4,
  },
  { asks: /\b(?:joke|proverb|poem|recipe|logo|template|cv|horoscope|slogan|homework|song for|story in|love letter|letter to|email to|message for)\b/, points: 2 },
  { asks: /\b(?:recommend|advise|suggest) (?:me )?(?:a|an|some|the|good)\b|\bdownload\b/, points: 2 },
  {
    asks: /\bmy (?:own |little |big |old |late )?(?:brother|sister|uncle|aunt|cousin|mother|father|mum|dad|wife|husband|daughter|son|boyfriend|girlfriend|friend|in-?laws?|boss|salary|cv|insurer|hospital|school|doctor|pastor|house|baby|child|children|kids|family|marriage|health|phone|exam)\b/,
    points: 2,
  },
  { asks: /\b(?:leave|quit|keep|lose) my (?:\w+ )?(?:job|work|studies|school)\b|\bmy job\b|\bowes me\b/, points: 2.5 },
  { asks: /\b(?:haram|halal|sin|bible|koran says|pray\w*|god (?:want|say)|vote|hymns?|easter|ramadan|christmas|football|match|world cup)\b/, points: 1.5 },
  { asks: /\b(?:doses?|dosage|mg|ml|symptoms?|pregnant should|cure for|vaccine for|headache|stomach|cholera|malaria|fever medicine)\b/, points: 1.5 },
  { asks: /\b(?:weekend|tonight|weather (?:today|tomorrow|in)|will it rain|sleep|swim|travel|flights?|visa|passport|alone|ticket)\b/, points: 1.5 },
  { asks: /\bis it (?:safe|dangerous|risky) (?:to|for)\b/, points: 1 },
  { asks: /\b(?:my|our) (?:\w+ ){0,2}\w+ (?:built|founded|born)\b|\b(?:was|were) (?:\w+ ){1,5}(?:built|founded|born|set up|passed|created|opened)\b/, points: 1.5 },
  { asks: /\b(?:now|today|currently|at present|these days)\??$/, points: 0.3 },
];
