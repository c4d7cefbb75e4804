import { contentWords, stem, wordsOf } from './terms.ts';

/*
 * What founders say when they ask for a public figure, code by code. A question made of little else than such words asks
 * for the figure, however it is put: 'who is on the net, what share?'
 */
const TOPICS: Readonly<Record<string, string>> = {
  'HDR24.MYS': 'school schooling schooled educated education classroom class years studied learned grade',
  'HDR24.EYS': 'school schooling years child pupil grader first expect ahead start beginner',
  'SE.SEC.ENRR': 'secondary school high enrolled enrolment teenagers pupils attend primary beyond after',
  'SE.PRM.ENRR': 'primary school enrolled enrolment children attend',
  'UIS.PRM.CMPT': 'primary school finish complete end pupils children elementary leave',
  'UIS.LIT.ADULT':
    'read write literacy literate illiterate illiteracy reading writing letters page leaflet written message',
  'SE.XPD.TOTL.GD.ZS': 'state government spend spends budget money school schools education put into expenditure',
  'SP.POP.TOTL': 'population inhabitants size live souls',
  'SP.POP.GROW': 'population grow grows growing growth increase increasing quickly fast yearly becoming births',
  'FB.AGE014': 'children kids young little under fifteen fourteen population share minors',
  'WPP.MEDIAN_AGE': 'age median old young half younger older youthful population average',
  'EN.POP.DNST': 'dense density crowded close square kilometre km live population room packed',
  'SP.URB.TOTL.IN.ZS': 'town towns city cities urban village villages rural countryside live dwellers',
  'SP.URB.GROW': 'towns town city cities urban grow growing growth bigger swell fast quickly pace expand',
  'ILO.LFP.15PLUS': 'work working labour force participation job want seek looking adults active employed',
  'SL.TLF.ACTI.1524.ZS': 'young youth youngsters under twenty work working labour job active seek',
  'FB.LABOUR': 'workforce labour force workers large big heads job want',
  'SL.UEM.TOTL.ZS': 'unemployment unemployed jobless joblessness job jobs work without vain look find',
  'SL.UEM.1524.ZS': 'young youth youngsters unemployment unemployed jobless joblessness job jobs work find',
  'SL.EMP.VULN.ZS':
    'self employed own account informal irregular regular wage income insecure vulnerable family unpaid work workers themselves',
  'ILO.EMP.AGR': 'farm farms farming farmers agriculture land till field jobs workers work peasants livelihood',
  'ILO.EMP.IND': 'industry industrial factory factories building construction jobs workers work',
  'ILO.EMP.SRV': 'services service serving jobs workers work trade',
  'NV.SRV.TOTL.ZS': 'services service economy output gdp',
  'NV.AGR.TOTL.ZS': 'farming agriculture economy output gdp heavy weigh',
  'NV.IND.TOTL.ZS': 'industry economy output gdp',
  'AG.LND.AGRI.ZS': 'land farm farmed farms farmland cultivated fields under agricultural',
  'OWID.CEREAL.YIELD': 'cereal cereals grain harvest yield hectare field maize tonnes good',
  'FP.CPI.TOTL.ZG FB.CPI':
    'inflation prices price rise rising rose climb climbing dearer dear expensive increase money losing worth value cost living fast',
  'FB.FX': 'dollar dollars rate exchange convert conversion currency took used',
  'FB.TAX': 'tax taxes taxation state government income revenue takes economy gdp collects live',
  'OWID.CO2.PC': 'carbon co2 emissions emit pollute polluting pollution dioxide footprint climate gas',
  'HDR24.GII': 'gender equal equality inequality gap men women sexes difference',
  'SI.POV.GINI': 'unequal inequality gini rich poor gap distance income',
  'HDI HDR24.HDI': 'human development developed index hdi un',
  'FB.GDP.PC.PPP NY.GDP.PCAP.CD NY.GNP.PCAP.CD':
    'income earn earns rich wealthy well off capita head per gdp output average yearly twelve months',
  'NY.GDP.PCAP.KD.ZG': 'output income head capita per grow growth richer year',
  'FB.GDP.GROWTH NY.GDP.MKTP.KD.ZG': 'economy economic growth grow growing grew output gdp expand',
  'IT.CEL.SETS.P2 FB.MOBILE.SUBS':
    'mobile phone phones sim sims handset handsets cell line lines subscriptions own reach',
  'IT.NET.USER.ZS': 'internet online web net connected website use users',
  'IT.NET.BBND.P2': 'broadband fixed internet cable line lines',
  'FINDEX.MOBILEMONEY':
    'mobile money momo wallet wallets phone pay paying payment paid send handset telephone digital electronic fee',
  'FINDEX.SAVECLUB': 'save saving savings club clubs circle circles group groups tontine together aside money chama',
  'FINDEX.SAVEFORMAL': 'save saving savings bank phone formal proper money keep put',
  'FINDEX.BORROW':
    'borrow borrowed borrowing loan loans debt indebted owe owing credit took take taking used money lately',
  'FINDEX.ACCOUNT FINDEX.BANK': 'account accounts bank banked hold',
  'FINDEX.ACCOUNT.WOMEN': 'women ladies female account accounts bank own',
  'FINDEX.ACCOUNT.YOUTH': 'young youth account accounts bank',
  'FINDEX.ACCOUNT.RURAL': 'villages village rural countryside account accounts bank',
  'FINDEX.ACCOUNT.POOR40': 'poor poorer poorest account accounts bank',
  'FINDEX.PAYBILLS': 'bills bill invoices pay pays settle online phone handset internet',
  'FINDEX.BUYONLINE': 'buy buys order orders shop shopping online internet things web',
  'FS.AST.PRVT.GD.ZS': 'credit loan loans lend lending bank banks private business firms firm households deep',
  'FR.INR.RINR': 'interest real loan loans dear expensive cost inflation borrowing after',
  'BX.KLT.DINV.WD.GD.ZS NE.GDI.TOTL.ZS': 'investment invest foreign capital',
  'LPI.INFRA LPI.SCORE LPI.RANK':
    'roads road ports port harbours transport infrastructure logistics freight rated quality state good',
  'NE.IMP.GNFS.ZS FB.IMPORTS':
    'import imports imported abroad outside foreign buy buys bought goods depend brought value',
  'NE.EXP.GNFS.ZS FB.EXPORTS': 'export exports exported abroad sell sells selling sold foreign goods value earn sent',
  'FB.REMIT BX.TRF.PWKR.CD.DT':
    'remittances remittance relatives abroad overseas diaspora money sent home send family economy matter',
  'SI.POV.LMIC SI.POV.DDAY SI.POV.NAHC': 'poor poverty poorest live little day dollars nothing afford next',
  'FB.FOODSPEND': 'food eat spend spending purse slice money household goes',
  'EG.ELC.ACCS.ZS': 'electricity electric power current light grid connected homes access everyone everywhere',
  'EG.ELC.ACCS.RU.ZS': 'electricity power current light grid villages village rural countryside access',
  'EG.ELC.ACCS.UR.ZS': 'electricity power current light grid towns cities urban access everywhere',
  'EG.USE.ELEC.KH.PC':
    'electricity power current kilowatt kwh hours use used uses consumption consume head yearly energy',
  'FB.ELEC.CAP': 'power stations plants capacity installed generate',
  'EG.CFT.ACCS.ZS': 'cook cooking gas wood charcoal clean stove fuel smoke',
  'SH.H2O.BASW.ZS': 'water drinking safe clean basic near access',
  'SH.H2O.BASW.RU.ZS': 'water drinking safe clean basic decent villages rural countryside access',
  'SH.STA.BASS.ZS': 'toilet toilets latrine latrines sanitation decent basic own',
  'SH.MED.PHYS.ZS': 'doctor doctors physician physicians thousand enough',
  'FB.BEDS': 'hospital beds bed',
  'IGME.U5MR': 'child children small little ones infants die death deaths dying mortality five live',
  'FB.MMR': 'mothers women maternal die death deaths birth giving childbirth dangerous pregnancy',
  'FB.UNDERWEIGHT': 'children toddlers underweight thin hunger hungry malnutrition malnourished small',
  'FB.LIFE': 'life expectancy live long old age death expected lifespan',
  'SP.DYN.TFRT.IN': 'babies children births fertility mother woman women average have',
  'ST.INT.RCPT.CD': 'tourism tourists visitors guests foreign spend leave money income bring big',
  'FB.MSW': 'waste rubbish garbage trash municipal towns make produce much',
  'FB.ELEC.LOSS': 'electricity power current lost lose loses losses lines grid leak',
  'NY.GDP.MKTP.CD': 'economy gdp size output worth whole',
  'DT.DOD.DECT.CD': 'debt debts indebted owe owes owed foreign abroad state',
  'BN.CAB.XOKA.GD.ZS': 'balance account current trade deficit surplus abroad',
  'IC.REG.DURS': 'register registering registration company firm business open start days long take',
  'BREADY.ENTRY': 'start starting open opening begin business firm company easy',
  'BREADY.P1': 'business rules regulation regulations paper written',
  'BREADY.P2': 'public services service offices serve business firms',
  'BREADY.P3': 'rules practice practical work easy ease business firms',
  'BREADY.FINSERV': 'financial finance services banks serve credit firms business',
  'WGI.RL': 'rule law court courts judge justice holds counts stand contracts enforce rank',
  'WGI.CC': 'corruption corrupt bribe bribes bribery clean honest rank bad',
  'WGI.RQ': 'rules regulation regulations quality good rank stand world',
};

/** Asked with any figure: they tell nothing about which. */
const OF_ANY =
  'share part proportion percent percentage rate level number count figure statistic record recorded official average typical total country nation national nationwide people person adult grown ups citizen head whole public expert rank index score mark grade according year yearly lately today recent bad good high low common usual normal widespread big large many much fast quickly mean matter business reality hear interested data say measure true tell show stand';

const roots = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem));
const KNOWN = Object.entries(TOPICS).map(([codes, words]) => ({ codes: codes.split(' '), words: roots(words) }));
const ANY = roots(OF_ANY);

/** A word that few topics share tells more. */
const spread = new Map<string, number>();
for (const { words } of KNOWN) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
const tells = (word: string): number => Math.log(1 + KNOWN.length / (spread.get(word) ?? 1));
/** What a word weighs that no topic has. */
const FOREIGN = 3;

/** How much of a question each figure's words make up, by code: 0 to 1; `own` are names of the country. */
export function topicsIn(question: string, own: string): ReadonlyMap<string, number> {
  const names = new Set(wordsOf(own).map(stem));
  const asked = [...new Set(contentWords(question).map(stem))].filter(
    (w) => ![...names].some((name) => w === name || (name.length > 3 && w.startsWith(name.slice(0, -1)))),
  );
  const shares = new Map<string, number>();
  for (const { codes, words } of KNOWN) {
    let met = 0;
    let all = 0;
    for (const word of asked) {
      if (words.has(word)) met += tells(word);
      if (words.has(word)) all += tells(word);
      else if (!ANY.has(word)) all += spread.has(word) ? tells(word) : FOREIGN;
    }
    const share = all === 0 ? 0 : (met / all) * Math.min(1, met / FOREIGN);
    for (const code of codes) shares.set(code, share);
  }
  return shares;
}
