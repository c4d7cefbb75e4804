/**
 * What founders ask a report, and the parts that speak to it, most wanted first: by how a part's heading begins. The words are
 * for finding a part, never for answering. Questions come folded: lower case, without accents.
 */
interface Intent {
  readonly asks: RegExp;
  readonly leads: readonly RegExp[];
  /** So many of the parts belong together. */
  readonly cites?: number;
  /** A subject the report may hold little of: its words still have to be met. */
  readonly isSubject?: boolean;
}

const FIRST = [/^First test/, /^Where you stand/, /^Test 1\b/, /^Three cheap tests/, /^Fourteen days/];

const INTENTS: readonly Intent[] = [
  {
    asks: /\bsummar\w*|\bin short\b|\bgist\b|\btl;?dr\b|\boverview\b|\bin brief\b|\bbriefly\b|\bshort version\b|what (?:does|do|is) (?:this|the|your) (?:report|paper)|(?:this|the) (?:report|paper) (?:dey |de |is )?(?:say|talk|try|tell|mean)|main point/,
    leads: [/^The problem/, /^Verdict/, /^Where you stand/, /^First test/, /^What would end it/],
    cites: 4,
  },
  {
    asks: /\bverdict\b|\bnarrow\b|\bproceed\b|\bgo (?:or|and) stop\b|\bgo ahead\b|worth it|good (?:or|and) bad|good idea|bad idea|my idea (?:good|dead|bad)|idea .*\b(?:good|bad|dead)\b|should i (?:start|do it|build|continue|go on)|continue or|can i start/,
    leads: [/^Verdict/, /^Where you stand/, /^Narrow to|^Go on|^Find out before|^Stop/, /^What would end it/],
  },
  {
    asks: /confidence|\bscore|\bmarks?\b|\bpoints?\b|\bproof\b|(?:only|why|get|got|get) (?:a )?[0-5](?: (?:of|for|out of) |\b)|not enough|good enough/,
    leads: [/^Scorecard/, /^Verdict/],
  },
  {
    asks: /who.{0,14}\bpay|\bpay(?:s|ing)? me\b|who .{0,12}\bpay|\bpayers?\b|suppose[d]? to pay|can .{0,20}\bpay\b|\bafford/,
    leads: [/^Who pays whom/, /^Will they want it/, /^How we read you/, /^Test 3\b|^Three cheap tests/],
  },
  {
    asks: /money (?:flow|move|go)|middle ?m[ae]n|\bbroker|\bcheat|who (?:earns|gains|keeps|carries)/,
    leads: [/^Who pays whom/, /^Why it may happen/],
  },
  {
    asks: /(?:what|wetin|which|how).{0,24}\b(?:first|next|nxt|start|begin)\b|what (?:do|must|should|can) i do|\bnext steps?\b|\b(?:do|start|begin|must|should)\b.{0,24}\b(?:monday|tomor+ow|tmrw|this week)\b|\bwhat now\b/,
    leads: FIRST,
  },
  {
    asks: /\b(?:which|what|wetin|all|these) (?:the )?(?:three )?tests?\b|\bexperiments?\b|\bpilot\b|\bprototype\b|\bmvp\b|\btest (?:it|this|the idea|my idea)\b/,
    leads: [/^Three cheap tests/, /^Test 1\b/, /^Test 2\b/, /^Test 3\b/],
    cites: 3,
  },
  {
    asks: /\bplan\b|\bschedule\b|\btimeline\b|\bweeks?\b|\bin what order\b|\bwhich day\b|\bwhen does it come\b/,
    leads: [/^Fourteen days/, /^Three cheap tests/],
  },
  {
    asks: /how much.{0,40}\b(?:tests?|plan|cost|money|spend|need|total|everything)|\bbudget\b|\bwhole plan\b|\bcost (?:me|of the plan)\b|which .{0,12}(?:expensive|cheapest|cost)|most expensive|\bexpensive one\b/,
    leads: [/^What the plan costs/, /^Test \d|^Three cheap tests/],
  },
  {
    asks: /\bhow many\b.{0,40}\b(?:must|should|need|say yes|before|enough)\b|\bthreshold|\bto continue\b|\bsay it worked\b|\bit worked\b|\bdid it work\b/,
    leads: [/^Test \d|^Three cheap tests/, /^What would end it/],
  },
  {
    asks: /\bgiv(?:e|ing) up\b|\bquit\b|\bdrop (?:it|this)\b|\bkills?\b|\babandon\w*|\bend (?:it|this)\b|\bstop\b.{0,18}\b(?:this|business|it)\b|when .{0,20}\bstop\b|\bstop me\b|make me stop|finish (?:this|the) idea|change .{0,12}(?:verdict|mind|to no)|what could .{0,20}change/,
    leads: [/^What would end it/, /^Deal-breakers/, /^Verdict/],
  },
  {
    asks: /\brisks?\b|\bdangers?\b|\bgo wrong\b|\bfail\b|\bthreat\w*|\bpitfall\w*|\bdeal.?breaker|\bworr/,
    leads: [/^Deal-breakers/, /^What would end it/, /^Riskiest/, /^Political/, /^Environmental/],
  },
  {
    asks: /where.{0,30}\b(?:find|meet|go|look|people|ppl|talk|reach)\b|how (?:do|can) i (?:find|meet|reach)/,
    leads: [/^Where to find/, /^Five talks/, /^(?:Eight|Talks)/],
  },
  {
    asks: /\b(?:what|which|wetin).{0,14}\b(?:ask|questions?)\b|\bquestions? (?:to|i|should|for)\b|\binterview\w*|\bask (?:them|dem|the|him|her)\b|\bwho.{0,16}\b(?:talk|ask|interview|people)\b|people i should talk/,
    leads: [/^(?:\w+ talks|Talks)/, /^About the last time/, /^Where to find/],
  },
  {
    asks: /\ballow\w*|\blegal\w*|\billegal\w*|\blaws?\b|\blicen[cs]e|\bpermits?\b|\bpermission\b|\bpermision\b|\bfine[ds]?\b|\btax|\bregister\w*|\bregulat\w*|\bofficer?s?\b|\bgovernment\b|\bpopia\b|\bprivacy\b|\bcustoms\b|\btrouble with\b|\bwho do i (?:call|ask)\b/,
    isSubject: true,
    leads: [/^Legal/, /^Political/, /^Deal-breakers/, /^Write down/],
  },
  {
    asks: /\bpolitic\w*|\belection\w*|\bpolicy\b/,
    isSubject: true,
    leads: [/^Political/],
  },
  {
    asks: /\bweather\b|\bclimate\b|\brain|\bseason\w*|\bheat\b|\benvironment/,
    isSubject: true,
    leads: [/^Environmental/],
  },
  {
    asks: /\bcompet\w*|\brivals?\b|\binstead\b|\balternative\w*|\bup against\b|\balready do(?:ing)?\b|what (?:do|are) (?:people|families|they|the).{0,20}\b(?:do|doing)\b|\bsubstitut\w*|\bworkaround|whats? (?:is )?(?:wrong|bad) (?:about|with) (?:those|them)/,
    leads: [/^What people (?:may )?do instead/],
  },
  {
    asks: /\breasons?\b|\bcauses?\b|\breal one\b|\bwhy (?:does|do|are|did|they|it|the|people|we|dem)\b|\bbecause of\b|\bwhat else can be\b|\bcould it be\b|\bcan it be\b|\bprove me wrong\b|\bhow (?:do|can|would|wud|will) i (?:know|check|tell)\b/,
    leads: [/^Why it may happen/, /^Three questions/, /^Will they want it/],
  },
  {
    asks: /\bmarket size\b|\bhow big\b|\bhow many customers\b|\brevenue\b|\bpotential\b|\bin a year\b|\bcalculat\w*|\blo+se\b|\bloss(?:es)?\b|\bsum\b|what is missing|\bmissing\b.{0,10}\bthen\b/,
    leads: [/^What it adds up to/, /^What your numbers/, /^How big/, /^What nobody has counted/],
  },
  {
    asks: /\bprofit\w*|\bmargin\b|\bearn\b|\bmake money\b|\bbusiness model\b|\bprice to\b|\bworth paying\b|\bwhy would anyone pay\b|\bwant (?:it|this)\b|\bdemand\b/,
    leads: [/^Will they want it/, /^Who pays whom/, /^Test 3\b/],
  },
  {
    asks: /\bsources?\b|\bwhere.{0,24}\b(?:number|figure|percent|\d)|\bhow sure\b|\bwhere .{0,30}\bcom(?:e|es|ot) from\b|\bcomot from\b|\breally read\b|\bevidence\b|\breferences?\b/,
    leads: [/^Sources/, /^In figures/],
  },
  {
    asks: /\bfigures?\b|\bstatistics?\b|\bfacts?\b|\bwhat is known\b|\bper ?cent\b|\d+ ?%/,
    leads: [/^In figures/, /^What is known/, /^Sources/],
  },
  {
    asks: /\bunknown\w*|\bopen questions?\b|\bnot known\b|\bnobody (?:has )?count|\brecords?\b|\bdata\b/,
    leads: [/^What nobody has counted/, /^Three unknowns/],
  },
  {
    asks: /\b(?:did|do|get|got|read|understood|understand) (?:them |you |they )?(?:get |got |understand |read )?(?:me|my)\b.{0,10}(?:wrong|right|words)?|\bi (?:said|told)\b|\bassum\w*|\bguess\w*|\bgot me wrong\b|\breport (?:is|talks) (?:all )?about\b/,
    leads: [/^How we read you/, /^What we guessed/],
  },
  {
    asks: /\bcredits?\b|\bfull (?:report|one)\b|\bstarter kit\b|\bwhy (?:is|i got|did i get)? ?(?:this|it)? ?(?:so short|this starter|only)\b|\bdid i pay\b|\bwhole report\b/,
    leads: [/^We have no playbook/, /^Add what you found/],
  },
  {
    asks: /\badd what\b|\bhow (?:do|can) i (?:get|make it|change)\b|\bhow .{0,14}(?:higher|better|improve)\b/,
    leads: [/^Add what you found/, /^Scorecard/],
  },
];

const NUMBERED: readonly (readonly [asks: RegExp, lead: RegExp])[] = [
  [/\b(?:test (?:1|one)|first test)\b/, /^Test 1\b|^Three cheap tests/],
  [/\b(?:test (?:2|two)|second test)\b/, /^Test 2\b|^Three cheap tests/],
  [/\b(?:test (?:3|three)|third test|last test)\b/, /^Test 3\b|^Three cheap tests/],
];

const PLACES = [1, 0.8, 0.6, 0.5, 0.4];

export interface Wish {
  /** How many parts belong into the answer. */
  readonly cites: number;
  /** How much a part of this heading is wanted, 0 to 1.2. */
  readonly of: (heading: string) => number;
  /** The question without the words by which it was understood. */
  readonly rest: string;
}

/** What a question asks for by name. */
export function wishIn(folded: string): Wish {
  const asked = INTENTS.filter(({ asks }) => asks.test(folded));
  const numbered = NUMBERED.filter(([asks]) => asks.test(folded));
  const understood = [
    ...asked.filter(({ isSubject }) => !isSubject).map(({ asks }) => asks),
    ...numbered.map(([asks]) => asks),
  ];
  return {
    cites: Math.max(2, ...asked.map(({ cites = 2 }) => cites)),
    rest: understood.reduce((rest, asks) => rest.replace(asks, ' '), folded),
    of: (heading) => {
      if (numbered.some(([, lead]) => lead.test(heading))) return 1.2;
      return Math.max(
        0,
        ...asked.map(({ leads }) => {
          const at = leads.findIndex((lead) => lead.test(heading));
          return at < 0 ? 0 : (PLACES[at] ?? 0.3);
        }),
      );
    },
  };
}
