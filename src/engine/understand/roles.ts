import { countHits, findAll, type Hit, type Token } from '../text/match.ts';
import { plural } from '../text/words.ts';
import { tellsDelay } from './delays.ts';

/** People and organisations that have problems or pay for them, as whole words in the singular; plurals are made. */
const ROLES =
  'farmer, smallholder, livestock keeper, grower, herder, pastoralist, fisher, fisherman, producer, outgrower, beekeeper, cooperative, trader, seller, vendor, hawker, wholesaler, retailer, shopkeeper, shop owner, shop, merchant, market woman, market queen, aggregator, middleman, processor, miller, exporter, importer, distributor, agro-dealer, dealer, agent, buyer, supermarket, restaurant, hotel, cook, ' +
  'patient, mother, father, parent, caregiver, guardian, child, infant, baby, adolescent, girl, boy, woman, man, youth, young person, elder, widow, refugee, migrant, returnee, family, household, villager, resident, tenant, landlord, customer, consumer, citizen, commuter, traveller, tourist, ' +
  'nurse, midwife, doctor, clinician, clinical officer, pharmacist, pharmacy, pharmacy owner, clinic, hospital, health centre, health center, health worker, community health worker, lab technician, laboratory, diabetic, ' +
  'student, pupil, learner, teacher, tutor, lecturer, headteacher, head teacher, principal, school, school owner, university, college, graduate, apprentice, trainee, trainer, ' +
  'driver, rider, truck owner, transporter, courier, logistics company, boda rider, okada rider, mechanic, artisan, tailor, carpenter, welder, plumber, electrician, hairdresser, builder, contractor, labourer, worker, domestic worker, miner, freelancer, developer, designer, creator, musician, artist, filmmaker, journalist, photographer, ' +
  'bank, lender, microfinance institution, mobile money agent, savings group, sacco, insurer, employer, company, manufacturer, factory, business, business owner, small business, sme, startup, entrepreneur, founder, merchant, accountant, lawyer, landowner, developer, municipality, council, government, ministry, ngo, donor, church, mosque, utility, recycler, waste picker, exam candidate, mobile money user, victim, survivor, grandmother, grandfather, orphan, choir, singer, troupe, drummer, player, dancer, swimmer, runner, club, coach, maker, keeper, guide, barber, guest house, lodge, broker, mason, picker, collector, repairer, packer, caterer, passenger, motorist, pensioner, taxpayer, person';

const MODIFIERS = new Set(
  'small, smallholder, small-scale, smallscale, large, large-scale, commercial, subsistence, rural, urban, peri-urban, young, older, elderly, female, male, women, woman, poor, low-income, informal, formal, independent, private, public, local, market, street, roadside, cross-border, fresh, primary, secondary, high, junior, church, football, chess, senior, university, college, boarding, day, nursery, preschool, vocational, community, mobile, money, boda, okada, taxi, truck, long-distance, delivery, dairy, poultry, cattle, goat, pig, fish, livestock, crop, horticulture, vegetable, fruit, tomato, maize, rice, cassava, coffee, cocoa, tea, cotton, onion, mango, potato, bean, egg, milk, grain, cereal, wheat, cashew, shea, sesame, seed, input, diabetic, pregnant, expectant, new, single, first-time, sick, hiv-positive, hypertensive, chronic, deaf, blind, disabled, self-employed, unemployed, micro, medium, family, salaried, retail, wholesale, food, clothing, clothes, fabric, phone, electronics, spare-parts, hardware, engineering, medical, law, export, home, domestic, migrant, displaced, solar, water, construction, factory, garment, software, freelance, online, junior, middle-income, government, state, rented, hospital, clinic, ward, village, district, city, displaced, science, maths, mathematics, english, computer, adult, teenage, school'.split(
    ', ',
  ),
);
/** Roles that pay more often than they suffer: not taken for the sufferer while another is named. */
const PAYING =
  /government|ministry|ngo|donor|municipality|council|company|bank|lender|insurer|founder|startup|developer|entrepreneur/;

export interface Role {
  readonly many: string;
  readonly one: string;
  readonly at: number;
  /** Where its modifiers begin. */
  readonly from: number;
  /** Told by what they run: 'my aunt runs a small school'. */
  readonly runs?: true;
}

const AS_PLURALS: Readonly<Record<string, readonly [string, string]>> = {
  government: ['government offices', 'government office'],
  ministry: ['ministries', 'ministry'],
  youth: ['young people', 'young person'],
  fisherman: ['fishers', 'fisher'],
  sme: ['small businesses', 'small business'],
  ngo: ['NGOs', 'NGO'],
  diabetic: ['people with diabetes', 'person with diabetes'],
  sacco: ['savings groups', 'savings group'],
};

/** Every role the text names, with the words before it that tell which ones. */
export function findRoles(tokens: readonly Token[]): Role[] {
  const roles = findAll(tokens, ROLES_AS_WORDS).map(
    (hit) =>
      ownerAt(tokens, hit) ?? illAt(tokens, hit) ?? kinAt(tokens, hit) ?? selfAt(tokens, hit) ?? roleAt(tokens, hit),
  );
  // A role that another one has taken in is its modifier: 'school teachers', 'smallholder maize farmers'.
  return roles.filter(
    (role) => !roles.some((other) => other.from <= role.at && role.at < other.at) && !isHeadcount(role, roles, tokens),
  );
}

/** 'A choir of 35 singers': the singers are counted, the choir is spoken of. */
function isHeadcount(role: Role, roles: readonly Role[], tokens: readonly Token[]): boolean {
  const at = role.from - 2;
  return (
    tokens[at]?.word === 'of' && /^\d+$/.test(tokens[at + 1]?.word ?? '') && roles.some((other) => other.at === at - 1)
  );
}

// Whole words in both numbers: 'market' must not be met by 'marketing', nor 'bank' by 'bankruptcy'.
const ROLES_AS_WORDS = ROLES.split(', ')
  .flatMap((r) => [`${r}!=${r}`, `${plural(r)}!=${r}`])
  .join(', ');

function roleAt(tokens: readonly Token[], hit: Hit): Role {
  // 'Women who sell clothes' are women traders.
  if (
    /^(?:woman|man|person|mother|girl|boy)$/.test(hit.noun) &&
    tokens[hit.to]?.word === 'who' &&
    /^(?:sell|sells|trade|trades)$/.test(tokens[hit.to + 1]?.word ?? '')
  ) {
    const women = /^(?:woman|mother|girl)$/.test(hit.noun);
    return {
      many: women ? 'women traders' : 'traders',
      one: women ? 'woman trader' : 'trader',
      at: hit.from,
      from: hit.from,
    };
  }
  const special = AS_PLURALS[hit.noun];
  const before: string[] = [];
  const trade = tradeBefore(tokens, hit);
  for (let i = hit.from - 1; i >= 0 && before.length < 3; i--) {
    const token = tokens[i];
    const next = tokens[i + 1];
    if (!token || token.sentence !== next?.sentence || next.start - token.end > 1) break;
    if (!MODIFIERS.has(token.word) && token !== trade) break;
    before.unshift(token.word);
  }
  const lead = before.length > 0 ? `${before.join(' ')} ` : '';
  return special
    ? { many: special[0], one: special[1], at: hit.from, from: hit.from - before.length }
    : { many: lead + plural(hit.noun), one: lead + hit.noun, at: hit.from, from: hit.from - before.length };
}

/** People named by what they make, keep or sell: any noun before the word belongs to it ('soap makers', 'cattle keepers'). */
const BY_TRADE =
  /^(?:choir|troupe|player|club|dancer|coach|maker|keeper|seller|grower|picker|collector|repairer|packer|importer|producer)$/;
const NO_TRADE =
  /^(?:a|an|the|and|or|of|to|for|from|with|by|small|some|many|most|few|other|our|my|his|her|their|these|those|all|young|good|new|old|same|who|that|is|are|as|in|at|on)$/;

function tradeBefore(tokens: readonly Token[], hit: Hit): Token | undefined {
  const token = tokens[hit.from - 1];
  return BY_TRADE.test(hit.noun) &&
    token &&
    /^[a-z-]{3,}$/.test(token.word) &&
    !NO_TRADE.test(token.word) &&
    /^\p{Ll}|^\p{Lu}\p{Ll}+$/u.test(token.raw)
    ? token
    : undefined;
}

/** What makes people a group of their own when they live 'with' it; the longest first. */
const LIVED_WITH =
  /^(?:high blood pressure|sickle cell(?: disease)?|mental illness(?:es)?|disabilit(?:y|ies)|hypertension|diabetes|hiv|epilepsy|asthma|cancer|albinism|tuberculosis|tb|malaria)\b/;

/** 'people with high blood pressure' are a group; 'people with a car' are only people. */
function illAt(tokens: readonly Token[], hit: Hit): Role | null {
  if (!/^(?:person|adult|child|woman|man|patient)$/.test(hit.noun) || tokens[hit.to]?.word !== 'with') return null;
  const rest = tokens.slice(hit.to + 1, hit.to + 5).map((t) => t.word);
  const illness = LIVED_WITH.exec(rest.join(' '))?.[0];
  if (!illness) return null;
  const name = illness === 'hiv' || illness === 'tb' ? illness.toUpperCase() : illness;
  return { many: `${plural(hit.noun)} with ${name}`, one: `${hit.noun} with ${name}`, at: hit.from, from: hit.from };
}

const CONDITION = /^(?:deaf|blind|disabled|sick|orphaned|autistic)$/;

/** 'parents of deaf children' are a group of their own; in French the word for the child comes first. */
function kinAt(tokens: readonly Token[], hit: Hit): Role | null {
  if (!/^(?:parent|mother|father|family)$/.test(hit.noun)) return null;
  const next = tokens.slice(hit.to, hit.to + 4).map((t) => t.word);
  const [a = '', b = ''] = /^(?:of|with|de|des)$/.test(next[0] ?? '') ? next.slice(1) : next;
  const isChild = (word: string) => /^child(?:ren)?$/.test(word);
  const condition = CONDITION.test(a) && isChild(b) ? a : isChild(a) && CONDITION.test(b) ? b : '';
  if (condition === '') return null;
  return {
    many: `${plural(hit.noun)} of ${condition} children`,
    one: `${hit.noun} of ${condition} children`,
    at: hit.from,
    from: hit.from,
  };
}

/** 'I am a nurse' tells who speaks, which need not be who suffers. */
function selfAt(tokens: readonly Token[], hit: Hit): Role | null {
  const before = tokens
    .slice(Math.max(0, hit.from - 4), hit.from)
    .map((t) => t.word)
    .join(' ');
  return /\b(?:i am|i'm|i was|i work as) (?:a |an )?(?:[a-z-]+ )?$/.test(`${before} `)
    ? { ...roleAt(tokens, hit), runs: true }
    : null;
}

const RUN = /^(?:runs?|running|owns?|owned|opened|manages?)$/;
const RUNNABLE = /^(?:school|shop|clinic|pharmacy|hospital|restaurant|hotel|factory|laboratory)$/;

/** 'my aunt runs a small private primary school' names a school owner. */
function ownerAt(tokens: readonly Token[], hit: Hit): Role | null {
  if (!RUNNABLE.test(hit.noun)) return null;
  for (let i = hit.from - 1; i >= Math.max(0, hit.from - 6); i--) {
    const token = tokens[i];
    if (!token || token.sentence !== tokens[hit.from]?.sentence) return null;
    if (RUN.test(token.word)) {
      const next = tokens[hit.to]?.word;
      // 'runs out of' and 'runs a school bus' are something else.
      if (/^(?:out|low|short|late)$/.test(tokens[i + 1]?.word ?? '') || next === 'bus') return null;
      return { many: `${hit.noun} owners`, one: `${hit.noun} owner`, at: hit.from, from: hit.from, runs: true };
    }
  }
  return null;
}

const VAGUE = /^(?:person|customer|consumer|buyer|shop|school|clinic|hospital|family|household)$/;
const SUFFERING =
  "lose, loses, lost!, cannot, can't, can’t, lack, wait, struggle, suffer, fail, miss, die!, dies, sick, drop out, walk, spend, run out, never, do not, don’t, are sent, unable, forced, borrow, go without, go hungry, sleep";

/** Whether what follows the role within its sentence is a hardship: 'vendors sell … and children get sick'. */
function suffers(role: Role, tokens: readonly Token[], roles: readonly Role[]): boolean {
  const next = roles.find((r) => r.from > role.at)?.from ?? tokens.length;
  const sentence = tokens[role.at]?.sentence;
  const near = tokens.slice(role.at + 1, Math.min(next, role.at + 9)).filter((t) => t.sentence === sentence);
  // What follows 'because' happens to something else: '… deliver babies because power fails'.
  const turn = near.findIndex((t) => /^(?:because|since|when|while|as)$/.test(t.word));
  const after = turn < 0 ? near : near.slice(0, turn);
  return countHits(after, SUFFERING) > 0;
}

/** What the pain says of people: whom it is about, who else is around it, and whom it only reaches in the end. */
export interface PeopleOfPain {
  readonly who: readonly string[];
  readonly around: readonly string[];
  readonly effects: readonly string[];
}

const OWN_WORD = 8;
const HURT = 3;
/** Whom the text opens with: 'Women who sell clothes buy closed bales. The importers never take anything back.' */
const OPENS = 4;
const AROUND = 2;
const VAGUENESS = -6;
const ONLY_AN_EFFECT = -4;
const RUNS_IT = -4;
const DEMANDS = -6;
/** Who pays suffers only where nobody else is left. */
const PAYS_FOR_IT = -4;

/** What is asked of somebody. */
const ASKED_OF_US = /^(?:deposit|advance|months?|years?|rent|money|bribes?|upfront|cash|more)$/;

/** Those who ask or are paid are the other side of the trouble: 'landlords want a deposit', 'they pay boys to carry it'. */
function demands(role: Role, tokens: readonly Token[]): boolean {
  const sameSentence = (i: number) => tokens[i]?.sentence === tokens[role.at]?.sentence;
  const after = tokens.slice(role.at + 1, role.at + 6).filter((_, k) => sameSentence(role.at + 1 + k));
  const before = [role.from - 1, role.from - 2].filter(sameSentence).map((i) => tokens[i]?.word ?? '');
  return (
    after.some(
      (t, k) =>
        (/^(?:wants?|demands?|charges?|insists?|overcharges?|cheats?|steals?|exigent?|demandent?|veut|veulent|reclament?)$/.test(
          t.word,
        ) ||
          (/^asks?$/.test(t.word) && after[k + 1]?.word === 'for')) &&
        // 'Boys who want to play', 'who want the copper' wish for something; they ask it of nobody.
        !(after[k - 1]?.word === 'who' && !after.slice(k + 1).some((next) => ASKED_OF_US.test(next.word))),
    ) ||
    paysLate(role, tokens) ||
    (before.some((word) => /^(?:pay|pays|paid)$/.test(word)) && !isPaidLate(role, tokens))
  );
}

const inSentence = (role: Role, tokens: readonly Token[]): string =>
  tokens
    .slice(role.at + 1, role.at + 10)
    .filter((t) => t.sentence === tokens[role.at]?.sentence)
    .map((t) => t.word)
    .join(' ');

/** 'Supermarkets pay after 90 days': those who keep the money are the other side. */
const paysLate = (role: Role, tokens: readonly Token[]): boolean =>
  /^(?:[a-z-]+ ){0,3}(?:pay|pays|paying|paid|settle|settles)\b/.test(inSentence(role, tokens)) &&
  !/^(?:is|are|was|were|get|gets|got)\b/.test(inSentence(role, tokens)) &&
  tellsDelay(inSentence(role, tokens));

/** … and whom they pay so late suffers. */
const isPaidLate = (role: Role, tokens: readonly Token[]): boolean =>
  /^(?:pay|pays|paid)$/.test(tokens[role.from - 1]?.word ?? tokens[role.from - 2]?.word ?? '') &&
  tellsDelay(`pay ${inSentence(role, tokens)}`);

/** What is given to people and harms them: then they do suffer. */
const HARM_GIVEN =
  /\b(?:diarrh\w+|cough\w*|pains?|fevers?|typhoid|cholera|malaria|disease\w*|sick\w*|ill\w*|infections?|worms?|rash\w*|headaches?|cancer|poison\w*|problems?|trouble|ulcers?|debts?|injur\w+|burns?|stress|asthma|fake|expired|rotten|dirty|bad|wrong|nothing|less|late|maux?|toux|fievre|diarrhee|maladies?|douleurs?|probl\w+)\b/;
const GIVES =
  /^(?:give|gives|gave|giving|feed|feeds|fed|serve|serves|served|offer|offers|provide|provides|teach|teaches|help|helps|donne|donnent|donnons|sert|servent|nourrit|offre|offrent)$/;

/** 'The school gives children one meal': whoever is given something good is served by it, not hurt. */
function isServed(role: Role, tokens: readonly Token[]): boolean {
  const sentence = tokens[role.at]?.sentence;
  let verb = -1;
  for (let i = role.from - 1; i >= Math.max(0, role.from - 6); i--) {
    const token = tokens[i];
    if (!token || token.sentence !== sentence || /^(?:because|but|and|who|which|that|mais|et|car)$/.test(token.word))
      break;
    if (GIVES.test(token.word)) {
      verb = i;
      break;
    }
  }
  if (verb < 0) return false;
  // 'Donne la bouillie aux enfants': further off, only those to whom it goes.
  const isNear = tokens
    .slice(verb + 1, role.from)
    .every((t) => LEAD.test(t.word) || /^(?:small|young|poor|sick|up|out|to|for|aux?|a)$/.test(t.word));
  const isTo = /^(?:to|for|aux?|a)$/.test(tokens[role.from - 1]?.word ?? '');
  if (!isNear && !isTo) return false;
  const given = tokens
    .slice(verb, role.at + 7)
    .filter((t) => t.sentence === sentence)
    .map((t) => t.word)
    .join(' ');
  return !HARM_GIVEN.test(given.split(/ (?:because|but|and|mais|et|car) /)[0] ?? '');
}

/** 'The hospital’s bill', 'la facture de l’hôpital': who writes the bill does not bear it. */
function isBiller(role: Role, tokens: readonly Token[]): boolean {
  const before = tokens
    .slice(Math.max(0, role.from - 4), role.from)
    .map((t) => t.word)
    .join(' ');
  return (
    /\b(?:bills?|fees?|invoices?|facture|frais|loyer) (?:of|from|de|du|des|at|a) ?(?:the|l|la|le)?$/.test(before) ||
    /^(?:bill|bills|invoice)$/.test(tokens[role.at + 1]?.word ?? '')
  );
}

/** Who asks, gives or sends the bill is told of, and does not bear it. */
const isOtherSide = (role: Role, tokens: readonly Token[]): boolean =>
  demands(role, tokens) || isServed(role, tokens) || isBiller(role, tokens);

/** 'We lose money to fake house agents': they do it, whoever else it is done to. */
const isCulprit = (role: Role, tokens: readonly Token[], roles: readonly Role[]): boolean =>
  roles.some(
    (other) =>
      other.one === role.one &&
      tokens
        .slice(Math.max(0, other.from - 2), other.at)
        .some(
          (t) => /^(?:fake|false|bogus|crooked|dishonest)$/.test(t.word) && t.sentence === tokens[other.at]?.sentence,
        ),
  );

const LEAD = /^(?:a|an|the|our|my|many|most|some|these|other|all|several|les|des|nos|mes)$/;

/** Whether the text begins with the role, words such as 'many' or 'our' aside. */
const opens = (role: Role, tokens: readonly Token[]): boolean =>
  role.from <= 3 && tokens.slice(0, role.from).every((t) => LEAD.test(t.word));

const HIRES = /^(?:book|hire|hires|find|finds|order|rent|call|reach)$/;

/** Whom others look for is the remedy in the text, not its sufferer: 'people can book a plumber or an electrician'. */
function isSought(role: Role, tokens: readonly Token[]): boolean {
  const sentence = tokens[role.at]?.sentence;
  for (let i = role.from - 1; i >= Math.max(0, role.from - 5); i--) {
    const token = tokens[i];
    if (token?.sentence !== sentence || /^(?:for|to|with|by|from)$/.test(token?.word ?? '')) return false;
    if (HIRES.test(token?.word ?? '')) return true;
  }
  return false;
}

/** Nouns that say nothing without the word before: a shop owner is no school owner. */
const EMPTY_HEAD = /^(?:owner|worker|group|person|agent|company)$/;

/** Whether two names mean the same people: 'dairy farmer' and 'smallholder farmer', not 'shop owner' and 'school owner'. */
function same(a: string, b: string): boolean {
  if (/ with /.test(a) && / with /.test(b)) return a.split(' ')[0] === b.split(' ')[0];
  if (a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`)) return true;
  const [x, y] = [a, b].map((n) => n.split(' ').at(-1) ?? '');
  return x === y && !EMPTY_HEAD.test(x ?? '');
}

/** 'Parents of unregistered children' are parents. */
const named = (role: Role, phrases: readonly string[]): boolean =>
  phrases.some((phrase) =>
    phrase
      .replace(/ (?:of|who|without) .*/, '')
      .split(/, | and | or /)
      .some((p) => same(role.one, p) || same(role.many, p)),
  );
const mentioned = (role: Role, texts: readonly string[]): boolean => {
  const words = [role.one, role.many].map((n) => n.split(' ').at(-1) ?? '');
  return texts.some((text) => text.split(/[^\p{L}-]+/u).some((word) => words.includes(word)));
};

/**
 * Who suffers: the people the pain is about wherever they stand in the text, then those to whom something bad happens;
 * no mere payer, none of the vague ones ('people', 'customers') while another is named, and nobody whom the trouble only
 * reaches through others ('teachers are paid late').
 */
export function sufferer(
  roles: readonly Role[],
  tokens: readonly Token[],
  people: PeopleOfPain,
  payer: Role | null,
): Role | null {
  const ranked = roles
    .filter((r) => !PAYING.test(r.one) && !isCulprit(r, tokens, roles))
    .map((role) => {
      const own = named(role, people.who);
      const around = named(role, people.around);
      const isOther = isOtherSide(role, tokens);
      const worth =
        (own ? OWN_WORD : 0) +
        (suffers(role, tokens, roles) ? HURT : 0) +
        (around ? AROUND : 0) +
        (opens(role, tokens) ? OPENS : 0) +
        (VAGUE.test(role.one) && !own ? VAGUENESS : 0) +
        (!own && mentioned(role, people.effects) ? ONLY_AN_EFFECT : 0) +
        (role === payer && !own ? PAYS_FOR_IT : 0) +
        (role.runs && !own ? RUNS_IT : 0) +
        (isOther ? DEMANDS : 0) +
        (isSought(role, tokens) ? DEMANDS : 0) +
        (isPaidLate(role, tokens) ? HURT : 0);
      return { role, worth, isOther };
    })
    // Nobody is better than one of whom all that is told says that he does not bear it.
    .filter(({ worth, isOther }) => !isOther || worth > 0)
    .filter(({ role }) => role.one !== 'person' || roles.every((r) => r.one === 'person' || isSought(r, tokens)))
    .sort((a, b) => b.worth - a.worth || a.role.at - b.role.at);
  // Those who pay more often than they suffer are taken only where the text says that they do.
  return (
    ranked[0]?.role ??
    roles.find((r) => suffers(r, tokens, roles) && !isOtherSide(r, tokens) && !isCulprit(r, tokens, roles)) ??
    null
  );
}

const PAYS = /^(?:pay|pays|paying|buy|buys|spend|spends|paient|achetent)$/;

/** Who pays, when the text says so: 'clinics would pay', 'paid by parents'. */
export function namedPayer(tokens: readonly Token[], roles: readonly Role[]): Role | null {
  for (const role of roles) {
    // 'We never know what the factory pays' asks for a price.
    if (
      isSought(role, tokens) ||
      tokens.slice(Math.max(0, role.from - 3), role.from).some((t) => /^(?:what|much)$/.test(t.word))
    )
      continue;
    const after = tokens.slice(role.at, role.at + 6).filter((t) => t.sentence === tokens[role.at]?.sentence);
    const nextRole = roles.find((r) => r.at > role.at)?.at ?? Number.POSITIVE_INFINITY;
    const verb = after.findIndex((t, k) => k > 0 && PAYS.test(t.word) && role.at + k < nextRole);
    // '… covers the families, but it pays only here': somebody else pays.
    if (/^(?:it|he|she|nobody|who)$/.test(after[verb - 1]?.word ?? '')) continue;
    if (verb > 0 && !after.slice(0, verb).some((t) => /^(?:not|cannot|can't|never|don't)$/.test(t.word))) return role;
    const before = tokens
      .slice(Math.max(0, role.at - 4), role.at)
      .map((t) => t.word)
      .join(' ');
    if (
      /\b(?:paid|funded|bought|covered|sell to|selling to|charge|customers are) (?:by |to |the )?[a-z-]* ?[a-z-]*$/.test(
        before,
      )
    )
      return role;
  }
  return null;
}

/** Whether the text says that they would pay for a remedy, not only that money of theirs is in the story. */
export function wouldPay(tokens: readonly Token[], role: Role): boolean {
  const words = tokens
    .slice(Math.max(0, role.from - 4), role.at + 7)
    .filter((t) => t.sentence === tokens[role.at]?.sentence)
    .map((t) => t.word)
    .join(' ');
  // Whoever pays late for what he bought is not one who pays for an end of it.
  if (paysLate(role, tokens)) return false;
  return /\b(?:would|could|can(?! ?not)|will|want|wants|ready|willing|agree|agreed|prepared) (?:[a-z']+ ){0,2}pay\b|\b(?:selling to|sell to|charge|customers are|paid us|pay us)\b/.test(
    words,
  );
}

/** Whether these are the people whom the pain's own tests ask for money. */
export const isPayerOf = ({ words }: { readonly words: { readonly payer: readonly string[] } }, role: Role): boolean =>
  named(role, words.payer);
