import type { Outcome } from '../../contract/found.ts';
import { fold, sentencesOf } from '../text/clean.ts';
import { tellsDelay } from './delays.ts';
import { findNumbers } from './numbers.ts';
import type { EvidenceRung, FounderNumber } from './types.ts';

const PAYS =
  /\b(?:pre-?orders?|deposits? (?:from|received)|paying (?:customers?|users?|clients?)|they (?:already )?pay us|customers? (?:have )?paid|we (?:have )?sold|revenue of)\b/;
const DOES =
  /\b(?:pilot(?:ed)?|prototype|we (?:counted|measured|weighed|tracked|recorded|observed|watched|tested)|(?:i|we) went to (?:all |every |the |\d)[^.;]{0,30}(?:every|for|each|times|days|weeks|mornings)|i (?:wrote (?:it|them|everything|each|all|down)|noted|stood with|sat (?:with|there|in)|followed|kept (?:count|a list)|looked (?:at|through|in|into) (?:the|their|our) (?:register|book|books|records?|ledger|stock cards?|files?)|counted|measured|weighed|recorded|observed|watched|tested)|waiting list|signed up)\b|^(?:(?:also|then|just|so far) )?(?:sat|counted|measured|weighed|followed|watched|observed|recorded|noted|wrote down|tracked|tested|stood|looked (?:at|through|in|into))\b/;
const SOME =
  '(?:like |about |around |all |the )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)\\b';
/** As it is told in Pidgin and in short notes: 'I ask eleven women', 'I don count 74 people'. */
const SHORT_SAYS = new RegExp(`\\bi (?:don )?(?:ask|talk to|talk with|meet|call|visit) ${SOME}`);
const SHORT_DOES = new RegExp(`\\bi (?:don )?(?:count|measure|weigh|follow|watch) ${SOME}`);
/** Only what the founder heard with their own ears: 'factories say' is news, 'they told me' is a talk. */
const SAYS =
  /\b(?:i|we) (?:have |had |also |just |once |already |recently |personally |then )*(?:spoke|spoken|talked|asked|met|interviewed|surveyed|visited(?! (?:[a-z0-9]+ )?(?:flats?|rooms?|houses|apartments?|plots?)\b)|called|phoned|rang)\b|\b(?:told|tells?|said to|explained to|confirmed to) (?:me|us)\b|\b(?:i|we) (?:did|held|ran|made|had|conducted|carried out) (?:[a-z0-9-]+ ){0,3}(?:interviews?|surveys?|talks|conversations|focus groups?)\b|\b(?:my|our) (?:interviews|survey|talks)\b|\bj'ai (?:parle|demande|interroge|rencontre)|\bnous avons (?:parle|demande|interroge|rencontre)|\b(?:m'ont|nous ont|m'a) dit\b|^(?:(?:also|then|just|so far|only) )?(?:talked|spoke|asked|met|interviewed|surveyed|visited|called|phoned|rang)\b|\b\d+ (?:of them )?(?:asked|said|told|answered|complained)\b/;
const NONE =
  /\b(?:no interviews?|(?:have(?:n't| not)|did(?:n't| not)|not) (?:yet |even )?(?:interview(?:ed)?|spoken|speak|talk(?:ed)?|ask(?:ed)?|been (?:to|in|there)|gone|go to|visit(?:ed)?|follow(?:ed)?|count(?:ed)?|measured?)|no one (?:yet|interviewed)|none yet|nothing (?:yet|so far)|(?:plan|want|going) to (?:ask|talk|speak|go|visit|count|interview))\b/;

/** Money that reached the founder: those who pay are counted, or pay 'us'. */
const PAID_US =
  /\b(?:have |has |had |already |also )*(?:(?:paid|pay|pays|paying) (?:(?:us|me|our|for (?:our|ours|my))\b)|(?:gave|give) (?:us|me) (?:already )?[a-z₦€$]{0,4} ?\d|(?:paid|pay|pays) (?:him|her|them) [a-z₦€$]{0,4} ?\d|(?:paid|pay|pays|paying) \d[^.]{0,30}\bfor (?:our|my)\b)|\b(?:bought|ordered|buys?|renewed)\b[^.]{0,50}\bfrom us\b|\bbought our\b|\b(?:have paid|paid) (?:a )?deposits?\b|\bfor a fee of\b|\bsell to (?:our|us)\b/;
const COUNTED_PAID =
  /\b\d[\d,]* (?:of (?:the |our |my )?\d* ?)?(?:[a-z-]+ ){0,5}(?:have |had |each |then )?(?:paid|pay|bought|renewed|ordered again|came back (?:to pay|for more))\b/;
const OUR_DOING = /\b(?:we|us|our|ours|i|my)\b/;
/** Promises, wishes and complaints are no payments, and neither is money that comes late for what was sold before. */
const NOT_PAID =
  /\b(?:would|will|could|might|may|should|want|wants|promised?|willing|plan|hope|if|not|never|nobody|no one|cannot|can't|owe|owes|unpaid)\b[^.;,]{0,30}\b(?:pay|pays|paid|buy|bought)\b|\b(?:paid|pay|pays) (?:us |me )?(?:late|later|months|weeks|nothing|never)\b/;
/** Those who are paid are no payers: 'our 6 workers are paid', '5 boys paid by us', 'we pay 8 men', 'I hire boys'. */
const ARE_PAID =
  /\b(?:is|are|was|were|am|be|been|being|get|gets|got) (?:only |always |usually |well |badly |often |not )?paid\b|\bpaid by (?:us|me|our)\b|\b(?:i|we) (?:have |had |already |also |only |usually )*(?:pay|paid|hire|hired|employ|employed) (?!for (?:it|that) )/g;
/** Money that goes past the founder: to the lender, the men with the pump, the clinic. */
const TO_OTHERS =
  /\b(?:pay|pays|paid|paying) (?:(?:about |only |up to |almost )?[^\s.,;]*\d[\d, ]*(?:[a-z$₦₵€/=]+ )?(?:a|an|each|per|every)? ?(?:[a-z]+ )?)?(?:to )?(?:the |a |an |some |other |their |his |her |those )?(?:men|women|boys|girls|people|man|woman|boy|lenders?|moneylenders?|money lenders?|brokers?|agents?|middlem[ae]n|drivers?|riders?|porters?|pushers?|carriers?|vendors?|workers?|neighbou?rs?|clinics?|hospitals?|shops?|landlords?|officials?|officers?|police|collectors?|emptiers?|masons?|mechanics?|plumbers?|tankers?|bank|banks|school|schools|healers?|guards?|watchm[ae]n|cleaners?|labourers?|loaders?|transporters?)\b/;

const isPaid = (sentence: string, before: string): boolean => {
  const told = sentence.replace(ARE_PAID, ' ');
  if (NOT_PAID.test(told) || tellsDelay(told)) return false;
  if (PAYS.test(told) || PAID_US.test(told)) return true;
  return COUNTED_PAID.test(told) && !TO_OTHERS.test(told) && OUR_DOING.test(`${before} ${sentence}`);
};

/** 'The school pays me in December' may read as a payment: only they say that somebody paid for a way out. */
export const rungBesides = (rung: EvidenceRung, outcome: Outcome | null): EvidenceRung =>
  outcome !== null && outcome !== 'paid' && rung === 'pays' ? 'does' : rung;

/** How far the founder's own evidence reaches: desk < says < does < pays; and with how many. */
export function evidenceRung(text: string): {
  readonly rung: EvidenceRung;
  readonly count: number;
} {
  const folded = fold(text).replace(
    /\b(?:nobody|no one|no-one|cannot|can't|never|not|who) (?:can |could |will |ever )?tells? (?:us|me)\b/g,
    ' ',
  );
  // What was not done, or is only planned, says nothing of what was.
  const sentences = sentencesOf(folded)
    .flatMap((s) => s.split(/;\s+/))
    .filter((s) => !NONE.test(s));
  const paid = sentences.findIndex((s, i) => isPaid(s, sentences[i - 1] ?? ''));
  const any = (...patterns: RegExp[]) => sentences.some((s) => patterns.some((pattern) => pattern.test(s.trim())));
  const rung = paid >= 0 ? 'pays' : any(DOES, SHORT_DOES) ? 'does' : any(SAYS, SHORT_SAYS) ? 'says' : 'desk';
  if (rung === 'desk') return { rung, count: 0 };
  const sentence =
    sentences[paid] ??
    sentences.find((s) => [DOES, SHORT_DOES, SAYS, SHORT_SAYS].some((told) => told.test(s.trim()))) ??
    '';
  // '120 a field' is what each paid, without its money.
  const isCount = ({ kind, value, per }: FounderNumber) =>
    kind === 'count' && Number.isInteger(value) && value < 5000 && (rung !== 'pays' || per === '');
  const counts = findNumbers(sentence).filter(isCount);
  // 'We ran a pilot for 4 weeks and 22 farmers paid': those who paid are counted, not the weeks.
  const near =
    rung === 'pays'
      ? (/\b(\d[\d,]*) (?:of (?:the |our )?\d* ?)?(?:[a-z-]+ ){0,4}(?:paid|pay|bought|renewed|use|sell)\b/.exec(
          sentence,
        )?.[1] ?? '')
      : '';
  // 'I asked 12 of the 40 drivers': those asked are counted, not the part they are.
  const part = findNumbers(sentence).find((n) => n.of !== undefined && n.of[0] > 1 && n.of[1] < 5000)?.of?.[0];
  const asked = rung === 'says' ? part : undefined;
  // 'I sprayed 31 fields. Farmers paid me 120 a field': how many there were stands in the sentence before.
  const before = rung === 'pays' && near === '' && counts.length === 0 ? findNumbers(sentences[paid - 1] ?? '') : [];
  const earlier = before.find((n) => n.kind === 'count')?.value;
  const count = near !== '' ? Number(near.replace(/,/g, '')) : (asked ?? counts[0]?.value ?? earlier ?? 0);
  return { rung, count };
}
