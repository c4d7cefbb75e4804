import type { Cue } from './cue.ts';

/** Asked of others: what people do without the founder, who gains and decides, whom to meet, who must be asked. */
export const OTHERS: readonly Cue[] = [
  {
    asks: /\b(?:rivals?|compet\w+|alternativ\w+|substitut\w+|other (?:solutions?|options?|ways?|choices?|methods?)|existing (?:solutions?|ways?)|ways? out|work.?arounds?)\b|\bwho else (?:does|do|is|offers?|sells?|solves?|helps?)\b|\b(?:already|else) (?:exists?|out there|available|on the market|in the market|being done)\b/,
    points: { instead: 2.5 },
  },
  {
    asks: /\bwhat (?:do|are|can|did|does|else do|else can|have) (?:\w+ ){1,4}(?:do|doing|use|using|try|tried|try(?:ing)?)\b.*|\bhow (?:do|are|have) (?:they|people|the \w+|these \w+|\w+s) (?:\w+ )?(?:cope|coping|manage|managing|survive|surviving|get by|deal|dealing|handle|handling|solve|solving|live|living)\b|\b(?:nowadays|currently|at the moment|right now|for now|today|so far|in the meantime|until now)\b|\bwithout (?:me|us|my|our|you|a solution)\b/,
    points: { instead: 1.6 },
  },
  {
    asks: /\b(?:would|could|can|will|does|do|is|are|isnt|might|should) (?:\w+ ){1,6}(?:an? (?:\w+ )?(?:option|solution|alternative|answer|remedy|way|choice|substitute)|enough|cheaper|better|good enough|safer|simpler|easier|sufficient|do the (?:job|trick)|help|work|solve)\b|\bwhat about\b|\bhow about\b|\bwhat do you (?:say|think) (?:about|of|to)\b|\bwhy not (?:just |simply )?\w+|\bwhats (?:good|bad|wrong) (?:about|with)\b|\b(?:advantages?|disadvantages?|pros|cons|downsides?|drawbacks?|weak(?:ness|nesses|point)?|plus|minus) (?:of|if|with|side)\b|\bdont they (?:just|simply)\b|\b(?:simply|just) (?:continue|keep|use|buy|take|go|wait|accept|live)\b/,
    points: { instead: 1.4 },
  },
  {
    asks: /\bwho (?:\w+ ){0,2}(?:profits?|earns?|gains?|benefits?|wins?|makes (?:\w+ )?(?:money|profit|cash)|gets? (?:paid|rich|the|his|most|a cut|money|something|a coin)|takes|pockets|keeps|pays|loses|suffers|bears|decides|chooses|sets|controls|has the (?:power|say|last)|is paid|owns the risk)\b|\b(?:does|do|did) (?:any|some)(?:one|body) (?:\w+ )?(?:win|gain|profit|benefit|earn)\w*\b|\b(?:how|where) (?:does|do) (?:the )?(?:\w+ )?(?:money|cash|payment|goods|product) (?:flow|go|move|pass|travel|end)\b|\bhow many hands\b|\b(?:from hand to hand|supply chain|value chain|middle ?m[ae]n|step by step)\b|\bhow does (?:\w+ ){1,5}(?:work|reach|get to|go|happen|function)\b|\bdescribe\b|\b(?:walk|take|lead) me through\b|\bfrom start to (?:end|finish)\b|\bwho pays first\b|\bwhere (?:does|do) (?:\w+ ){0,6}(?:price|cost|money)s? (?:\w+ )?come from\b|\bwho (?:\w+ ){0,4}would (?:profit|gain|benefit)\b|\bwhat (?:is|are) (?:\w+ ){1,4}paid for\b/,
    points: { chain: 2, political: 0.2 },
  },
  {
    asks: /\bwho (?:\w+ ){0,2}(?:resist|oppose|block|stop|stand|fight|be against|refuse|mind|hate|be angry|get in)\w*\b|\b(?:against|resist|oppose) (?:me|us|my|it|this)\b|\b(?:can|could|will) i (?:really|actually|even)\b|\bhard(?:est)? (?:part|thing)\b|\bdifficult\w*\b|\bobstacles?\b|\bhit back\b|\bfight back\b|\breact\w*\b|\bdoes (?:a|an|it|the|this) (?:[\w-]+ )*(?:hurt|matter|bother)\b|\bup to\b/,
    points: { doubts: 1.6, breakers: 1, against: 0.5 },
  },
  {
    asks: /\b(?:at )?(?:what|which) (?:time|hour) (?:should|do|can|must|shall|would) i\b|\b(?:where|which (?:place|spot|corner|street|hour)|at (?:which|what) (?:place|spot|hour|time|corner))\b.*\b(?:meet|find|see|catch|talk|stand|go|visit|look|gather|speak|reach|approach|hang|interview|sit|wait)\b|\b(?:get in (?:contact|touch)|contact|reach|meet|find|approach|get hold of) (?:\w+ ){0,2}(?:them|people|other|some|more|first|the|real|many)\b|\bwhere (?:do|are|can|would|should|could|will) (?:\w+ )+(?:gather|meet|sit|stand|wait|live|work|hang|be found|together)\b/,
    points: { where: 2.6 },
  },
  {
    asks: /\b(?:what|which|give|list|show|some|good|best|right) (?:\w+ ){0,5}questions?\b|\bquestions? (?:for|to) (?:the|them|an?|my|people|ask)\b|\bwhat (?:should|do|can|could|must|to|shall) (?:i |we )?(?:ask|say to|talk about)\b|\bask (?:them|him|her|people|the|an?) (?:\w+ ){0,3}(?:when|about|first)\b|\binterviews?\b|\bconversations?\b/,
    points: { talks: 2.6 },
  },
  {
    asks: /\b(?:police|municipal\w*|mayor|city hall|local government|county|parliament|ministry|minister|politic\w+|elections?|chiefs?|raid\w*|chase\w*|evict\w*|subsid\w+|public office\w*|who (?:can|could|may|would|will) (?:give|allow|grant|lend) (?:us|me)|deadline in law|state money)\b/,
    points: { political: 1.8 },
  },
  {
    asks: /\b(?:papers?|documents?|certificat\w+|licen[cs]e\w*|permits?|permission|registration|taxes|tax|levy|vat|liab\w+|responsible|lawful|legally|illegal|allowed|authori[sz]ed|approv\w+|regulat\w+|inspect\w+|data protection|privacy|private (?:data|photos|information))\b/,
    points: { legal: 1.4 },
  },
  {
    asks: /\b(?:statistics?|official (?:number|figure|count|data|statistic)s?|(?:any|is there) (?:data|records?|numbers?|figures?|proof|evidence|study|studies|research)|who (?:counts|keeps (?:count|numbers|records|statistics))|(?:some|any)(?:body|one) (?:who )?(?:counts|keeps|measures|records))\b/,
    points: { against: 2.2, facts: 0.5, outside: 0.5 },
  },
  {
    asks: /\b(?:how (?:do|would|can|could|will|should|shall) i (?:\w+ )?(?:test|try|check|find out|prove|verify|measure|know|see|count|compare|tell)|what (?:must|do|should|would) i do in|how does the (?:\w+ )?(?:test|trial|experiment)|how is the (?:\w+ ){0,3}(?:test|trial|experiment))\b|\bhow many (?:\w+ ){1,4}(?:must|should|need|have to|do i (?:need|have|visit|ask|call|stand)|do we need|before i|prove|proves|is enough|are enough)\b/,
    points: { test: 1.5 },
  },
  {
    asks: /\bwho (?:may|is allowed|is permitted)\b|\b(?:is|are) (?:a |an |any )?(?:licen[cs]e|permit|paper|permission|certificate)s? (?:needed|required|necessary|compulsory)\b|\b(?:do|does|will) (?:i|we|one|it) need (?:a |an |any )?(?:\w+ )?(?:licen[cs]e|permit|papers?|permission|certificate|approval)\b/,
    points: { legal: 2.2 },
  },
  {
    asks: /\bwhere (?:do|does) (?:all )?(?:the |these |those )?(?!number|figure|data|statistic)(?:[\w-]+ ){1,4}(?:come|comes) from\b|\bfrom where to where\b|\bwho knows (?:the|what|who)\b/,
    points: { chain: 2.4 },
  },
  {
    asks: /\b(?:which|what) words\b|\bwhen i (?:sit|speak|talk|meet)\b|\b(?:open|start|begin) (?:a|the|my) (?:talk|conversation|chat|interview)\b|\bhow (?:do|should|can) i (?:approach|address|speak|talk)\b/,
    points: { talks: 2.6 },
  },
  {
    asks: /\b(?:what|which) (?:spot|corner|place|point|roof|street|hour)\b/,
    points: { where: 1.8 },
  },
  {
    asks: /\b(?:compare|compares|compared)\b.*\b(?:side|country|countries|abroad|border|home|neighbou?r)\b|\b(?:side|country|countries|abroad|border|neighbou?r)\b.*\b(?:compare|compares|compared)\b/,
    points: { other: 3.5 },
  },
  {
    asks: /\b(?:do|would|should) (?:you|u|i|we) (?:want|like|expect|hope|need) to see\b|\bcounts? as (?:good|success|a success|enough|proof)\b|\bwhat (?:tells|shows|proves|convinces) (?:me|us|you)\b|\bto be satisfied\b|\bhas (?:it )?won\b|\bwhat should come out\b/,
    points: { test: 2.2, kill: 0.3 },
  },
  {
    asks: /^(?!(?:is|are|do|does|can|could|would|will|what|who|when|where|why|how|which)\b)\w+ing\b/,
    points: { instead: 1.6, test: 0.4 },
  },
  {
    asks: /\b(?:proof|proves|proven|evidence) (?:that )?(?:it|this|that|they) (?:works?|helps?|pays?)\b|\bhow do i try (?:that|it|this)|for how many (?:days|nights|weeks|mornings|evenings)\b|\bhow many (?:\w+ ){1,3}(?:make|makes|is|are|equals?|=) (?:a )?success\b|\bcheck whether\b/,
    points: { test: 2.2 },
  },
  {
    asks: /\bsaid i\b|\bmissing or\b|\b(?:is|are|was) (?:\w+ ){0,3}too (?:\w+)\b.*\?|^(?:too|wrong|no|not enough|lack of|bad|poor) \w+.*\?$/,
    points: { causes: 1.6 },
  },
  {
    asks: /\b(?:does|do|did|has|have|is|are) (?:any(?:one|body)|some(?:one|body)|it|they|there) (?:\w+ )?(?:register|count|record|track|measure|write down|counted|recorded|measured|tracked|registered)\w*\b/,
    points: { against: 2.2 },
  },
  {
    asks: /\bwould (?:\w+ ){1,4}(?:chip in|contribute|share the cost|pay (?:a )?(?:part|half))\b|\b(?:bosses|employers|owners|parents|husbands?) (?:chip in|contribute)\b/,
    points: { doubts: 1.6, test: 1.6 },
  },
  {
    asks: /\bwhat (?:share|part|percentage|number) (?:\w+ ){0,6}(?:would|must|should|will) (?:show|prove|tell|convince)\b|\bshow(?:s)? that the problem is real\b|\blimit\b.*\btest\b/,
    points: { test: 2.4, kill: 0.8 },
  },
  {
    asks: /\bwho (?:carries|bears|covers) the\b|\bmakes up (?:the|a) (?:price|cost)\b|\bwhose (?:job|duty|task|money|purse)\b|\bgoes into (?:the|a) price\b/,
    points: { chain: 2.4 },
  },
  {
    asks: /^who (?:in the \w+ |at the \w+ )?(?:signs?|decides?|approves?|orders?|carries|profits?|makes (?:a )?(?:profit|money)|pays|owes|holds|buys)\b/,
    points: { chain: 1.6 },
  },
  {
    asks: /^(?:can|could) (?!i|we|you|it)(?:\w+ ){1,3}(?:make|use|sell|do|turn|take|find|go|get) (?:something|anything|somewhere|another|other)\b/,
    points: { instead: 1.8 },
  },
];
