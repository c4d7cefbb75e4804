import { type IndicatorUse, use } from '../../pack-types.ts';

/** Figures for problems of any kind; the common ones follow when these are too few. */
export const generalIndicators: readonly IndicatorUse[] = [
  use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
    split: 10,
    high: 'A price for {good} agreed today will be wrong within months: {fig}. Charge by the {unit}, and say when the price is looked at again.',
    low: 'A price for {good} can be held for a year: {fig}. {Payer} may prefer one they can plan with.',
  }),
  use('FB.REMIT', 'context', 0, 'none', 'E', {
    split: 4,
    high: 'Money from relatives abroad pays many a bill: {fig}. Ask {who} who sent money the last time {good} were dearer than they could pay.',
    low: 'Help from abroad is rare: {fig}. What {who} spend on {good} is earned in {country}.',
  }),
  use('WGI.RL', 'context', 0, 'none', 'L', {
    split: 40,
    high: 'A written promise to {who} is worth something here: {fig}. Put the terms for each {unit} on half a page.',
    low: 'Nobody will sue over one {unit}: {fig}. Let trust grow by small payments and quick refunds in {place}.',
  }),
  use('HDI', 'context', 0, 'none', 'S', {
    split: 0.55,
    high: '{Who} compare you with services they already use: {fig}. Ask which one they praise, and copy its manners before its price.',
    low: 'Other needs press harder on many days: {fig}. Ask {who} what they gave up last month to pay for {good}.',
  }),
  use('ILO.EMP.SRV', 'context', 0, 'none', 'E', {
    split: 45,
    high: 'Helpers for a first trial are easy to hire: {fig}. Pay one in {place} by the {unit} before you build anything.',
    low: 'Skilled helpers may be few: {fig}. Do the first {units} in {place} yourself.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 18,
    high: 'The state will want its part of a fee: {fig}. Ask what a {unit} sold to {who} is taxed as.',
    low: 'Papers are rare in small trade: {fig}. A remedy that asks {who} for documents loses many of them.',
  }),
];
