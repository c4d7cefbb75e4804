import { stem } from './terms.ts';

/*
 * Concepts that several words stand for: a founder asks 'who are my rivals?' where the report says 'alternatives'. The
 * first word of a line names the idea. A trailing * meets every word that begins so.
 */
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
lorry: lorry lorries truck* van vans vehicle* tricycle*
mum: mum mums mom moms mother* mama* parent*
dad: dad dads father* husband* parent*
kid: kid kids child* baby babies toddler* infant* newborn* boy boys girl* pupil*
boss: boss* chief* chair* leader* manager* foreman foremen owner* master* head heads
middleman: middlem* broker* agent* dealer* wholesaler* yard intermediar*
bribe: brib* gift gifts kickback* corrupt* share inside somebody insider* favour*
ashamed: asham* shame sham* face embarrass* pride proud insult* offend* mistrust
police: police* report officer* guard* thief thieves law
guard: guard* watchm* watch watched security sentry
steal: steal* stole* theft thief thieves rob* pilfer* missing carr* vanish*
rot: rot rots rotten spoil* spoilt sour mould* decay* bad waste*
broken: broken broke dead fail* faulty defect* damag* stopped
fix: fix* repair* mend* technician* mechanic* part parts spare* bench
battery: batter* panel* solar cell cells
petrol: petrol fuel* diesel gasoline litre* can cans jerrycan*
machine: generator* motor* engine* machine*
landlord: landlord* owner* roof house tenan*
tenant: tenan* renter* lodger* rent rents room rooms
lend: lend* lent loan* borrow* credit advance* debt*
owe: owe owes owed owing debt* debtor* arrears unpaid book
reminder: remind* message* call calls ring rings rang text sms
refuse: refus* reject* decline* no turn turned sent away
customer: customer* client* buyer* guest* visitor* patient* tourist*
tourist: tourist* visitor* stranger* guest* traveller*
deposit: deposit* pledge* advance* half beforehand
overbook: overbook* twice double doubl* room
noshow: noshow* absent missing broken reserve* reservation* booking*
permit: permit* licen* badge* paper papers stamp register* registr*
inspect: inspect* check* checks control* test tests standards
forbid: forbid* ban bans banned prohibit* outlaw* illegal fine fined
demolish: demolish* clear* torn tear bulldoz* evict* remov*
wet: wet rain* rains pour* flood* storm* drench*
night: night nights evening* dark dusk dawn midnight
early: dawn early morning* sunrise
wait: wait* queue* line lines bench delay* stand* idle
appointment: appointment* hour hours slip slips slot fixed
nurse: nurse* doctor* staff clinician* surgeon* midwi*
pill: pill pills tablet* medicine* drug drugs refill*
healer: healer* herb* traditional witch*
sick: sick ill illness* disease* fever* unwell cough*
recovered: fine well healthy better cured
birth: birth* labour deliver* pregnan*
rival: rival* competitor* alternativ* instead
cart: cart carts barrow* wheelbarrow push pusher*
tap: tap taps valve* pipe* utility
barrel: drum drums tank* barrel* can cans container* jerrycan*
rubbish: rubbish garbage trash waste litter refuse heap heaps dump bag bags
gutter: gutter* drain* channel* sewer* outlet*
burn: burn* burnt fire fires smoke lit light* match
goat: goat* animal* feed fed manure peel*
scale: scale scales weigh* weight* kilo kilos balance
factory: factory factories plant plants mill mills gate buyer*
fair: fair fairly honest* even equal* just
compare: compar* beside side other difference versus
number: count counts counted number* many tally
measure: measur* weigh* count* mark marks
height: high height* level* mark marks hand deep
clean: clean* clear* wash*
neighbour: neighbour* next street door lane
sign: sign signs signed paper page written agree* contract*
lawyer: lawyer* court* legal paralegal* advocate*
inherit: inherit* estate* heir* will widow*
inlaws: inlaw* laws brother* kin clan relatives family
church: church* priest* congregation* mosque* mission* faith
burial: burial* funeral* death died dead dying dies
insurer: insur* cover policy premium*
claim: claim* payout* pay paid compensation
document: document* paper papers form forms file files folder* record*
delay: delay* late stall* wait* slow
poach: poach* leave leaves left loses lose
diploma: diploma* certificate* degree* paper papers
internship: intern* trainee* trial placement apprentice*
employer: employer* firm firms company companies boss* business*
family: family families kin relative* cousin* brother* uncle* aunt*
parcel: parcel* package* drop drops deliver* box boxes
address: address* door doors house gate way lane map pin location
route: route* way road path direction* turn
neighbourhood: neighbourhood* quarter* area* district* lane* street*
map: map maps pin pins gps location
voice: voice spoken speak* audio listen* recorded record
app: app apps tool software program screen phone
bundle: bundle* data megabyte* airtime internet
wifi: wifi wireless hotspot*
expire: expir* midnight end ends lost gone wiped leftover unused
update: updat* background apps settings set-up
video: video* film* cartoon* heavy entertainment
teacher: teacher* school head headteacher class lesson*
language: language* tongue* mother spoken
read: read* letters page story literacy
homework: homework lesson* class half
treasurer: treasurer* keeper* secretary chair box key
pot: pot pots fund kitty savings box
meeting: meeting* gather* round rounds
quarrel: quarrel* fight* dispute* argue* conflict* complain*
harm: harm* hurt* injur* danger* accident* falls blood
liable: liab* answers responsible fault blame*
worker: worker* hand hands labourer* men backs staff helper*
site: site sites building wall walls construction
sand: cement bag bags steel sand block*
shed: shed hut huts container* lock* lock-up store
job: job jobs order orders post posts work
wood: wood timber plank* board* material
carpenter: carpenter* maker* workshop* joiner*
profit: profit* margin gain* left thin
bill: bill bills invoice* paid desk clerk
hotel: hotel* guest* lodge* house
sale: sale* sell* sold selling buyer*
gossip: gossip news talk company jokes rest
supply: suppl* stock deliver* van vans wholesaler*
shelf: shelf shelves stock goods missing
tired: tired exhaust* burden
trust: trust* vouch* believe* faith known face
secret: secret* hide* hidden unseen conceal*
song: song songs music play plays played tune
radio: radio* station* air airplay broadcast
bar: bar bars club restaurant* place places
society: society collect* body office bureau gather*
tip: tip tips coin coins fan fans donat*
artist: artist* musician* singer* band
warn: warn* alert* rang heads-up
feed: feed feeds fodder bag bags grain maize
maize: maize grain* cereal* corn soya
egg: egg eggs chicken* bird birds hen poultry
weak: weak* less low poor thin
mix: mix* blend* own recipe
online: online internet web facebook whatsapp reviews
`;

const whole = new Map<string, string[]>();
const starts = new Map<string, string[]>();
let shortest = 9;
for (const line of CONCEPTS.trim().split('\n')) {
  const [name = '', words = ''] = line.split(': ');
  for (const word of words.split(' ')) {
    const isStart = word.endsWith('*');
    // The index of a report holds stems: 'lorry' stands there as 'lorr'.
    const key = isStart ? word.slice(0, -1).replace(/(?<=...)[ey]$/, '') : stem(word);
    const index = isStart ? starts : whole;
    index.set(key, [...(index.get(key) ?? []), `#${name}`]);
    if (isStart) shortest = Math.min(shortest, key.length);
  }
}

/** The ideas that a word, or its stem, stands for. */
export function conceptsOf(word: string): readonly string[] {
  const found = new Set([...(whole.get(word) ?? []), ...(whole.get(stem(word)) ?? [])]);
  for (let length = shortest; length <= word.length; length++)
    for (const concept of starts.get(word.slice(0, length)) ?? []) found.add(concept);
  return [...found];
}
