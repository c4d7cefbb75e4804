/** Of a source or a calculation that is laid open: loaded then. */
export const record = {
  calculation: (n: number) => `Calculation ${n}`,
  publisher: 'Publisher',
  calculatedIn: 'Calculated in',
  year: 'Year',
  licence: 'Licence',
  limits: 'Limits',
  link: 'Open the source',
  formula: 'Worked out as',
  range: (low: string, middle: string, high: string) => `Low ${low} · middle ${middle} · high ${high}`,
  compared: { min: 'the smaller of', max: 'the larger of' },
  origins: {
    founder: 'you said',
    record: 'on record',
    assumed: 'assumed',
    calc: 'worked out',
    plan: 'our plan',
  },
};
