import { fold, sentencesOf } from '../text/clean.ts';

/*
 * Intent to harm, not the harm itself: 'fake medicines kill' is a problem worth research, 'sell fake medicines' is not.
 * Each kind has the reason that is told. A sentence that wants to end the harm is never held against its writer.
 */
const TRADE =
  '(?:make|build|buy|sell|smuggle|traffic|supply|import|export|trade|produce|distribute|offer|provide)(?:s|ing)?';
const FALSE = '(?:fake|counterfeit|forged|falsified|stolen|false)';

interface Kind {
  readonly reason: string;
  readonly patterns: readonly RegExp[];
  /** Only where the writer is the one who does it, or builds the means for it. */
  readonly needsIntent?: true;
}

const KINDS: readonly Kind[] = [
  {
    reason: 'it would put weapons, poison or dangerous drugs into people’s hands',
    patterns: [
      new RegExp(
        `\\b${TRADE} (?:\\w+ ){0,3}(?:bombs?|explosives?|guns?|firearms?|weapons?|grenades?|ammunition|cocaine|heroin|meth|tramadol|opioids?|codeine)\\b`,
      ),
      /\bpoison(?:ing)? (?:the |their |his |a )?(?:\w+ )?(?:wells?|water|food|cattle|animals|people)\b/,
      /\b(?:cream|soap|gold)\b[^.]{0,30}\bwith mercury\b|\bbleaching (?:cream|soap)s?\b[^.]{0,40}\b(?:sold|sell|made)\b/,
    ],
    needsIntent: true,
  },
  {
    reason: 'it would trade in protected animals',
    patterns: [
      new RegExp(`\\b${TRADE} (?:\\w+ ){0,2}(?:ivory|rhino horns?|pangolins?|tiger|lion bones?|protected animals?)\\b`),
    ],
  },
  {
    reason: 'it would use people who cannot refuse: children, or people held by force',
    patterns: [
      new RegExp(
        `\\b${TRADE} (?:\\w+ ){0,2}(?:child(?:ren)?|girls?|boys|organs|slaves?|babies)\\b(?! (?:clothes|books|shoes|food|toys|uniforms))`,
      ),
      /\b(?:child|underage) (?:porn|sex|prostitut)/,
      /\bwith (?:the help of )?(?:children|kids|boys) (?:who|to|that) (?:burn|dig|work|carry|sort|beg)\b|\bchild(?:ren)? (?:are|is) cheap labou?r\b|\bcheap child/,
      /\bkeeps? (?:their|the) (?:passports?|papers)\b[^.]{0,40}\b(?:leave|run|stay)\b/,
      /\b(?:betting|gambling|casino|alcohol|cigarettes?)\b[^.]{0,20}\bfor (?:school ?|small ?|young ?)*(?:children|pupils|kids|minors)\b/,
    ],
    needsIntent: true,
  },
  {
    reason: 'it would deceive or rob people',
    patterns: [
      new RegExp(
        `\\b${TRADE} (?:\\w+ ){0,2}${FALSE} (?:\\w+ ){0,2}(?:drugs?|medicines?|money|notes?|banknotes?|currency|passports?|certificates?|degrees?|documents?|phones?|licen[cs]es?|papers)\\b`,
      ),
      /\b(?:help|enable|allow|let)(?:s|ing)? (?:\w+ ){0,3}(?:launder|smugglers?|smuggle|scammers?|traffickers?|fraudsters?|kidnappers?|poachers?|terrorists?|thieves)\b/,
      /\b(?:how (?:to|can i|do i)|i want to|we want to|we plan to|i plan to|plan to|i will|we will|way to) (?:\w+ ){0,2}(?:launder|scam|defraud|hack into|steal|rob|kidnap|kill|blackmail|rig (?:the )?election)/,
      /\b(?:send|sends|sending) (?:\w+ ){0,2}scam\b|\bto get (?:their|the) (?:pin|password|secret (?:number|code))s?\b/,
      /\b(?:help|helps|let|sell|for) (?:\w+ ){0,4}(?:to )?cheat(?:ing)? (?:in|at|on) (?:\w+ ){0,2}exams?\b/,
    ],
    needsIntent: true,
  },
  {
    reason: 'it would pay officials to break their duty',
    patterns: [
      /\b(?:help|helps|helping|app|service|platform|agency|want|plan|way)\b[^.]{0,50}\bbrib(?:e|es|ing) (?:\w+ ){0,2}(?:judges?|police|officers?|officials?|inspectors?|soldiers?|customs)\b/,
    ],
  },
  {
    reason: 'it would shame or threaten people for money',
    patterns: [
      /\b(?:shame|threaten|expose|blackmail)(?:s|ing)? (?:those|people|borrowers|debtors|them|customers|everyone)\b[^.]{0,80}\b(?:pay|contacts|family|friends|photos?)\b/,
    ],
    needsIntent: true,
  },
];

/** Who stands up against a harm says so. */
const AGAINST =
  /\b(?:stop|stops|stopping|prevent|prevents|preventing|against|protect|protects|detect|detects|fight|fighting|report|warn|warns|avoid|reduce|end|victims?|suffer|rescue|safe from|instead of|tell (?:real|good)|recogni[sz]e)\b/;
/** The writer's own doing, or the means he builds for it. */
const INTENT =
  /\b(?:i|we|my|our)\b|^(?:an? |the )?(?:\w+ ){0,3}(?:app|platform|service|agency|way|website|startup|business)\b|^(?:how|sell|selling|import|buy|make|lend|skin|trade|supply|produce|help)\b/;

const refuseHarm = (reason: string): string =>
  `Baraza cannot research this: as it is written, ${reason}. If you want to protect people from such harm, describe who suffers and how, and start again.`;

export const REFUSE_EMPTY =
  'There is no problem to research in this text yet. Write one or two sentences: who has the problem, where, and what happens to them.';

export const refuseElsewhere = (place: string): string =>
  `Baraza covers the 54 African countries, and ${place} is not one of them. If the same problem exists in an African country, name that country and start again.`;

/** Why the text is refused, ready to be shown; null when nothing in it means harm. */
export function harmIn(text: string): string | null {
  for (const sentence of sentencesOf(text)) {
    const folded = fold(sentence).replace(/\s+/g, ' ').trim();
    if (AGAINST.test(folded)) continue;
    const kind = KINDS.find(
      ({ patterns, needsIntent }) => patterns.some((p) => p.test(folded)) && (!needsIntent || INTENT.test(folded)),
    );
    if (kind) return refuseHarm(kind.reason);
  }
  return null;
}

/** Letters of any alphabet in at least one word of three: less is not a text about anything. */
export const hasWords = (text: string): boolean => /\p{L}{3,}/u.test(text);
