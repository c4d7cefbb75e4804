import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain's own figures are too few or come from too few publishers. */
export const wasteIndicators: readonly IndicatorUse[] = [
  use('FB.MSW', 'context', 0, 'none', 'N', {
    split: 1870000,
    high: 'Towns throw out a mountain each year: {fig}. Weigh what one street of {place} puts out in a week before you plan for {good}.',
    low: 'The heap is small by African measure: {fig}. A load worth a truck may take {place} weeks to gather.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 0.45,
    high: 'Trucks and plants already burn much fuel: {fig}. Reckon litres for each {unit} before you send a truck through {place}.',
    low: 'Carts and backs move most things: {fig}. See how far a handcart with {good} can go and still earn.',
  }),
  use('ILO.LFP.15PLUS', 'context', 0, 'none', 'S', {
    split: 60,
    high: 'Nearly all grown people are busy: {fig}. Ask who in a house in {place} would sort {good}, and at which hour.',
    low: 'Many are free in the day: {fig}. Ask whether they would touch {good} for a coin, and what the neighbours would say.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 70,
    high: 'A leaflet on sorting will be read: {fig}. Give it to ten doors in {place} and look into the bags a week later.',
    low: 'Words on a bin help few: {fig}. Colour and a boy who shows it will do more for {good}.',
  }),
  use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
    split: 5,
    high: 'Fuel, boots and sacks get dearer: {fig}. Agree with {payer} on when a fee for a {unit} may rise.',
    low: 'Costs barely move: {fig}. A yearly fee for {good} can be tried in {place}.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 13,
    high: 'The town may live on a levy for cleaning: {fig}. Ask who in {place} pays it already, since they will not pay twice.',
    low: 'Town halls have little in the box: {fig}. Do not count on a public coin for {good}.',
  }),
  use('HDR24.EYS', 'context', 0, 'none', 'S', {
    split: 11,
    high: 'Children stay at school for years: {fig}. A class in {place} can weigh {good} each Friday and will tell their homes.',
    low: 'Children leave early, and some live off heaps: {fig}. Decide what you do when small hands bring {good}.',
  }),
  use('IGME.U5MR', 'context', 0, 'none', 'S', {
    split: 45,
    high: 'Small children die of what breeds in filth: {fig}. Ask the clinic of {place} which lanes send most of them.',
    low: 'Child deaths are fewer: {fig}. Smell and shame may move {who} more than fear.',
  }),
  use('ILO.EMP.AGR', 'context', 0, 'none', 'S', {
    split: 36,
    high: 'Farms are near most people: {fig}. Ask {who} in {place} who among the growers around takes something from the heap, and for what.',
    low: 'Farms are far from most homes: {fig}. What {who} in {place} hand on must find its taker in town; ask who that was for the last {unit}.',
  }),
  use('NE.EXP.GNFS.ZS', 'context', 0, 'none', 'E', {
    split: 30,
    high: 'Much leaves the country in boxes that came full: {fig}. Ask a shipper whether {good} ever go back as freight.',
    low: 'Little is shipped out: {fig}. A buyer of {good} must be found within reach of {place}.',
  }),
  use('HDI', 'context', 0, 'none', 'S', {
    split: 0.56,
    high: 'Clean streets are expected here: {fig}. Ask who in {place} complained last, and to whom.',
    low: 'Other needs come before clean streets: {fig}. Begin where {good} cost {who} money this week.',
  }),
];
