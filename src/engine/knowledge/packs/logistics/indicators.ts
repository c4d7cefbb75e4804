import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain's own figures are too few or come from too few publishers. */
export const logisticsIndicators: readonly IndicatorUse[] = [
  use('WGI.RQ', 'context', 0, 'none', 'P', {
    split: 23,
    high: 'Rules for carriers may be worth reading: {fig}. Ask which paper {who} in {place} were last asked for on the road.',
    low: 'Rules for carriers may shift without notice: {fig}. Let {who} tell you what is really asked of {good} near {place}.',
  }),
  use('HDR24.GII', 'context', 0, 'none', 'S', {
    split: 0.53,
    high: 'Women who send or trade {good} may be treated otherwise at yards and windows: {fig}. Ask some of {who} alone, away from the drivers.',
    low: 'Women and men differ less in rights than in half of Africa: {fig}. Still note who among {who} in {place} signs and who waits.',
  }),
  use('FB.GDP.GROWTH', 'context', 0, 'none', 'E', {
    split: 4,
    high: 'More is made and moved from year to year: {fig}. Ask {who} if more {good} passed through their hands than a year ago.',
    low: 'Trade hardly widens: {fig}. Whoever gains {units} in {place} takes them from another; learn from whom.',
  }),
  use('ILO.EMP.SRV', 'context', 0, 'none', 'E', {
    split: 46,
    high: 'Hands for loading and riding can be hired: {fig}. Try the first weeks of {good} with hired people before you buy wheels.',
    low: 'Fewer live from services than in half of Africa: {fig}. Train two people in {place} yourself before {good} pass through them.',
  }),
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 18.7,
    high: 'Older hands hold the keys of many yards: {fig}. Pay them a visit before you touch {good} in {place}.',
    low: 'Riders and loaders will be young: {fig}. Ask what they hope to do in a year, for whoever leaves takes the knowledge of {good} along.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 60,
    high: 'Slips and lists will be read: {fig}. Design one for {good} with {who}, and use it for a week.',
    low: 'A slip may be held upside down: {fig}. Mark {good} in colours that {who} choose.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 0.45,
    high: 'Engines carry most things: {fig}. Reckon fuel into each {unit} before you name a price to {payer}.',
    low: 'Carts, feet and bicycles still carry a good part: {fig}. For short ways in {place} they may move {good} for less than an engine.',
  }),
  use('FINDEX.MOBILEMONEY', 'context', 0, 'none', 'T', {
    split: 44,
    high: 'Each handover can be paid by phone: {fig}. Let {payer} pay when {good} change hands, so that the payment proves the handover.',
    low: 'Coins and notes will settle each {unit}: {fig}. Plan who carries the cash of {who} and who counts it.',
  }),
  use('FB.MOBILE.SUBS', 'exposure', 0, 'none', 'T', {
    split: 14_800_000,
    high: 'Networks serve a large market: {fig}. Messages about {good} can be bought in bulk; ask the price for {place}.',
    low: 'Networks serve a small market: {fig}. Call {who} yourself in the first month instead of buying messages for {good}.',
  }),
  use('SP.URB.GROW', 'context', 0, 'none', 'S', {
    split: 3.3,
    high: 'The edges of towns move outward: {fig}. Draw the way of {good} in {place} anew each year.',
    low: 'Town edges stay where they are: {fig}. What {who} know of the ways in {place} will serve you for years.',
  }),
  use('AG.LND.AGRI.ZS', 'context', 0, 'none', 'N', {
    split: 47,
    high: 'Harvest weeks will take trucks and hands away: {fig}. Ask {who} in which weeks {good} must wait.',
    low: 'Farm loads matter less here: {fig}. Look at school terms and feasts for the busy weeks of {good} in {place}.',
  }),
];
