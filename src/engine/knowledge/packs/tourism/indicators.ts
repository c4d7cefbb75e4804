import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain's own figures are too few or come from too few publishers. */
export const tourismIndicators: readonly IndicatorUse[] = [
  use('ST.INT.RCPT.CD', 'context', 0, 'none', 'E', {
    split: 324000000,
    high: 'Visitors left much here before the sickness years: {fig}. Ask {who} in {place} which of them came back, and from where.',
    low: 'Foreign visitors left little: {fig}. Look first at people of {country} who travel for work, weddings and funerals.',
  }),
  use('NV.SRV.TOTL.ZS', 'context', 0, 'none', 'E', {
    split: 48,
    high: 'Services carry a large part of output: {fig}. Offices of {place} may book more {good} than any tourist; ask three.',
    low: 'Services are a small part: {fig}. Count who slept in {place} last night, and why, before you plan for {good}.',
  }),
  use('FB.GDP.GROWTH', 'context', 0, 'none', 'E', {
    split: 4,
    high: 'Offices and builders travel more: {fig}. Ask {who} how many of the last twenty guests came for work.',
    low: 'Few have reasons to travel more: {fig}. Another {unit} must be won from a neighbour in {place}; know which.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 0.45,
    high: 'Generators and engines stand behind comfort: {fig}. Ask {who} what diesel takes from one {unit}.',
    low: 'Comfort is made with little fuel here: {fig}. Ask guests in {place} which comfort they missed, before you buy a machine for {good}.',
  }),
  use('HDR24.GII', 'context', 0, 'none', 'S', {
    split: 0.53,
    high: 'Women cook and clean, men sign: {fig}. Ask both among {who} who decides on a price for {good}.',
    low: 'Many women own and sign: {fig}. Begin in {place} with one who decides alone.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 70,
    high: 'Written reviews and menus are read: {fig}. Watch where a guest in {place} stops reading about {good}.',
    low: 'Words on a wall reach few local guests: {fig}. Let a picture with a price stand for {good}.',
  }),
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 18.7,
    high: 'Older guests travel as well: {fig}. Ask what steps, beds and hours in {place} did to them.',
    low: 'Most who travel here are young: {fig}. Ask them which {good} they shared to save a coin.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 13,
    high: 'Bed levies and licences are collected: {fig}. Add them up for one {unit} with {who}.',
    low: 'Few bed levies are collected: {fig}. A record of guests may frighten {who}; say what it is for.',
  }),
  use('AG.LND.AGRI.ZS', 'context', 0, 'none', 'N', {
    split: 46,
    high: 'Fields and herds reach far: {fig}. Ask growers around {place} what they could bring to a kitchen on Fridays.',
    low: 'Much land lies wild or dry: {fig}. That may be what visitors come for; ask who guards it.',
  }),
  use('HDR24.MYS', 'context', 0, 'none', 'S', {
    split: 5.7,
    high: 'Helpers have sat some years in class: {fig}. A one-page list for {good} can be followed; check it twice.',
    low: 'Show by doing: {fig}. One well-made {unit} teaches helpers in {place} more than a page.',
  }),
  use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
    split: 5,
    high: 'A printed price list is old in a season: {fig}. Ask {who} when theirs was printed.',
    low: 'A price can be printed for a year: {fig}. Test two for {good} in {place}, a month each.',
  }),
];
