export const site = {
  headline: 'A Sounding Board For Early Stage African Entrepreneurs',
  lead: 'Describe a problem you have seen. Baraza looks up what is known about it in your country, shows where every figure comes from, and tells you what to find out next.',
  getStarted: 'Get Started',
  goOn: 'Open the Problem Validator',
  sample: 'See a sample report',
  login: 'Login',
  signUp: 'Sign Up',
  pointsTitle: 'What you get',
  points: [
    {
      title: 'Every figure has a record',
      text: 'Each number opens its source: who published it, for which year, under which licence. What nobody has recorded is called not found.',
    },
    {
      title: 'At most five questions',
      text: 'Baraza asks only what would change the result. Skip any of them and the report says what was assumed instead.',
    },
    {
      title: 'Yours without the network',
      text: 'A report you have opened stays on your phone. Read it on the bus, at the market, or when the data has run out.',
    },
  ],
  evidence:
    'Figures come from public sources: the World Bank, UN agencies, the ILO, UNESCO, Our World in Data and the CIA World Factbook. Desk research is where a problem starts to be understood, not where it is proved: each report ends with what to ask, whom, and what would make you stop.',
  notFoundTitle: 'There is nothing at this address',
  notFoundText: 'The link may be old or mistyped.',
  home: 'Back to Home',
  footer: 'Baraza: a council where people come to be heard.',
} as const;
