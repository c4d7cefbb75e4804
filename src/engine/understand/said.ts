import type { Pain } from '../knowledge/pack-types.ts';
import { atClause, fold, quotable, sentencesOf, shorten } from '../text/clean.ts';
import { countHits, countLoose, type Token, tokenize } from '../text/match.ts';
import { withoutTrade } from './beside.ts';
import { tellsDelay } from './delays.ts';
import { isFrench } from './french.ts';
import { findNumbers } from './numbers.ts';
import { findRoles } from './roles.ts';
import type { EvidenceRung } from './types.ts';

const CUES =
  "lose, loss, lost!, have no, has no, there is no, cannot, can’t, can't, fail, lack, struggle, wait, late, delay, expensive, cost, spend, waste, die, sick, stolen, fraud, far, shortage, no access, unable, difficult, hard to, too many, too few, never, without, poor, miss, drop out, rot, spoil, not enough, run out, nobody, dump, not collected, is not, are not, not come back, never come back, throw away, throw it away, runs away, steal, quit, gives up, give up, problem, perdent, manque, attendent, cher";
const MAX_QUOTE_WORDS = 30;
/** People tell first what matters most. */
const OPENING = 1.5;
/** Remedies, questions, guesses and hearsay about attempts are not the event. */
const BESIDE_THE_POINT =
  /\?|\b(?:i|we) (?:do not|don't|don’t) know|\b(?:app|application|platform|want to find out|idea|solution|would like|plan to|tried to)\b/i;

/** The sentence that tells the pain's event and who has it, ready to stand in quotation marks; whole, or cut at a clause. */
export function bestSentence(text: string, pain: Pain, who: string): string {
  let best = '';
  let bestScore = 0;
  const people = [who, pain.words.who[1]].map((w) => w.split(' ').at(-1) ?? '').filter((w) => w.length > 2);
  for (const [at, sentence] of sentencesOf(text).slice(0, 60).entries()) {
    const tokens = tokenize(sentence);
    const event = countLoose(tokens, pain.recognise.event);
    const cues = countHits(tokens, CUES);
    const score =
      4 * Math.min(2, event) +
      2 * Math.min(2, cues) +
      (event + cues > 0 && people.some((p) => tokens.some((t) => t.word.startsWith(p))) ? 3 : 0) +
      Math.min(2, countHits(tokens, pain.recognise.setting)) / 2 +
      Math.min(6, tokens.length) / 6 +
      (at === 0 ? OPENING : 0) -
      (BESIDE_THE_POINT.test(sentence) ? 4 : 0);
    if (tokens.length >= 4 && score > bestScore) {
      best = sentence;
      bestScore = score;
    }
  }
  // Told without any word we know for trouble: the first sentence that names the people is still his own account of it.
  const sentences = sentencesOf(text);
  const told =
    bestScore >= 2 + OPENING || (bestScore >= 2 && best !== sentences[0])
      ? best
      : sentences.find((s, i) => (names(s, people) || (i === 0 && isFrench(tokenize(s)))) && !BESIDE_THE_POINT.test(s));
  return told ? atClause(quotable(told).replace(/[.!?;,:]+$/, ''), MAX_QUOTE_WORDS) : '';
}

const FULL_SENTENCE = 6;

function names(sentence: string, people: readonly string[]): boolean {
  const words = tokenize(sentence).map((t) => t.word);
  return words.length >= FULL_SENTENCE && people.some((p) => words.some((word) => word.startsWith(p)));
}

/** Whether anything that goes wrong is told: the pain's event, or a hardship in a sentence that is not about a remedy. */
export function tellsEvent(text: string, pain: Pain): boolean {
  const tokens = tokenize(text);
  if (countLoose(tokens, pain.recognise.event) > 0) return true;
  return sentencesOf(text).some((s) => !INTENT.test(fold(s)) && countHits(tokenize(s), CUES) > 0);
}

const BLAMED =
  /\b(?:because(?: of)?\s|due to\s|caused by\s|thanks to\s|as a result of\s|for (?:lack|want) of\s|since (?!last\b|then\b|this\b|that\b|yesterday\b|january|february|march|april|may\b|june|july|august|september|october|november|december|monday|the (?:war|flood|last|end|start|beginning|day|new|election|lockdown|rain|coup|crisis|harvest|virus|pandemic)|(?:two|three|four|five|six|ten|many|some|a few|\d+) (?:days|weeks|months|years)|\d|(?:morning|noon|childhood|birth|independence|corona|covid|easter|christmas|ramadan)\b)|as (?=(?:they|there|nobody|no one|we|he|she|it|none|the [a-z]+ (?:is|are|does|do|has|have|cannot|can not|never))\b)|so (?:much|many) |parce qu[e']\s?|à cause (?:de|du|des)\s)\s*([^.!?;\n]{6,140})/i;
/** 'Car' is a reason in French and a vehicle in English. */
const BLAMED_IN_FRENCH = /\b(?:car|puisque|faute de)\s+([^.!?;\n]{6,140})/i;
/** 'They lose hives to bush fires': what takes things away is blamed without a 'because'. */
const TAKEN_BY =
  /\blos(?:e|es|ing|t)\b[^.!?;\n]{2,60}?\bto ((?:[a-z-]+ ){0,3}(?:thieves|theft|fires?|floods?|rain|weevils|diseases?|pests|birds|animals|elephants|baboons|monkeys|rats|insects|locusts|drought|heat|rust|mould|cheats|tricksters|middlemen|brokers|agents|storms?|waves|termites)\b(?:(?! before| after| each| every| until)[^.!?;,\n]){0,60})/i;

/** Blame without a 'because': what nobody does, what others complain of, who decides, what a bystander cannot do. */
const PLAINLY: readonly RegExp[] = [
  /(?<=[,;.] (?:and )?)((?:there (?:is|are) (?:no|not enough|nobody|nowhere|only one)|none of [a-z]+|they (?:do not|don't|don’t|cannot|can't|can’t|never) know) [^.!?;\n]{4,90})/i,
  /\b((?:employers|factories|companies|firms|buyers|hotels|banks|offices|schools) (?:say|complain)(?: that)? they [^.!?;\n]{6,110})/i,
  /(?<=[a-z]{3} [a-z]+ [a-z']+,? (?:and )?)((?:nobody|no one|no-one) (?!knows?\b|pays?\b|buys?\b|comes?\b|wants?\b)[a-z]+s\b[^.!?;\n]{0,80})/i,
  /\b((?:the|a|one) [a-z -]{3,30} (?:decides|controls) [^.!?;\n]{4,80})/i,
  /(?<=[.!?] )((?:the|his|her|their) [a-z]+ (?:cannot|can't|can’t|does not|never) (?!pay\b|know why\b)[^.!?;\n]{4,80})/i,
];
/** A part that goes wrong is what happens, not why: 'since one parcel out of four comes back'. */
const MEASURED = /\b(?:one|two|half|a third|a quarter|\d+%?)\b[^.]{0,20}\b(?:out of|in|of)\b/i;

/** What the founder blames, in his own words: the clause after 'because' and its like. A symptom is no cause. */
export function ownCause(text: string, pain: Pain): string {
  const given =
    BLAMED.exec(text)?.[1] ??
    (isFrench(tokenize(text)) ? BLAMED_IN_FRENCH.exec(text)?.[1] : undefined) ??
    TAKEN_BY.exec(text)?.[1];
  // 'I keep them because if I let them go …' tells why somebody does something, not why the trouble comes.
  const because = given && !/^(?:if|when|otherwise)\b/i.test(given) && !isSymptom(given, pain) ? given : undefined;
  const isOpening =
    given !== undefined &&
    new RegExp(
      `(?:^|[.!?;] )(?:because|since|as) ${given.slice(0, 12).replace(/[.*+?^$()|[\]\\]/g, '\\$&')}`,
      'i',
    ).test(text) &&
    !given.includes(',');
  if (isOpening) return '';
  const clause = because ?? PLAINLY.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  return clause ? shorten(quotable(clause).replace(/[.,;:]+$/, ''), 24) : '';
}

const isSymptom = (clause: string, pain: Pain): boolean =>
  MEASURED.test(clause) &&
  countLoose(tokenize(clause), pain.recognise.event) > 0 &&
  !pain.causes.some((cause) => countHits(tokenize(clause), cause.match) > 0);

/** 'There is nowhere dry to keep it' says that it is not kept. */
const NOWHERE = /\bnowhere\b[^.,;]*/gi;

/** The pain's causes that the founder names in what he blames; a word elsewhere in his text names none. */
export function namedCauses(text: string, pain: Pain, blamed: string): string[] {
  const told = (words: string) => {
    const tokens = tokenize(words.replace(NOWHERE, 'nowhere'));
    return pain.causes.filter((cause) => countHits(tokens, cause.match) > 0).map((cause) => cause.id);
  };
  return blamed === '' ? [] : told(isFrench(tokenize(text)) ? text : blamed);
}

const LINK =
  /^(?:the|a|an|our|my|many|most|some|all|of|in|at|to|for|from|by|with|and|or|but|as|like|so|because|other|these|those|sell|sells|use|uses|have|has|rent|rents|buy|buys)$/;

/** 'Motorcycle taxi riders' are named by a motorcycle; they do not sell one. */
function withoutPeople(tokens: readonly Token[], who: string): Token[] {
  const head = who.split(' ').at(-1) ?? '';
  const named = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    if (head === '' || token.word !== head) continue;
    for (let i = at; i >= Math.max(0, at - 3); i--) {
      const word = tokens[i];
      if (!word || word.sentence !== token.sentence || (i < at && LINK.test(word.word))) break;
      named.add(i);
    }
  }
  return tokens.filter((_, at) => !named.has(at));
}

/** What people do about it today, of the ways the pain knows; nobody's trade and nobody's delay is one. */
export function namedWorkaround(text: string, pain: Pain, who: string): string {
  const tokens = withoutPeople(tokenize(withoutTrade(text)), who);
  return pain.alternatives.find((a) => countHits(tokens, a.match) > 0)?.text ?? '';
}

const SOLUTION =
  /\b(?:an? |the |our |my )?((?:mobile |web |phone |ai[- ]powered |ai |online |digital |ussd )*(?:app|application|platform|marketplace|chatbot|website|drone|saas|dashboard|wallet))\b/;
const INTENT =
  /\b(?:i|we) (?:want|plan|would like|am|are|intend|hope)\b[^.]{0,40}\b(?:build|create|develop|launch|make|start|building|creating|developing|launching|offer)\b|^(?:an? )?(?:mobile |web |ai[- ]powered |online )?(?:app|platform|marketplace)\b/;

/** The remedy a founder already has in mind; '' when he speaks of the problem only. */
export function namedSolution(text: string): string {
  const folded = fold(text);
  if (!INTENT.test(folded)) return '';
  return SOLUTION.exec(folded)?.[1] ?? '';
}

const PAYS =
  /\b(?:pre-?orders?|deposits? (?:from|received)|paying (?:customers?|users?|clients?)|they (?:already )?pay us|customers? (?:have )?paid|we (?:have )?sold|revenue of)\b/;
const DOES =
  /\b(?:pilot(?:ed)?|prototype|we (?:counted|measured|weighed|tracked|recorded|observed|watched|tested)|i (?:looked (?:at|through|in|into) (?:the|their|our) (?:register|book|books|records?|ledger|stock cards?|files?)|counted|measured|weighed|recorded|observed|watched|tested)|waiting list|signed up)\b/;
/** Only what the founder heard with his own ears: 'factories say' is news, 'they told me' is a talk. */
const SAYS =
  /\b(?:i|we) (?:have |had |also |just |once |already |recently |personally |then )*(?:spoke|spoken|talked|asked|met|interviewed|surveyed|visited(?! (?:[a-z0-9]+ )?(?:flats?|rooms?|houses|apartments?|plots?)\b)|called|phoned|rang)\b|\b(?:told|tells?|said to|explained to|confirmed to) (?:me|us)\b|\b(?:i|we) (?:did|held|ran|made|had|conducted|carried out) (?:[a-z0-9-]+ ){0,3}(?:interviews?|surveys?|talks|conversations|focus groups?)\b|\b(?:my|our) (?:interviews|survey|talks)\b|\bj'ai (?:parle|demande|interroge|rencontre)|\bnous avons (?:parle|demande|interroge|rencontre)|\b(?:m'ont|nous ont|m'a) dit\b/;
const NONE =
  /\b(?:no interviews?|not (?:yet )?(?:interviewed|spoken|talked|asked)|have(?:n't| not) (?:yet )?(?:interviewed|spoken|talked|asked)|no one (?:yet|interviewed)|none yet)\b/;

/** Money that reached the founder: those who pay are counted, or pay 'us'. */
const PAID_US =
  /\b(?:have |has |had |already |also )*(?:paid|pay|pays|paying) (?:(?:us|me|our|for (?:our|ours|my))\b|\d[^.]{0,30}\bfor (?:our|my)\b)|\b(?:bought|ordered|buys?|renewed)\b[^.]{0,50}\bfrom us\b|\bbought our\b|\b(?:have paid|paid) (?:a )?deposits?\b|\bfor a fee of\b|\bsell to (?:our|us)\b/;
const COUNTED_PAID =
  /\b\d[\d,]* (?:of (?:the |our |my )?\d* ?)?(?:[a-z-]+ ){0,3}(?:have |had |each |then )?(?:paid|pay|bought|renewed|ordered again|came back (?:to pay|for more))\b/;
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

/** How far the founder's own evidence reaches: desk < says < does < pays; with how many, and with whom. */
export function evidenceRung(text: string): {
  readonly rung: EvidenceRung;
  readonly count: number;
  readonly people: string;
} {
  const folded = fold(text).replace(
    /\b(?:nobody|no one|no-one|cannot|can't|never|not|who) (?:can |could |will |ever )?tells? (?:us|me)\b/g,
    ' ',
  );
  if (NONE.test(folded)) return { rung: 'desk', count: 0, people: '' };
  const sentences = sentencesOf(folded).flatMap((s) => s.split(/;\s+/));
  const paid = sentences.findIndex((s, i) => isPaid(s, sentences[i - 1] ?? ''));
  const rung = paid >= 0 ? 'pays' : DOES.test(folded) ? 'does' : SAYS.test(folded) ? 'says' : 'desk';
  if (rung === 'desk') return { rung, count: 0, people: '' };
  const sentence = sentences[paid] ?? sentences.find((s) => DOES.test(s) || SAYS.test(s)) ?? '';
  const counts = findNumbers(sentence).filter((n) => n.kind === 'count' && Number.isInteger(n.value) && n.value < 5000);
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
  const count = near !== '' ? Number(near.replace(/,/g, '')) : (asked ?? counts[0]?.value ?? 0);
  const people = findRoles(tokenize(sentence)).find((r) => r.one !== 'person' && r.runs !== true)?.many ?? '';
  return { rung, count, people };
}
