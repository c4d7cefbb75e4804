import { fold } from '../text/clean.ts';

/*
 * What a question and a part of a report have in common beyond their letters: stems, and concepts that several words
 * stand for. A founder asks 'who are my rivals?' where the report says 'alternatives'.
 */

const STOP = new Set(
  'a an the and or but if then than so of in on at to for from by with about into over after before as is are was were be been being am do does did doing have has had having will would can could should shall may might must i me my mine we us our you your yours he him his she her it its they them their this that these those there here what which who whom whose when where why how not no nor only own same such too very just also any some each every all both few more most other again once s t don now up down out off per get got give gives given go goes going make makes made let say says said tell tells told know knows known think thinks report reports document baraza according please'.split(
    ' ',
  ),
);

/** Words that stand for one idea; the first names it. A trailing * meets every word that begins so. */
const CONCEPTS = `
competitor: competitor* competition rival* alternativ* substitut* instead workaround* option*
payer: payer* pays paying pay paid customer* client* buyer* wallet purse purchas* fund* foot charge* fee fees
price: price* pricing cost* expens* fee fees charge* cheap dear budget spend* spent afford* tariff
size: big bigger size large market worth revenue earn* income turnover potential valu* sales
loss: loss* lose loses lost losing damage* waste* harm
cause: cause* reason* why root* explain* explanation* behind origin* blame* culprit* driver
stop: stop* kill* abandon* quit drop dropp* give walk end ends ending fail* pull plug cancel* shut forget
risk: risk* danger* threat* uncertain* fatal ruin* sink* break breaker*
test: test* experiment* trial* pilot* try tries trying prove proof check* measure* verif*
first: first start* begin* initial tomorrow monday opening step earliest
talk: talk* interview* ask asks asked conversation* speak* spoke question* chat* discuss* meet* approach* listen*
where: where place* location* locat* find spot* area* site* reach
assume: assum* guess* suppos* presum* estimate* granted hypothes* unproven
unknown: unknown* missing unclear gap* unanswered open unsure doubt* blank
verdict: verdict conclusion* decision* decid* recommend* judge* judgement* advice advise* proceed ahead pursue
confidence: confiden* sure certain* trust* reliab* believ* convinc*
against: against contrary counter* disprov* oppos* contradict* negative sceptic* skeptic* disagree* weak* argu*
plan: plan* schedule* timetable calendar day days fortnight week* timeline agenda roadmap
people: people person population inhabitant* many number count* live lives
licence: licen* permit* permission* law* legal regulat* rule* authorit* office* govern* official* compliance approv* regist*
power: power electric* grid energy light lit socket outage* blackout*
phone: phone* mobile line* handset* sms ussd call* cellular
internet: internet online web data connect* broadband
momo: money wallet* account* bank* momo digital cashless
poverty: poor* poverty income* afford* low means living
prices: inflation price* rise* rising rose increase* dearer
jobs: job* work* employ* unemploy* labour labor occupation*
roads: road* transport* infrastructure logistic* truck* freight
school: school* educat* literate literacy read reading class* learn* pupil* teach*
women: women woman gender female girl* wife wives
youth: young youth* age aged old older median child children
health: health* doctor* clinic* hospital* nurse* physician* medic* birth* mother* death*
water: water sanitation toilet* drink* rain* wet
credit: credit loan* borrow* lend* lender* debt finance*
farm: farm* agricult* crop* harvest* field* soil
town: town* urban city cities rural village*
tax: tax* revenue duty vat levy
season: season* month* weather climate heat rain* environment* harvest
score: score* mark* points rating grade* scorecard rank*
source: source* publish* record* reference* cite* citation* evidence statistic* figure* come
formula: formula calculat* comput* arithmetic worked sum sums equation math*
sensitive: sensitiv* moves move swing* influence* matters affect* depend* biggest variable
decide: decid* decision* power control* influence* say gatekeeper* block*
suffer: suffer* victim* affected hurt* bear* sufferer* beneficiar* group*
often: often frequen* times weekly daily monthly regular*
want: want* desire* demand need* interest* like adopt* accept*
profit: profit* viable pay back margin money return economics
feasible: feasible possib* practical difficult* hard obstacle* implement* done operat* barrier*
total: total together altogether overall sum combined whole
dollar: dollar* usd exchange rate convert* currency
threshold: threshold* enough success* pass* target* result* criterion criteria benchmark
method: method* procedure* conduct* run carry steps how
year: year* annual* annum season
`;

const table = CONCEPTS.trim()
  .split('\n')
  .map((line) => {
    const [name = '', words = ''] = line.split(': ');
    const list = words.split(' ');
    return {
      name: `#${name}`,
      whole: new Set(list.filter((w) => !w.endsWith('*'))),
      starts: list.filter((w) => w.endsWith('*')).map((w) => w.slice(0, -1)),
    };
  });

export const conceptsOf = (word: string): string[] =>
  table.filter((c) => c.whole.has(word) || c.starts.some((s) => word.startsWith(s))).map((c) => c.name);

/** Enough of English endings that 'traders', 'trading' and 'trade' meet. */
export function stem(word: string): string {
  let w = word;
  if (w.length > 4)
    w = w
      .replace(/(?:ies)$/, 'y')
      .replace(/(?:sses)$/, 'ss')
      .replace(/([^s])s$/, '$1');
  if (w.length > 5) w = w.replace(/(?:ing|edly|ed|er|ers|ly|ment|ness|ation|ations)$/, '');
  return w.replace(/(.)\1$/, '$1').replace(/[ey]$/, '');
}

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that carry a question or a sentence, in order. */
export const contentWords = (text: string): string[] => wordsOf(text).filter((w) => !STOP.has(w) && w.length > 1);
