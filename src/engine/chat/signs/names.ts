import type { Sign } from './sign.ts';

/** Firms, shops, brands and offices that could be named: a report names none but offices. */
const NAMED =
  'apps?|banks?|compan(?:y|ies)|firms?|ngos?|operators?|brands?|websites?|sites?|software|programs?|mills?|wholesalers?|publishers?|insurers?|insurance compan(?:y|ies)|church(?:es)?|shops?|stores?|ministers?|dealers?|schools?|colleges?|universit(?:y|ies)|hospitals?|clinics?|hotels?|restaurants?|stations?|associations?|unions?|articles?|startups?|suppliers?|manufacturers?|makers?|donors?|charit(?:y|ies)|foundations?|agenc(?:y|ies)|airlines?|hostels?|stoves?|investors?|factor(?:y|ies)|cooperatives?|saccos?|labels?|breeds?|models?|networks?|cameras?|lens(?:es)?|seeds?|variety|varieties|filters?|lamps?|panels?|batter(?:y|ies)|generators?|hymns?|preservatives?|fertili[sz]ers?|pesticides?|choirs?|machines?|helmets?|phones?|laptops?|tablets?|trucks?|bikes?|motorbikes?|villages?|district|countr(?:y|ies)|courses?|books?|lawyers?|doctors?|consultants?|influencers?|politicians?|party';

/** Names of firms, people and brands, the text of laws, how others do it, what happened once. */
export const NAMES: readonly Sign[] = [
  {
    asks: /\b(?:phone numbers?|telephone|address|website|e?mails?|contacts?|whatsapp number|link|number) (?:of|at|for|to) (?:a|an|the|my|some|any)\b|\bphone number\b|\ba contact\b|\bcontact (?:at|details|info\w*|person)\b/,
    points: 3.5,
  },
  {
    asks: /^(?:please |pls |can you |could you )?(?:list|name)\b|\bgive (?:me )?(?:the |a |some )?(?:names?|list|number|contacts?|link|address\w*)\b|\bnames? (?:a|an|of|the|some|me|and|two|three|five)\b|\bname (?:of|a few|me|for)\b|\bwhat(?:s| is) (?:\w+ ){0,4}(?:called|the name)\b|\bcalled\?$/,
    points: 3,
  },
  { asks: new RegExp(`\\b(?:which|what|whose) (?:\\w+ ){0,2}(?:${NAMED})\\b`), points: 3 },
  // Outsiders to be named, in whatever number: 'list three investors'.
  { asks: new RegExp(`^(?:list|name|give (?:me|us)|mention) (?:\\w+ ){0,3}(?:${NAMED})\\b`), points: 3 },
  {
    asks: /\b(?:what|which) (?:\w+ ){1,3}(?:should|shall|do|can|would) (?:i|we|you) (?:buy|choose|pick|get|wear|read|eat|drink|cook|plant|breed|watch|download|recommend|suggest|study|visit)\b/,
    points: 3.5,
  },
  {
    asks: /\bwhich (?!of\b|one\b|tests?\b|trials?\b|numbers?\b|figures?\b|guess|caus|assum|belie|groups?\b|months?\b|weeks?\b|weekends?\b|seasons?\b|days?\b|hours?\b|documents?\b|papers?\b|offices?\b|authorit|licen|permi|risk|part|proof|evidence|people\b|age\b|women\b|customers?\b|sources?\b|two\b|question|way|problem|rules?\b|results?\b|alternative|option|step|stamp|mark|deal|reason|unknown|result|sum|share\b|place|spot|street|corner|side|law\b|regulat|permission|certificate|fact|hand\b|stage|ministry|body\b|test|belief|neighbou?rhood|area|part|insurance|sign|price|word|person|moment|time|spot|kind|group|guess|answer|thing|half|side)\w+/,
    points: 1.3,
  },
  {
    asks: /\b(?:which|what|who|whats|where)\b.*\b(?:best|cheapest|most (?:expensive|famous|reliable|popular|known|successful|common brand)|biggest|largest|fastest|slowest|longest|oldest|richest|nearest|safest|leading|top|good quality|trusted|reliable)\b(?!.*\b(?:risk|assumption|guess|mark|score|number|case|unknown|doubt|effect|reason|cause|uncertainty|moment|hour|time|day|place|spot)\b)/,
    points: 1.4,
  },
  {
    asks: /\bbetter\b.*\bor\b|\bor\b.*\bbetter\b|\bis (?:a|an|the) .* better than\b|\bdifference between\b/,
    points: 0.8,
  },
  {
    asks: /\bwho (?:is|was|are|were|s) (?:the |your |our |my |a )?(?:\w+ ){0,4}(?:minister|president|mayor|governor|chair\w*|director|head|heads|owner|owners|boss|king|queen|chief|officer|inspector|founder|photographer|manager|ceo|leader|leaders|commissioner|general|secretary|bishop|imam|mp|senator|leaders?)\b(?!.*\b(?:have|permission|talk|meet|say|allow)\b)/,
    points: 3.5,
  },
  {
    asks: /\bwho (?:\w+ )?(?:heads|runs|chairs|leads|founded|manages|won|invented|started|built|directs|discovered|wrote|owns the (?:biggest|largest|main)|supplies|makes the|is in charge|produces|imports|sells the|finances|funds|sponsors)\b/,
    points: 3,
  },
  {
    asks: new RegExp(
      `\\b(?:is|are) there (?:already )?(?:a|an|any|some) (?:\\w+ ){0,3}(?:${NAMED}|funds?|programmes?|grants?|markets?|loans?)\\b|\\bwhere (?:to|(?:can|could|do|should) (?:i|we)) (?:buy|order|rent|hire|get|find|learn|study|download|apply|borrow|sell|register|park|eat|sleep|stay) (?!them\\b|people\\b|out\\b|the people)|\\b(?:are|is) hiring\\b|\\bfund my\\b|\\bapply for\\b`,
    ),
    points: 4,
  },
  {
    asks: /\bwhat does (?:the |article |section )(?:\w+ ){0,7}say\b|\b(?:which|what) (?:law|act|article|section|decree|clause)\b|\b(?:section|article|clause|chapter) \d+|\b(?!to\b)\w+ act\b|\b(?:constitution|penal code|noise law|tax code|labou?r law)\b|\bby law\b|\bwhat (?:are|is) the (?:\w+ )?(?:rules?|laws?|requirements?|procedure|steps) (?:for|to|on|of)\b/,
    points: 2.2,
  },
  {
    asks: /\bfines?\b.*\b(?:for|starting|give|if)\b|\b(?:penalty|fine|punishment|sentence|jail|duty|tariff) (?:for|is|does|if|on)\b|\bgo to (?:jail|prison)\b|\bhow (?:do|can|should) i (?:register|export|import|apply|open|sue|file|get (?:a|an) (?:visa|passport|loan|licen[cs]e))\b/,
    points: 1.7,
  },
  {
    asks: /\bhow (?:do|does|did|are|was|were) (?!i\b|we\b|you\b|they\b|these\b|the\b|u\b|an?\b|people\b)/,
    points: 1.8,
  },
  {
    asks: /\b(?:history|histor\w+|founded|invented|introduced|abolish\w*|coup|war|cyclone|covid|pandemic|earthquake|set up in|what happened (?:in|during|to|at|with)|elections? (?:in|of|take)|independence|colonial|was \w+ (?:built|founded|created|born|introduced|launched|established|passed|opened))\b/,
    points: 2.2,
  },
  {
    asks: /\b(?:does|do|is|did|has|are|will) (?:\w+ ){1,3}(?:operate|active|carry|deliver|serve|lend|ship|sponsor|invest|expand|come to|cover \w+ in)\b/,
    points: 1.2,
  },
  {
    asks: /\b(?:investors?|competitors? called|exports?|imports?) (?!rules)\b|\b(?:shares|stock exchange|bitcoin|crypto\w*|forex)\b/,
    points: 0.8,
  },
  // A superlative in place of a question: 'cheapest shop for used phones'.
  {
    asks: /^(?:the )?(?:best|cheapest|nearest|top|good|biggest|largest|fastest) (?!case|place|time|way|sign|proof|test|reason|risk|question|mark|score|doubt|danger|guess|number|assumption)/,
    points: 2.5,
  },
  // How a craft is done: the report knows what to test, not how to mend.
  {
    asks: /\bhow (?:do|can|should|to) (?:i |we |one )?(?:replace|install|repair|clean|cook|plant|breed|mix|make|unlock|program|code|drive|prepare|treat|cure|lose weight|learn|become|raise chickens|export|import|transfer|withdraw|deposit|download|reset|translate|write|draw|file|appeal|divorce|travel|get to|cross)\b(?! sure)/,
    points: 2.2,
  },
  {
    asks: /\bhow (?:do|can|should|to) (?:i |we |one )?(?:store|dry|wash|tune|sharpen|scan|edit|braid|varnish|melt|calm|fertili[sz]e|vaccinate|grow|sew|weld|dig|drill|pasteuri[sz]e|sterili[sz]e|steam|ferment)\b|\bhow (?:many|long) (?:days |hours |minutes |weeks )?(?:must|should|does|do|can|may) (?!i\b|we\b|you\b|they\b|it\b)(?:\w+ ){1,4}(?:dry|ferment|soak|cook|boil|rest|keep|cure|stand|burn)\b/,
    points: 2.2,
  },
  { asks: /\bis it true (?:that|what)\b|\b(?:rumou?r|news|newspaper|yesterday|breaking)\b/, points: 1.8 },
  // Somebody who could be named.
  {
    asks: /^(?:and |so )?who (?:is|was|are|were) the (?!customers?|clients?|payers?|real|ones?|target|right|victims?|buyers?|main (?:customer|payer|victim)|people|losers?|winners?|rivals?|competitors?|user)\w+|\bwho (?:\w+ )?(?:sells|makes|offers|rents|imports|distributes|repairs|installs|teaches|trains) (?!them|it|the fakes|this|these)/,
    points: 2,
  },
  // How things of the world work.
  {
    asks: /^how (?:does |do |is |are |did )?(?!i\b|we\b|you\b|they\b|it\b|the (?:test|trial|money|plan|report)|much|many|long|sure)(?:[\w-]+ ){1,5}(?:works?|functions?|spreads?|installed|made|built|produced|caused|cured|invented|calculated by law)\??$|^how to\b|^how (?:a|an|the) \w+ (?:is|are|was|does|works?)\b/,
    points: 2.8,
  },
  // 'Do you know a shop for stoves?', without its courtesy.
  {
    asks: new RegExp(`^(?:a|an|any|some|good) (?:\\w+ ){0,2}(?:${NAMED}|mechanics?|technicians?|plumbers?|cooks?)\\b`),
    points: 3,
  },
  {
    asks: /\b(?:are|is) there (?:any |a |some )?(?:grants?|subsid\w+|funds?|funding|scholarships?|jobs?|discounts?) |\b(?:do|can|will) (?:you|u) (?:sell|offer|have|provide|deliver|lend|repair|buy)\b|\bis (?:the |\w+ ){1,3}(?:open|closed|free|available|cancelled)\??$/,
    points: 3.8,
  },
  {
    asks: /\bwhat(?:s| is| are) (?:the )?(?:best|cheapest|nearest|biggest|largest|safest) (?!case|time|place|way|estimate|guess|hour|sign)|\bthe (?:capital|population|distance|length|size|height|weight|history|name|age|boss|flag) of\b|\bowns the (?:most|biggest|largest|main|best)\b/,
    points: 2.4,
  },
  // A property of a thing, or what a word means.
  {
    asks: /\bwhat(?:s| is| are| was) the (?:[\w-]+ ){0,2}(?:weight|height|length|speed|temperature|distance|depth|area|volume|capacity|colou?r|meaning|definition|procedure|recipe|address|code|password|deadline|date|content|lifespan|population|capital|currency|language|religion|symptoms?|address|link|address|side effects?|ingredients?|tools?|materials?|steps) (?:of|for|to|in|from)\b|\bwhat (?:is|are) (?:an? )?\w+ made of\b|\bwhat does \w+ (?:mean|stand for)\b|\bwhat is (?:an? )?\w+\??$/,
    points: 2.2,
  },
];
