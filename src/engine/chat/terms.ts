import { fold } from '../text/clean.ts';

/*
 * What a question and a part of a report have in common beyond their letters: stems, and concepts that several words
 * stand for. A founder asks 'who are my rivals?' where the report says 'alternatives'.
 */

const STOP = new Set(
  'a an the and or but if then than so of in on at to for from by with about into over after before as is are was were be been being am do does did doing have has had having will would can could should shall may might must i me my mine we us our you your yours he him his she her it its they them their this that these those there here what which who whom whose when where why how not no nor only own same such too very just also any some each every all both few more most other again once s t don now up down out off per get got give gives given go goes going make makes made let say says said tell tells told know knows known think thinks report reports document baraza according please really actually maybe perhaps im whats isnt arent cant dont doesnt its thing things stuff way kind sort like would myself yourself himself herself themselves u soon hardly even still wont maybe'.split(
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
bearing: swallow* bear bears bore carr* absorb* shoulder* stuck sits hurt suffer* loss loses
deposit: deposit* advance* upfront front prepay* prepaid down beforehand before first ahead
mothers: women woman mum mums mom moms mother* mama* female girl* wife wives lady ladies
wages: salar* wage* payday paycheck income earn* draw*
thieves: thief thieves rob* steal* stolen theft unsafe scared afraid fear* danger* secur* safe
abroad: abroad overseas foreign diaspora cousin* relative* remit* migrant*
bikes: bike* biker* rider* motorbike* motorcycle* moto* boda* okada* taxi*
vehicles: truck* lorry lorries van vans vehicle* car cars driver* haul*
crates: crate* box* container* basket* carton* sack* bag*
crushing: crush* squash* squeez* bruis* smash* break* broke* damage*
trying: try tries tried trying test* trial* experiment* pilot* compar* fair* check* find
writing: writ* written log logs diary card* page* note* notebook* book* record* form forms jar jars tally paper*
reading: read* litera* school* illitera*
court: sue suing sued court* law* lawyer* legal claim* judge* police
digital: app apps whatsapp digital online internet data software platform website smartphone*
cold: cold cool* fridge* ice chill* refrigerat* freez* warm* heat hot
collecting: collect* pickup pick* fetch* gather* round rounds pass*
hours: morning dawn evening night noon hour* midnight am pm late early
rejecting: reject* refus* turned turn decline* deny denied sent
dirt: dirt* clean* hygien* wash* wet water*
blame: blam* name reputation fault promis*
rarely: rare* seldom often frequen* sometimes once happen*
rooms: hall halls room* space* venue* shelter* roof
hiding: hide* hid secret* keep* conceal* tell* silent
failing: fail* nothing without unsuccess* vain
cash: cash note notes coin* purse till drawer banknote*
speed: fast* quick* soon* slow* delay* speed* hurry
poor: poor* poverty afford* chip share cheap means broke
share: share* chip split* together pool* group* club* circle* join*
machine: machine* equipment device* tool* engine* pump* oven* lamp* cooler*
owner: own* owner* belong* landlord* boss* employer*
animals: animal* cattle cow cows goat* sheep chicken* hive* herd* bee bees
goods: goods stock* product* item* parcel* merchandise ware*
home: home house* household* family families famil* husband* parent* kin
lend: lend* loan* borrow* credit interest debt*
job: job* work* labour employ* hire* hiring recruit*
teach: teach* train* learn* lesson* class* course* student* pupil*
insure: insur* cover* premium* claim* polic*
trick: trick* cheat* fraud* scam* fake* con liar lie lies false
move: move* relocat* elsewhere shift* away
fix: fix* repair* mend* remedy solution solve* cure*
worth: worth* value* valuable benefit* gain* win* profit*
compete: copy copies copied imitat* steal
scale: scale scales weigh* weight measur*
warn: warn* alert* notice signal* sign signs alarm*
agree: agree* terms contract* promise* written deal*
busy: busy crowd* queue* line lines peak rush wait*
expert: expert* doctor* surgeon* nurse* specialist* technician* mechanic*
stranger: stranger* trust* know* unknown
old: old older outdated stale fresh recent current* age
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
