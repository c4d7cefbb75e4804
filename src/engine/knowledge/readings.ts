/**
 * From which value on a figure is read as high, where reports must agree: the same record may not mean that an office
 * helps in one report and that it does not in another, and no pain may call a figure what it is not. A pain's own
 * `split` holds for all other figures.
 */
export const ONE_READING: Readonly<Record<string, number>> = {
  // Percentiles of the world: under two fifths nobody counts on a court, an office or a rule.
  'WGI.RL': 40,
  'WGI.CC': 35,
  'WGI.RQ': 35,
  // Where half of all who work have no wage, 'many draw a wage' would be the wrong half.
  'SL.EMP.VULN.ZS': 50,
  // Prices that rise by six in a hundred do not stand still for a year.
  'FP.CPI.TOTL.ZG': 6,
  'FB.CPI': 6,
  'HDR24.GII': 0.53,
  'HDR24.MYS': 5.7,
  'WPP.MEDIAN_AGE': 18.7,
  'UIS.LIT.ADULT': 70,
  'IT.NET.USER.ZS': 37,
  'FB.LIFE': 66,
};
