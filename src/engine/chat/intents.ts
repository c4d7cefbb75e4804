/**
 * What founders ask a report, and the parts that speak to it, most wanted first: by how a part's heading begins. The words are
 * for finding a part, never for answering. Questions come folded: lower case, without accents.
 */
interface Intent {
  readonly asks: RegExp;
  readonly leads: readonly RegExp[];
  /** More than 1 where its words tell more than those of another intent in the same question. */
  readonly weight?: number;
  /** All of the leads belong together. */
  readonly isWhole?: boolean;
  /** A subject the report may hold little of: its words still have to be met. */
  readonly isSubject?: boolean;
  /** The lines of a part that it is about. */
  readonly lines?: RegExp;
}

const FIRST = [/^First test/, /^Where you stand/, /^Test 1\b/, /^Three cheap tests/, /^Fourteen days/];
const TESTS = [/^Test 1\b/, /^Test 2\b/, /^Test 3\b/, /^Three cheap tests/];

const INTENTS: readonly Intent[] = [
  {
    asks: /\bsummar\w*|\bin short\b|\bgist\b|\btl;?dr\b|\boverview\b|\bin brief\b|\bbriefly\b|\bshort version\b|\bin simple words\b|what (?:does|do|is) (?:this|the|your) (?:report|paper)\b(?!.{0,16}\babout\b)|(?:this|the|dis) (?:report|paper) (?:dey |de |is )?(?:say|talk|try|tell|mean)\w*(?!.{0,12}\babout\b)|\bmain points?\b|\bno understand\b|\bwhole thing\b|\b(?:in|for) (?:three|four|five|\d) lines\b/,
    leads: [/^The problem/, /^Verdict/, /^Where you stand/, /^First test/, /^What would end it/],
    isWhole: true,
  },
  {
    asks: /\bverdict\b|\bnarrow\b|\bproceed\b|\bgo (?:or|and) stop\b|\bgo on or\b|\breal answer\b|\bgood business\b|\bmost important\b|\bgo ahead\b|worth it|good (?:or|and) bad|good idea|bad idea|my idea (?:good|dead|bad)|idea .*\b(?:good|bad|dead)\b|should i (?:start|do it|build|continue|go on)|continue or|make i continue|can i start|support (?:my|the) idea|not enough known|(?:what|wetin) (?:do|would) (?:you|i) need (?:from me|to get one)/,
    leads: [/^Verdict/, /^Where you stand/, /^Narrow to|^Go on|^Find out before|^Stop/],
    isWhole: true,
  },
  {
    asks: /confidence|\bscore\w*|\bmarks?\b|\bpoints?\b(?! i)|\bproof\b|(?:only|why|get|got) (?:a )?[0-5](?: (?:of|for|out of) |\b)|not enough\b(?! known)|good enough/,
    leads: [/^Scorecard/, /^Verdict/],
    weight: 1.15,
  },
  {
    asks: /who.{0,14}\bpay\w*|\bpay(?:s|ing)? me\b|who .{0,12}\bpay\w*|\bpayers?\b|suppose[d]? to pay|can .{0,20}\bpay\b|\bafford\w*/,
    leads: [/^Who pays whom/, /^Will they want it/, /^How we read you/, /^Three questions/],
  },
  {
    asks: /money (?:flow|move|go)\w*|middle ?m[ae]n|\bbroker\w*|\bcheat\w*|who (?:earns|gains|keeps|carries)|\bgain in all\b/,
    leads: [/^Who pays whom/, /^Why it may happen/],
    isSubject: true,
  },
  {
    asks: /(?:what|wetin|which|how).{0,24}\b(?:first|next|nxt|start|begin)\b|what (?:do|must|should|can) i do|\bnext steps?\b|\b(?:do|start|begin|must|should)\b.{0,24}\b(?:monday|tomor+ow|tmrw|this week)\b|\bwhat now\b/,
    leads: FIRST,
  },
  {
    asks: /\b(?:the|your|my|day) plan\b|\bschedule\b|\btimeline\b|\btwo weeks\b|\bin what order\b|\bwhich day\b|\bhow many days\b|\blast day\b|\bnumber (?:one|two|three)\b|\bwhen does it come\b|\bdays? \d+\b/,
    leads: [/^Fourteen days/, /^Three cheap tests/],
  },
  {
    asks: /\bhow (?:much|many)\b.{0,40}\b(?:tests?|plan|total|altogether|everything|spend)\b|\btotal (?:cost|money)\b|\bmoney for (?:all|the)\b|\bcost of the (?:tests?|plan)\b|\bbudget\b|\bwhole plan\b|\bplan cost\b/,
    leads: [/^What the plan costs/, ...TESTS],
    lines: /Cost:|come to about/,
    weight: 1.15,
  },
  {
    asks: /\bwhich .{0,24}\b(?:expens\w*|cheap(?:est)?|biggest|costs? (?:most|more|less))\b|\bmost expensive\b|\bexpensive one\b|\bcheapest\b|\bmost of (?:that|the|this) money\b/,
    leads: TESTS,
    isWhole: true,
    lines: /Cost:/,
  },
  {
    asks: /\bhow much\b|\bwhat price\b|\bprice of\b|\bcosts?\b/,
    leads: [/^What the plan costs/, ...TESTS],
    isSubject: true,
  },
  {
    asks: /\bhow many\b.{0,40}\b(?:must|should|need|say yes|before|enough|counts|pay me)\b|\bthreshold\w*|\bto continue\b|\b(?:it|that) work(?:s|ed)\b|\bdid it work\b|\bcounts? as (?:a )?(?:pass|success)\b|\bto be a go\b|\b(?:means?|is a|count as a?) ?pass\b|\bwhat number\b|\bfor me to (?:go on|continue)\b/,
    leads: TESTS,
    isWhole: true,
    lines: /Hypothesis:|Threshold:|Go on if/,
  },
  {
    asks: /\bgiv(?:e|ing) up\b|\bquit\b|\bdrop (?:it|this|the idea|my idea)\b|\bkills?\b|\babandon\w*|\bend (?:it|this)\b|\bstop\b.{0,18}\b(?:this|business|it)\b|when .{0,20}\bstop\b|\bstop me\b|make me stop|\bfinish (?:this|the|my) (?:idea|project|business|thing)|\bleave (?:this|the|my) (?:idea|thing|business)\b|\bat (?:what|which) point\b|change .{0,12}(?:verdict|mind|to no)|what could .{0,20}change/,
    leads: [/^What would end it/, /^Deal-breakers/],
    isWhole: true,
  },
  {
    asks: /\b(?:if|when) (?:they|dem|people|all|most)\b.{0,12}\b(?:refuse|say no)\b/,
    leads: [/^What would end it/, /^Test 3\b/, /^Verdict/, /^Three cheap tests/],
  },
  {
    asks: /\brisks?\b|\briskiest\b|\bdangers?\b|\bgo wrong\b|\bfail\b|\bthreat\w*|\bpitfall\w*|\bimpossible\b|\bdeal.?breaker\w*/,
    leads: [/^Riskiest/, /^Deal-breakers/, /^What would end it/, /^Political/, /^Environmental/],
  },
  {
    asks: /\bmy (?:own )?idea\b|\bwhat (?:did )?you understood\b|\brepeat to me\b/,
    leads: [/^How we read you/, /^Where you stand/],
    lines: /\bidea\b/i,
  },
  { asks: /\bwrite (?:down|in)\b|\bnotebook\b/, leads: [/^Write down/, /^(?:\w+ talks|Talks)/] },
  { asks: /\bstep by step\b|\bhow (?:do|should) i do the test\b/, leads: TESTS },
  { asks: /\b(?:3|three) (?:big )?questions\b/, leads: [/^Three questions/] },
  {
    asks: /\bsafe(?:ty|ly)?\b|\bdangerous\b/,
    leads: [/^Three cheap tests/, /^Where to find/, /^Test 2\b/, /^Write down/],
    isSubject: true,
    lines: /danger|safe|[Ii]n company|leave of/,
  },
  {
    asks: /\bbribe\w*|\bsomething small\b|\bsmall something\b|\bkitu kidogo\b|\bgive (?:him|her|them|the officer) (?:money|something)\b/,
    leads: [/^Three cheap tests/, /^What people (?:may )?do instead/, /^Deal-breakers/],
    lines: /offered|asked for it|[Uu]nlawful|unofficial/,
  },
  {
    asks: /\bsame time\b|\bat once\b|\bbefore test\b|\bonly if\b|\bboth tests\b|\bskip (?:the )?(?:first|test)\b/,
    leads: [/^Fourteen days/, /^Three cheap tests/],
  },
  { asks: /\bassum\w*|\bguess\w*/, leads: [/^What we guessed/, /^Riskiest/, /^How we read you/] },
  {
    asks: /where.{0,30}\b(?:find|meet|go|look|people|ppl|talk|reach|get)\b|how (?:do|can) i (?:find|meet|reach)/,
    leads: [/^Where to find/, /^Five talks/, /^(?:Eight|Talks)/],
    isSubject: true,
  },
  {
    asks: /\b(?:what|which|wetin).{0,14}\b(?:ask|questions?)\b|\bquestions? (?:to|i|should|for)\b|\binterview\w*|\bask (?:them|dem|the|him|her)\b|\bwho.{0,16}\b(?:talk|ask|interview|people|meet)\b|people i should talk/,
    leads: [/^(?:\w+ talks|Talks)/, /^About the last time/, /^Where to find/],
    isWhole: true,
  },
  {
    asks: /\b(?:which|what|wetin|all|these) (?:the )?(?:three )?tests?\b|\bthree (?:small |cheap )?tests\b|\bexperiments?\b|\bpilot\b|\bprototype\b|\bmvp\b|\btest (?:it|this|the idea|my idea)\b|\bprove\b/,
    leads: TESTS,
  },
  {
    asks: /\ballow\w*|\blegal\w*|\billegal\w*|\blaws?\b|\blicen[cs]e\w*|\bpermits?\b|\bpermis+ion\b|\bfine[ds]?\b|\btax\w*|\bregister\w*|\bregulat\w*|\bofficer?s?\b|\bgovernment\b|\bpopia\b|\bprivacy\b|\bcustoms\b|\btrouble with\b|\bwho do i (?:call|ask)\b|\bsue\b/,
    leads: [/^Legal/, /^Political/, /^Deal-breakers/, /^Write down/],
    isSubject: true,
  },
  { asks: /\bpolitic\w*|\belection\w*|\bpolicy\b/, leads: [/^Political/], isSubject: true },
  {
    asks: /\bweather\b|\bclimate\b|\brain\w*|\bseason\w*|\bheat\b|\benvironment\w*/,
    leads: [/^Environmental/],
    isSubject: true,
  },
  {
    asks: /\bcompet\w*|\brivals?\b|\binstead\b|\balternative\w*|\bup against\b|\balready (?:do(?:ing)?|have)\b|what (?:do|are|other way).{0,30}\b(?:do|doing|use|using)\b(?: now| today)?|what else (?:can|are|do|could)\b|\btoday without\b|\bsubstitut\w*|\bworkaround\w*|whats? (?:is )?(?:wrong|bad) (?:about|with) (?:those|them)/,
    leads: [/^What people (?:may )?do instead/],
  },
  {
    asks: /\breasons?\b|\bcauses?\b|\brule out\b|\bwhy (?:does|do|are|did|they|it|the|people|we|dem)\b|\bbecause of\b|\bwhat else can be\b|\bcould it be\b|\bcan it be\b|\bprove me wrong\b|\bhow (?:do|can|would|wud|will) i (?:know|check|tell)\b/,
    leads: [/^Why it may happen/, /^Three questions/, /^Will they want it/],
  },
  {
    asks: /\bmarket size\b|\bhow big\b|\bhow many customers\b|\brevenue\b|\bpotential\b|\bin a year\b|\bcalculat\w*|\blo+se\b|\bloss(?:es)?\b|\bsum\b|what is missing|\bmissing\b.{0,10}\bthen\b/,
    leads: [/^What it adds up to/, /^What your numbers/, /^How big/, /^What nobody has counted/],
  },
  {
    asks: /\bprofit\w*|\bmargin\b|\bmake money\b|\bbusiness model\b|\bwhy would anyone pay\b|\bwant (?:it|this)\b|\bdemand\b/,
    leads: [/^Will they want it/, /^Who pays whom/, /^Test 3\b/],
  },
  {
    asks: /\bsources?\b|\bwhere.{0,24}\b(?:number|figure|percent|\d)|\bhow sure\b|\bwhere .{0,30}\bcom(?:e|es|ot) from\b|\bcomot from\b|\breally read\b|\bevidence\b|\breferences?\b|\bweb ?site\b/,
    leads: [/^Sources/, /^In figures/],
  },
  {
    asks: /\bfigures?\b|\bstatistics?\b|\bfacts?\b|\bwhat is known\b|\bper ?cent\b|\d+ ?%|\bgovernment number\b|\bhow many (?:people|mothers|women|children|pupils|farmers|of them)\b|\brecords?\b|\bdata\b|\bunknown\w*|\bopen questions?\b|\bnot known\b/,
    leads: [/^In figures/, /^What is known/, /^What nobody has counted/, /^Three unknowns/, /^Sources/],
    isSubject: true,
  },
  {
    asks: /\b(?:did|do|get|got|read|understood|understand) (?:them |you |they )?(?:get |got |understand |read )?(?:me|my)\b.{0,10}(?:wrong|right|words)?|\bi (?:said|told)\b|\bmy problem (?:was|is)\b|\bgot me wrong\b|\breport (?:is|talks|talking) (?:all )?about\b/,
    leads: [/^How we read you/, /^What we guessed/],
  },
  {
    asks: /\bcredits?\b|\bcharged\b|\bfull (?:report|one)\b|\bwhere is my (?:full )?report\b|\bstarter kit\b|\b(?:so|very) short\b|\bdid i pay\b|\bwhole report\b/,
    leads: [/^We have no playbook/, /^Add what you found/],
    isWhole: true,
  },
  {
    asks: /\badd what\b|\bhow (?:do|can) i (?:make it|change)\b|\bhow (?:do|can) i get the (?:full|whole)\b|\bhow .{0,14}(?:higher|better|improve)\b|\bmy notes\b|\bno network\b|\boffline\b/,
    leads: [/^Add what you found/, /^Scorecard/],
  },
];

const NUMBERED: readonly (readonly [asks: RegExp, lead: RegExp])[] = [
  [/\b(?:test (?:1|one)|first test)\b/, /^Test 1\b|^Three cheap tests/],
  [/\b(?:test (?:2|two)|second (?:test|one))\b/, /^Test 2\b|^Three cheap tests/],
  [/\b(?:test (?:3|three)|(?:third|last) (?:test|one))\b/, /^Test 3\b|^Three cheap tests/],
];

const PLACES = [1, 0.8, 0.6, 0.5, 0.4];

export interface Wish {
  /** How much a part of this heading is wanted, 0 to 1.2. */
  readonly of: (heading: string) => number;
  /** Whether it is asked for itself: the question's other words need not stand in it. */
  readonly isNamed: (heading: string) => boolean;
  /** All parts that are wanted belong into the answer. */
  readonly isWhole: boolean;
  /** The lines of a part that are asked for. */
  readonly lines: RegExp | null;
  /** The question without the words by which it was understood. */
  readonly rest: string;
}

/** What a question asks for by name. */
export function wishIn(folded: string): Wish {
  const asked = INTENTS.filter(({ asks }) => asks.test(folded));
  const numbered = NUMBERED.filter(([asks]) => asks.test(folded));
  const named = asked.filter(({ isSubject }) => !isSubject);
  const understood = [...named.map(({ asks }) => asks), ...numbered.map(([asks]) => asks)];
  const isNumbered = (heading: string) => numbered.some(([, lead]) => lead.test(heading));
  return {
    rest: understood.reduce((rest, asks) => rest.replace(new RegExp(asks, 'g'), ' '), folded),
    isWhole: numbered.length === 0 && asked.some(({ isWhole }) => isWhole),
    lines: asked.find(({ lines }) => lines)?.lines ?? null,
    isNamed: (heading) => isNumbered(heading) || named.some(({ leads }) => leads.some((lead) => lead.test(heading))),
    of: (heading) =>
      isNumbered(heading)
        ? 1.2
        : Math.max(
            0,
            ...asked.map(({ leads, isSubject, weight = 1 }) => {
              const at = leads.findIndex((lead) => lead.test(heading));
              return at < 0 ? 0 : (PLACES[at] ?? 0.3) * (isSubject ? 0.7 : weight);
            }),
          ),
  };
}
