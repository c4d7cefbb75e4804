import type { Chunk } from '../../contract/chat.ts';
import type { ReportContent } from '../../contract/report.ts';
import { tokenize } from '../text/match.ts';
import { findPlaces } from '../reading/places.ts';
import { headOf } from './chunks.ts';
import { isOwnCountry } from './own.ts';
import { plain } from './terms.ts';
import { topicsIn } from './topics.ts';

/*
 * How founders ask for a public figure of the country, whatever the trade: 'how many Ghanaians are online?' The report
 * says it of 'people in Ghana' in a sentence that is mostly about something else.
 */

/** Codes of one matter | how it is asked for, after terms.ts `plain`. */
const ASKED: readonly (readonly [codes: string, asks: RegExp])[] = [
  [
    'FP.CPI.TOTL.ZG FB.CPI',
    /\binflation|\b(?:prices?|things|cost of living)\b.{0,20}\b(?:ris\w+|rose|increas\w+|go(?:ing|es)? up|climb\w*|grow\w*)\b|\bprice (?:rises|increases?)/,
  ],
  [
    'FINDEX.MOBILEMONEY',
    /\b(?:mobile money|momo|m-?pesa|mobile wallets?|(?:money|wallet) (?:on|in) (?:the|their) phones?)\b/,
  ],
  [
    'FINDEX.SAVEFORMAL',
    /\b(?:sav(?:e|es|ed|ing|ings)|put money)\b.*\b(?:banks?|phones?|m-?pesa|mobile|formal\w*)\b|\bhow many .*\bsave\b/,
  ],
  [
    'FINDEX.SAVECLUB',
    /\b(?:sav(?:e|es|ed|ing|ings)?|circles?|clubs?)\b.*\b(?:clubs?|circles?|groups?|tontines?|how many|chamas?|in)\b/,
  ],
  ['FINDEX.BORROW', /\b(?:borrow\w*|take (?:a )?loans?|in debt|indebted)\b/],
  ['FINDEX.BANK FINDEX.ACCOUNT', /\b(?:bank|have (?:an )?|with) ?accounts?\b|\bbanked\b/],
  ['FINDEX.ACCOUNT.WOMEN', /\b(?:women|woman|female)\b.*\baccounts?\b/],
  ['FINDEX.ACCOUNT.YOUTH', /\b(?:young|youth)\b.*\baccounts?\b/],
  ['FINDEX.PAYBILLS', /\b(?:bills?|pay)\b.*\b(?:online|phone|internet)\b/],
  ['FINDEX.BUYONLINE', /\b(?:buy|bought|shop|shopping)\b.*\b(?:online|internet)\b/],
  ['EG.ELC.ACCS.ZS EG.ELC.ACCS.UR.ZS EG.ELC.ACCS.RU.ZS', /\b(?:electricity|electric|power|light|grid|current)\b/],
  [
    'EG.ELC.ACCS.RU.ZS',
    /\b(?:villages?|rural|countryside)\b.*\b(?:electricity|power|light|grid|current)\b|\b(?:electricity|power|light|grid)\b.*\b(?:villages?|rural|countryside)\b/,
  ],
  [
    'EG.USE.ELEC.KH.PC',
    /\b(?:kwh|kilowatt|(?:power|electricity|current) (?:use|per|consum\w*)|(?:use|consum\w*) .{0,20}(?:electricity|power|current))\b/,
  ],
  ['IT.NET.USER.ZS', /\b(?:internet|online|connected|web|the net)\b/],
  ['IT.NET.BBND.P2', /\bbroadband|fixed (?:line|internet)/],
  [
    'IT.CEL.SETS.P2 FB.MOBILE.SUBS',
    /\b(?:sims?|sim cards?|phone lines?|mobile lines?|lines|subscriptions?|mobile phones?|cell ?phones?|(?:have|own) (?:a )?phones?|phone numbers)\b/,
  ],
  [
    'UIS.LIT.ADULT',
    /\b(?:litera\w+|illitera\w+|(?:can|able to|know (?:how )?to|cannot|cant) (?:\w+ ){0,4}read|read (?:and|or) write|read a)\b/,
  ],
  [
    'HDR24.MYS HDR24.EYS',
    /\b(?:years? (?:\w+ ){0,5}(?:of|in|at) school\w*|schooling|how (?:long|educated).*\b(?:school|people|adults)|educated)\b/,
  ],
  ['UIS.PRM.CMPT SE.PRM.ENRR SE.SEC.ENRR', /\b(?:finish|complet\w+|enrol\w*|primary school|secondary school)\b/],
  ['SE.XPD.TOTL.GD.ZS', /\b(?:spend\w*|expenditure|budget)\b.*\b(?:education|schools?)\b/],
  ['SI.POV.LMIC SI.POV.DDAY SI.POV.NAHC', /\b(?:poverty|poor|poorest|a day|dollars a day)\b/],
  ['SI.POV.GINI', /\b(?:gini|inequality|unequal\w*|gap between)\b/],
  ['HDR24.GII', /\b(?:gender|(?:women|men) (?:and|versus|compared).*equal|equality|inequality)\b/],
  ['HDI HDR24.HDI', /\bhdi\b|human development/],
  ['SL.UEM.TOTL.ZS', /\b(?:unemploy\w*|jobless\w*|without (?:a )?(?:job|work)|out of work)\b/],
  [
    'SL.UEM.1524.ZS',
    /\b(?:youth|young)\b.*\b(?:unemploy\w*|jobless\w*|without (?:a )?(?:job|work)|out of work)\b|\byouth unemploy\w*/,
  ],
  [
    'ILO.EMP.AGR',
    /\b(?:work|works|working|jobs?|employ\w*|live)\b.*\b(?:agricultur\w*|farm\w*)\b|\b(?:agricultur\w*|farm\w*)\b.*\b(?:jobs?|employ\w*|work|works|workers)\b|\bhow many .*\bfarmers\b/,
  ],
  [
    'ILO.EMP.IND',
    /\b(?:work|works|working|jobs?|employ\w*)\b.*\b(?:industr\w*|factor\w*|building|construction)\b|\b(?:industr\w*|construction)\b.*\b(?:jobs?|employ\w*|work)\b/,
  ],
  [
    'ILO.EMP.SRV NV.SRV.TOTL.ZS',
    /\bservices?\b.*\b(?:jobs?|employ\w*|work\w*|gdp|economy)\b|\b(?:jobs?|employ\w*|work\w*)\b.*\bservices?\b/,
  ],
  [
    'SL.EMP.VULN.ZS',
    /\b(?:self.?employ\w*|work(?:ing|s)? for (?:them|him|her)\w*|own account|insecure|vulnerable|informal|for themsel\w+)\b/,
  ],
  [
    'ILO.LFP.15PLUS SL.TLF.ACTI.1524.ZS FB.LABOUR',
    /\b(?:labou?r force|participation|work or (?:seek|look)|workforce)\b/,
  ],
  ['SP.POP.TOTL', /\b(?:population|inhabitants|how many people (?:live|are there|has|does))\b/],
  ['SP.POP.GROW', /\bpopulation\b.*\bgrow\w*/],
  ['SP.URB.GROW', /\b(?:towns?|cities|urban)\b.*\b(?:grow\w*|swell\w*|expand\w*)\b|\burbani[sz]ation\b/],
  ['SP.URB.TOTL.IN.ZS', /\b(?:live|living|people|share|dwell\w*)\b.*\b(?:towns?|cities|urban)\b/],
  ['EN.POP.DNST', /\b(?:density|square k\w+|crowded)\b/],
  [
    'WPP.MEDIAN_AGE',
    /\bmedian age|(?:half|average age|how (?:old|young))\b.*\b(?:people|population|younger|older)\b|\bhow young\b|\baverage age\b/,
  ],
  [
    'FB.AGE014',
    /\b(?:how many are children|under (?:fifteen|15)|share of children|how many children (?:are|live)|percent\w* .*children)\b/,
  ],
  [
    'SP.DYN.TFRT.IN',
    /\b(?:fertility|births? per|(?:children|kids|babies|births)\b.*\b(?:woman|mother|women|each)|(?:woman|women|mothers?)\b.*\b(?:children|kids|babies)\b.*\b(?:have|average|bear))\b|\bchildren (?:a|does a|do) wom[ae]n have\b/,
  ],
  ['FB.LIFE', /\b(?:life expectancy|how long do people live|expect to live|live to)\b/],
  [
    'IGME.U5MR',
    /\b(?:child mortality|under.?five|infant mortality|(?:children|kids|babies|child)\b.*\b(?:die|dies|death|deaths|mortality)|(?:deaths?|mortality)\b.*\b(?:child\w*|kids|babies))\b/,
  ],
  ['FB.MMR', /\b(?:maternal|(?:mothers?|women)\b.*\b(?:die|dies|death|deaths)|childbirth)\b/],
  ['FB.UNDERWEIGHT', /\b(?:underweight|malnourish\w*|malnutrition|too (?:light|thin))\b/],
  ['SH.MED.PHYS.ZS', /\b(?:doctors?|physicians?)\b/],
  ['SH.STA.BASS.ZS', /\b(?:toilets?|sanitation|latrines?)\b/],
  ['SH.H2O.BASW.ZS SH.H2O.BASW.RU.ZS', /\b(?:drinking water|(?:clean|safe|basic) water|access to water)\b/],
  [
    'WGI.RL',
    /\b(?:rule of law|courts?|police|contracts? .{0,15}(?:enforced|hold|honou?red)|law\b.*\brank|rank\w*\b.*\blaw)\b/,
  ],
  ['WGI.CC', /\bcorrupt\w*/],
  ['WGI.RQ', /\b(?:quality of (?:its |the )?(?:rules|regulation)|regulatory quality|quality of rules)\b/],
  ['LPI.INFRA LPI.SCORE', /\b(?:roads?|infrastructure|logistics|transport)\b/],
  [
    'FB.GDP.GROWTH NY.GDP.MKTP.KD.ZG',
    /\b(?:economy|economic|gdp|output)\b.*\b(?:grow\w*|expand\w*)\b|\bgrowth (?:rate|numbers?|of the economy|of gdp)\b|\bgrow\w*\b.*\b(?:economy|gdp)\b/,
  ],
  [
    'FB.GDP.PC.PPP NY.GDP.PCAP.CD NY.GNP.PCAP.CD',
    /\b(?:income per (?:head|person|capita)|(?:rich|wealthy) (?:is|are) (?:an?|the) (?:average|typical)|gdp per|per capita|average income|output per)\b/,
  ],
  ['FB.REMIT BX.TRF.PWKR.CD.DT', /\b(?:remittances?|money (?:sent )?from abroad|diaspora|sent home)\b/],
  ['FB.TAX', /\btax(?:es)?\b.*\b(?:gdp|state|take|share|income)\b|\bstate (?:income|revenue)/],
  [
    'FB.FOODSPEND',
    /\b(?:food|eat|eating)\b.*\b(?:spend\w*|spent|share|part|household|money|budget)\b|\b(?:spend\w*|spent|money|budget)\b.*\b(?:food|eat|eating)\b/,
  ],
  [
    'FB.FX',
    /\b(?:exchange rate|dollar rate|(?:to|per|for) (?:the|one|a|1) (?:us )?dollar|dollar (?:worth|price)|one dollar|rate (?:of|for) the (?:dollar|cedi|naira|kwacha|shilling|franc|birr|metical|pula|dirham|pound)|conver\w+)\b/,
  ],
  [
    'FR.INR.RINR',
    /\b(?:interest|loans?)\b.*\b(?:after inflation|real|expensive|cost)\b|\breal interest\b|\bexpensive\b.*\bloans?\b/,
  ],
  [
    'FS.AST.PRVT.GD.ZS',
    /\b(?:credit|loans?|borrow\w*)\b.*\b(?:firms?|private|business\w*|gdp|compan\w+)\b|\bprivate credit\b/,
  ],
  [
    'ST.INT.RCPT.CD',
    /\b(?:tourists?|visitors?|tourism)\b.*\b(?:spend\w*|spent|bring|earn\w*|money)\b|\b(?:spend\w*|spent|money|earn\w*)\b.*\b(?:tourists?|visitors?|tourism)\b/,
  ],
  ['OWID.CO2.PC', /\b(?:co2|carbon|emissions?|emit\w*)\b/],
  ['AG.LND.AGRI.ZS', /\b(?:farm ?land|agricultural land)\b/],
  ['OWID.CEREAL.YIELD', /\b(?:cereals?|grain|maize) yields?\b|\byields?\b.*\bcereals?\b/],
  ['NV.AGR.TOTL.ZS', /\b(?:farming|agriculture)\b.*\b(?:gdp|economy)\b/],
  ['FB.MSW', /\b(?:waste|garbage|rubbish|trash)\b.*\b(?:produc\w*|make|makes|generat\w*|per year|a year|tons)\b/],
  ['FB.ELEC.CAP', /\b(?:power stations?|generating capacity|installed capacity)\b/],
  ['NE.IMP.GNFS.ZS FB.IMPORTS', /\b(?:imports?|imported|from (?:abroad|outside))\b/],
  ['NE.EXP.GNFS.ZS FB.EXPORTS', /\b(?:exports?|exported|sold abroad)\b/],
  [
    'EG.CFT.ACCS.ZS',
    /\b(?:clean (?:fuel|cooking)|cook(?:s|ing)? (?:with|on|using) (?:\w+ ){0,2}(?:gas|electricity|wood|charcoal|kerosene|clean))\b/,
  ],
  ['FB.BEDS', /\bhospital beds?\b|\bbeds? (?:in|per)\b.*\bhospitals?\b/],
  ['FB.ELEC.LOSS', /\b(?:power|electricity|current)\b.*\b(?:lost|losses?|stolen|wasted)\b/],
  ['FINDEX.ACCOUNT.RURAL', /\b(?:rural|villages?|countryside)\b.*\b(?:accounts?|banks?)\b/],
  ['FINDEX.ACCOUNT.POOR40', /\b(?:poor|poorest|poorer)\b.*\baccounts?\b/],
  [
    'BREADY.P1 BREADY.P2 BREADY.P3 BREADY.ENTRY IC.REG.DURS',
    /\b(?:start(?:ing)?|open(?:ing)?|register(?:ing)?|set(?:ting)? up) (?:a |an |my )?(?:company|business|firm)\b|\b(?:ease of doing business|red tape|bureaucracy|business (?:rules|climate|environment))\b/,
  ],
  ['BREADY.FINSERV', /\bfinancial services\b/],
  ['LPI.RANK', /\blogistics\b.*\brank\w*|\brank\w*\b.*\blogistics\b/],
  ['BX.KLT.DINV.WD.GD.ZS NE.GDI.TOTL.ZS', /\b(?:foreign|direct)? ?investments?\b/],
  ['DT.DOD.DECT.CD', /\b(?:external|foreign|national|public) debt\b|\bowes? abroad\b/],
  ['BN.CAB.XOKA.GD.ZS', /\bcurrent account\b/],
  ['NV.IND.TOTL.ZS', /\bindustr\w+\b.*\b(?:gdp|economy|output)\b/],
  ['NY.GDP.MKTP.CD', /\b(?:size of the economy|total output|gdp in dollars|how big is the economy)\b/],
  ['NY.GDP.PCAP.KD.ZG', /\b(?:growth|grow\w*)\b.*\bper (?:head|person|capita)\b/],
];

/** It is asked for a number, or for how the country stands. */
const NUMBER =
  /\b(?:how (?:many|much|high|low|poor|fast|quickly|rapidly|old|young|good|bad|expensive|slow|strong|widespread|common|well|educated|corrupt)|percent\w*|share|proportion|part of|rates?|levels?|index|scores?|rank\w*|official\w*|statistics?|average|median|most|majority|what is|whats|common|numbers?|figures?|values?|in the (?:whole )?country|nationwide|nationally)\b|%/;
const COUNTED =
  /\bhow many (?:work|works|live|have|use|own|go|can|are|save|borrow|earn|speak|know|lack|get|belong|die|finish|read)\b|\b(?:people|adults?|grown.?ups|women|children|population|citizens|the country|everybody)\b/;
/** It is asked when, who or where it was, or for a count of things that are no people: no figure of the country tells. */
const NOT_OF_PEOPLE =
  /^(?:when|who|where|whose|name|list)\b|\bhow long (?:does|do|did|will|is|are) (?!people|an? \w+ live)|\bhow (?:heavy|tall|long|deep|wide|far|big) (?:may|can|must|is|are)\b|\bhow many (?!of\b|percent)(?:\w+ ){0,2}?(?:\w*shops?|booths?|agents?|lamps?|groups?|banks?|schools?|hospitals?|clinics?|companies|firms|cars|trucks|houses|farms|dealers|markets|stations|insurers|hotels|tourists|vendors|traders|stalls)\b/;
/** A word that is a statistic by itself. */
const STATISTIC =
  /\b(?:penetration|literacy|inflation|unemployment|mortality|gdp|poverty|enrolment|enrollment|fertility|density|life expectancy|corruption|remittances)\b/;
const FEW_WORDS = 5;

/** The codes of the figures on what a question speaks of, whether or not it asks for a figure. */
const mattersIn = (asked: string): readonly string[] =>
  ASKED.filter(([, asks]) => asks.test(asked)).flatMap(([codes]) => codes.split(' '));

/** The codes of the figures a question asks for; `ofCountry` says that it names the report's own country or people. */
function figuresIn(asked: string, ofCountry: boolean): readonly string[] {
  if (NOT_OF_PEOPLE.test(asked)) return [];
  const about = mattersIn(asked);
  const isNumber = NUMBER.test(asked);
  const isOf = ofCountry || COUNTED.test(asked);
  const isTerse = asked.split(' ').length <= FEW_WORDS;
  return (isNumber && isOf) ||
    (isTerse && STATISTIC.test(asked)) ||
    (ofCountry && (isTerse || !/\b(?:i|me|my|we|our)\b/.test(asked)))
    ? about
    : [];
}

/** How a part's public figures meet a question. */
export interface Held {
  /** Whether one of them is asked for, as a figure. */
  readonly isAsked: boolean;
  /** Whether the question speaks of what one of them counts: 'could they pay by phone?' */
  readonly isTouched: boolean;
  /** How much of the question is made of words one of them is asked for with: 0 to 1. */
  readonly topic: number;
}

/** The parts that hold a public figure a question asks for or speaks of, by their ids. */
export function holdersOf(
  report: ReportContent,
  chunks: readonly Chunk[],
  question: string,
): ReadonlyMap<string, Held> {
  const { countries, towns } = findPlaces(tokenize(question));
  const isOfCountry = towns.length === 0 && countries.some((iso3) => isOwnCountry(report, iso3));
  const asked = plain(question);
  const [wanted, touched] = [figuresIn(asked, isOfCountry), mattersIn(asked)];
  const topics = topicsIn(question, report.metadata.country_names.join(' '));
  const cited = report.sources.flatMap(({ source_title, number }) => {
    const isOf = (code: string) => source_title.includes(`(${code}), `);
    const held: Held = {
      isAsked: wanted.some(isOf),
      isTouched: touched.some(isOf),
      topic: [...topics].reduce((most, [code, share]) => (share > most && isOf(code) ? share : most), 0),
    };
    return held.isTouched || held.topic > 0 ? [{ mark: `[${number}]`, held }] : [];
  });
  return new Map(
    chunks.flatMap(({ id, content, metadata }) => {
      if (metadata.section === 'sources' || headOf(content) === 'Calculations') return [];
      const here = cited.filter(({ mark }) => content.includes(mark)).map(({ held }) => held);
      return here.length === 0
        ? []
        : [
            [
              id,
              {
                isAsked: here.some((h) => h.isAsked),
                isTouched: here.some((h) => h.isTouched),
                topic: Math.max(...here.map((h) => h.topic)),
              },
            ] as const,
          ];
    }),
  );
}
