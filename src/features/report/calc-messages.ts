/** Of a calculation that is laid open, which is loaded then. */
export const calculation = {
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
