/**
 * How each public figure is said, and what it does not say. `{v}` is the value (`{usd}` in US dollars), `{c}` the country, `{m}` its money;
 * the year follows by itself, and an older value when the two lie at least five years apart. Several ways of saying it
 * are one truth: the checker accepts no other.
 */
export interface FigureWords {
  readonly say: string;
  readonly decimals: number;
  /** Two or three words for tables and headings. */
  readonly label: string;
  readonly limit: string;
}

/** code | label | clause | decimals | limit */
const TABLE = `
AG.LND.AGRI.ZS | Farm land | {v}% of the land in {c} was farm land | 1 | pasture counts as farm land
BN.CAB.XOKA.GD.ZS | Current account | the current account of {c} stood at {v}% of GDP | 1 | national balance, nothing on one trade
BREADY.ENTRY | Business entry | {c} scored {v} of 100 for starting a business | 1 | formal companies; fifteen African countries scored
BREADY.FINSERV | Financial services score | {c} scored {v} of 100 for financial services to firms | 1 | formal companies; fifteen African countries scored
BREADY.P1 | Business rules | {c} scored {v} of 100 for its business rules | 1 | rules on paper; fifteen African countries scored
BREADY.P2 | Public services to business | {c} scored {v} of 100 for public services to business | 1 | formal companies; fifteen African countries scored
BREADY.P3 | Ease in practice | {c} scored {v} of 100 for how rules work in practice | 1 | formal companies; fifteen African countries scored
BX.KLT.DINV.WD.GD.ZS | Foreign investment | new foreign investment in {c} came to {v}% of GDP | 1 | all sectors together
BX.TRF.PWKR.CD.DT | Remittances | people in {c} received {usd} from relatives abroad | 0 | recorded transfers only
DT.DOD.DECT.CD | External debt | {c} owed {usd} abroad | 0 | public and private debt together
EG.CFT.ACCS.ZS | Clean cooking | {v}% of people in {c} cooked with clean fuel | 1 | main fuel at home; nothing on price
EG.ELC.ACCS.RU.ZS | Rural electricity | {v}% of rural people in {c} had electricity | 1 | homes with any supply, not power for machines
EG.ELC.ACCS.UR.ZS | Urban electricity | {v}% of town dwellers in {c} had electricity | 1 | homes with any supply; nothing on cuts
EG.ELC.ACCS.ZS | Electricity | {v}% of people in {c} had electricity | 1 | homes with any supply; nothing on cuts
EG.USE.ELEC.KH.PC | Power used | {c} used {v} kWh of power per person | 0 | national average, industry included
EN.POP.DNST | Population density | {c} had {v} people per square kilometre | 0 | national average, deserts included
FB.AGE014 | Children | {v}% of people in {c} were under fifteen | 1 | estimate
FB.BEDS | Hospital beds | {c} had {v} hospital beds per 1,000 people | 1 | beds, not staff; some records are old
FB.CPI | Inflation (CIA) | prices in {c} rose by {v}% | 1 | all goods together
FB.ELEC.CAP | Power capacity | power stations in {c} could give {v} kW | 0 | installed, not what runs
FB.ELEC.LOSS | Power lost | {v} kWh of power were lost on the lines in {c} | 0 | technical and unpaid losses together
FB.EXPORTS | Exports | {c} sold goods and services for {usd} abroad | 0 | all goods and services
FB.FOODSPEND | Food spending | households in {c} spent {v}% of their money on food | 1 | all food, all households; fourteen countries report
FB.FX | Exchange rate | one US dollar cost {v} {m} | 2 | a yearly average; do not budget with it
FB.GDP.GROWTH | Growth (CIA) | output in {c} grew by {v}% | 1 | all sectors together
FB.GDP.PC.PPP | Income per person | output per person in {c}, at its buying power, was {usd} | 0 | an average; says nothing of who has it
FB.IMPORTS | Imports | {c} bought goods and services for {usd} abroad | 0 | all goods and services
FB.LABOUR | Labour force | {v} people in {c} worked or sought work | 0 | estimate, informal work included
FB.LIFE | Life expectancy | a child born in {c} could expect to live {v} years | 1 | estimate
FB.MMR | Maternal deaths | {v} mothers died per 100,000 births in {c} | 0 | modelled, with a wide margin
FB.MOBILE.SUBS | Mobile lines (CIA) | {c} had {v} mobile lines | 0 | one person may hold several
FB.MSW | Town waste | {c} produced {v} tons of municipal waste | 0 | estimate; collected or not
FB.REMIT | Remittances | money sent home from abroad equalled {v}% of GDP in {c} | 1 | recorded transfers only
FB.TAX | Taxes | taxes and other state income in {c} came to {v}% of GDP | 1 | all levels; some records are old
FB.UNDERWEIGHT | Underweight children | {v}% of children under five in {c} were underweight | 1 | survey year as shown
FINDEX.ACCOUNT | Accounts | {v}% of adults in {c} had a bank or mobile money account | 1 | all adults, asked in a survey
FINDEX.ACCOUNT.POOR40 | Accounts of the poor | {v}% of the poorer adults in {c} had an account | 1 | the poorest two fifths, asked in a survey
FINDEX.ACCOUNT.RURAL | Rural accounts | {v}% of rural adults in {c} had an account | 1 | asked in a survey
FINDEX.ACCOUNT.WOMEN | Women’s accounts | {v}% of women in {c} had an account | 1 | asked in a survey
FINDEX.ACCOUNT.YOUTH | Young people’s accounts | {v}% of people aged 15 to 24 in {c} had an account | 1 | asked in a survey
FINDEX.BANK | Bank accounts | {v}% of adults in {c} had an account at a bank or the like | 1 | all adults, asked in a survey
FINDEX.BORROW | Borrowing | {v}% of adults in {c} had borrowed within a year | 1 | from anyone, family included
FINDEX.BUYONLINE | Buying online | {v}% of adults in {c} had bought something online | 1 | all adults, asked in a survey
FINDEX.MOBILEMONEY | Mobile money | {v}% of adults in {c} had a mobile money account | 1 | all adults, not one trade
FINDEX.PAYBILLS | Bills by phone | {v}% of adults in {c} paid bills by phone or internet | 1 | all adults, asked in a survey
FINDEX.SAVECLUB | Savings clubs | {v}% of adults in {c} saved through a club or a person outside the family | 1 | asked in a survey
FINDEX.SAVEFORMAL | Formal saving | {v}% of adults in {c} saved at a bank or by mobile money | 1 | asked in a survey
FP.CPI.TOTL.ZG | Inflation | prices in {c} rose by {v}% | 1 | all goods together
FR.INR.RINR | Real interest | loans in {c} cost {v}% a year after inflation | 1 | bank loans on average; small borrowers pay more
FS.AST.PRVT.GD.ZS | Private credit | credit to private borrowers in {c} came to {v}% of GDP | 1 | leaves out lending between traders and in families
HDI | Human development | {c} scored {v} of 1 for human development | 2 | an average of health, schooling and income
HDR24.EYS | Schooling ahead | a child starting school in {c} could expect {v} years of it | 1 | expected, not completed
HDR24.GII | Gender gap | {c} scored {v} of 1 for gender inequality, on a scale where equality is 0 | 2 | an index of health, schooling and work
HDR24.HDI | Human development | {c} scored {v} of 1 for human development | 2 | series of the report 2023/24
HDR24.MYS | Adult schooling | adults in {c} had {v} years of schooling on average | 1 | adults of 25 and over
IC.REG.DURS | Days to register | it took {v} days to register a company in {c} | 0 | a discontinued series
IGME.U5MR | Child deaths | {v} of 1,000 children in {c} died before the age of five | 0 | modelled
ILO.EMP.AGR | Work on farms | farming gave {v}% of jobs in {c} | 1 | modelled
ILO.EMP.IND | Work in industry | industry gave {v}% of jobs in {c} | 1 | modelled; building included
ILO.EMP.SRV | Work in services | services gave {v}% of jobs in {c} | 1 | modelled; trade included
ILO.LFP.15PLUS | People at work | {v}% of people over fourteen in {c} worked or sought work | 1 | modelled
IT.CEL.SETS.P2 | Mobile lines | {c} had {v} mobile lines per 100 people | 0 | lines, not people
IT.NET.BBND.P2 | Fixed internet | {c} had {v} fixed internet lines per 100 people | 1 | homes and offices together
IT.NET.USER.ZS | Internet use | {v}% of people in {c} used the internet | 1 | at least once in three months
LPI.INFRA | Transport and trade | {c} scored {v} of 5 for transport and trade infrastructure | 1 | by rating; ports and trunk roads, not farm roads
LPI.RANK | Logistics rank | {c} ranked {v} in the world for logistics | 0 | by rating of freight firms
LPI.SCORE | Logistics | {c} scored {v} of 5 for logistics | 1 | by rating of freight firms
NE.EXP.GNFS.ZS | Export share | exports came to {v}% of GDP in {c} | 1 | all goods and services
NE.GDI.TOTL.ZS | Investment | investment came to {v}% of GDP in {c} | 1 | public and private together
NE.IMP.GNFS.ZS | Import share | imports came to {v}% of GDP in {c} | 1 | all goods and services
NV.AGR.TOTL.ZS | Farm output | farming, forestry and fishing made {v}% of GDP in {c} | 1 | recorded output
NV.IND.TOTL.ZS | Industrial output | industry made {v}% of GDP in {c} | 1 | mines and building included
NV.SRV.TOTL.ZS | Service output | services made {v}% of GDP in {c} | 1 | recorded output
NY.GDP.MKTP.CD | GDP | output in {c} came to {usd} | 0 | recorded economy
NY.GDP.MKTP.KD.ZG | Growth | output in {c} grew by {v}% | 1 | all sectors together
NY.GDP.PCAP.CD | Output per person | output per person in {c} was {usd} | 0 | an average; says nothing of who has it
NY.GDP.PCAP.KD.ZG | Growth per person | output per person in {c} grew by {v}% | 1 | an average
NY.GNP.PCAP.CD | Income per person | income per person in {c} was {usd} | 0 | an average; says nothing of who has it
OWID.CEREAL.YIELD | Cereal yield | fields in {c} gave {v} tonnes of cereals per hectare | 1 | cereals only, national average
OWID.CO2.PC | Carbon per person | {c} emitted {v} tonnes of carbon dioxide per person | 2 | fossil fuels and cement
SE.PRM.ENRR | Primary enrolment | primary enrolment in {c} was {v}% of the age group | 0 | gross: repeaters lift it over 100; some records are old
SE.SEC.ENRR | Secondary enrolment | secondary enrolment in {c} was {v}% of the age group | 0 | gross: repeaters lift it; some records are old
SE.XPD.TOTL.GD.ZS | Education budget | the state in {c} spent {v}% of GDP on education | 1 | public spending; families’ fees are not in it
SH.H2O.BASW.RU.ZS | Rural water | {v}% of rural people in {c} had at least basic drinking water | 1 | a source within thirty minutes; nothing on quality
SH.H2O.BASW.ZS | Drinking water | {v}% of people in {c} had at least basic drinking water | 1 | a source within thirty minutes; nothing on quality
SH.MED.PHYS.ZS | Doctors | {c} had {v} doctors per 1,000 people | 2 | national average; towns have most of them
SH.STA.BASS.ZS | Sanitation | {v}% of people in {c} had at least basic sanitation | 1 | an own improved toilet
SI.POV.DDAY | Extreme poverty | {v}% of people in {c} lived on less than US$3.00 a day | 1 | survey year as shown; 2021 prices
SI.POV.GINI | Inequality | {c} scored {v} of 100 for inequality of income | 1 | Gini index; survey year as shown
SI.POV.LMIC | Poverty | {v}% of people in {c} lived on less than US$4.20 a day | 1 | survey year as shown; 2021 prices
SI.POV.NAHC | National poverty | {v}% of people in {c} lived below the national poverty line | 1 | each country draws its own line
SL.EMP.VULN.ZS | Insecure work | {v}% of workers in {c} worked for themselves or unpaid in the family | 1 | modelled
SL.TLF.ACTI.1524.ZS | Young people at work | {v}% of people aged 15 to 24 in {c} worked or sought work | 1 | modelled
SL.UEM.1524.ZS | Youth unemployment | {v}% of the young who wanted work in {c} had none | 1 | modelled; odd jobs count as work
SL.UEM.TOTL.ZS | Unemployment | {v}% of those who wanted work in {c} had none | 1 | modelled; odd jobs count as work
SP.DYN.TFRT.IN | Births per woman | women in {c} had {v} children on average | 1 | an older record
SP.POP.GROW | Population growth | the population of {c} grew by {v}% | 1 | estimate
SP.POP.TOTL | Population | {v} people lived in {c} | 0 | estimate
SP.URB.GROW | Growth of towns | the towns of {c} grew by {v}% | 1 | estimate
SP.URB.TOTL.IN.ZS | People in towns | {v}% of people in {c} lived in towns | 1 | each country says what a town is
ST.INT.RCPT.CD | Tourism income | visitors spent {usd} in {c} | 0 | before 2020
UIS.LIT.ADULT | Adult literacy | {v}% of adults in {c} could read and write | 1 | adults, by survey or own statement
UIS.PRM.CMPT | Primary completion | {v}% of children in {c} finished primary school | 1 | some records are old; repeaters can lift it
WGI.CC | Control of corruption | {c} did better than {v}% of countries at holding down corruption | 0 | by perception
WGI.RL | Rule of law | {c} did better than {v}% of countries on the rule of law | 0 | by perception
WGI.RQ | Quality of rules | {c} did better than {v}% of countries on the quality of its rules | 0 | by perception
WPP.MEDIAN_AGE | Median age | half the people in {c} were younger than {v} | 1 | estimate
`;

export const FIGURES: Readonly<Record<string, FigureWords>> = Object.fromEntries(
  TABLE.trim()
    .split('\n')
    .map((line): [string, FigureWords] => {
      const [code = '', label = '', say = '', decimals = '', limit = ''] = line.split(' | ');
      return [code, { label, say, decimals: Number(decimals), limit }];
    }),
);
