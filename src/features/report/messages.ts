export const report = {
  header: 'Problem Validator Report',
  back: 'Back to Options',
  contents: 'In this report',
  openAll: 'Open all',
  closeAll: 'Fold all',
  firstTest: 'First test',
  end: 'What would end it',
  restOfSummary: 'The problem, the reasons, what is unknown',
  evidence: 'Evidence so far',
  rungs: { desk: 'Desk', says: 'Says', does: 'Does', pays: 'Pays' },
  verdicts: {
    proceed: 'Proceed',
    narrow: 'Narrow',
    pivot: 'Pivot',
    stop: 'Stop',
    not_enough_known: 'Not enough known',
  },
  confidence: { low: 'Low confidence', medium: 'Medium confidence', high: 'High confidence' },
  score: (total: number, of: number) => `Score ${total} of ${of}`,
  onDevice: 'Saved on this device',
  draft: 'Draft made on this device, not yet researched',
  kit: 'Starter kit',
  noCredit: 'This cost you no credit.',
  sources: 'Sources',
  sourceGroups: { records: 'Public records', documents: 'Published documents', offices: 'Offices to ask' },
  toldGroup: 'What you told us',
  toldLink: 'Your description and your answers',
  calcsApart: 'Sums are no sources: each stands in the table Calculations, with what went into it.',
  source: (n: number) => `Source ${n}`,
  calculation: (n: number) => `Calculation ${n}`,
  publisher: 'Publisher',
  year: 'Year',
  licence: 'Licence',
  limits: 'Limits',
  link: 'Open the source',
  newTab: 'opens in a new tab',
  formula: 'Worked out as',
  range: (low: string, middle: string, high: string) => `Low ${low} · middle ${middle} · high ${high}`,
  origins: {
    founder: 'you said',
    record: 'on record',
    assumed: 'assumed',
    calc: 'worked out above',
    plan: 'our plan',
  },
  loading: 'Opening the report…',
  notFound: 'This report was not found. Taking you back to Market Validation…',
  notHere:
    'This report has not been read on this device yet, and you are offline. It opens when the connection is back.',
  forbidden: "You don't have permission to access this report.",
  failed: 'Failed to load the report data. Please try again.',
  noId: 'No report ID provided. Please return to the Market Validation page and try again.',
  retry: 'Retry',
  empty: 'No content available',
  invalid: 'Error: Invalid content format',
  renderFailed: 'Error rendering content',
  pin: 'Pin',
  unpin: 'Unpin',
  problem: 'What you wrote',
  tabs: 'Parts of the report',
  tabReport: 'Report',
  tabInsights: 'Actionable Insights',
  chat: 'Chat with Report',
  confirmRemove: 'Delete this report? The deletion can be undone from the trash.',
  skipped: 'Skipped',
} as const;

export const reportMenu = {
  label: 'Share, print, text size, delete',
  copy: 'Copy link',
  copied: 'The link is copied.',
  notCopied: (url: string) => `The link could not be copied: ${url}`,
  share: 'Share…',
  notShared: 'The report could not be shared from here. Copy its link instead.',
  print: 'Print or save as PDF',
  markdown: 'Download as Markdown',
  size: 'Text size',
  sizes: { small: 'Small', normal: 'Normal', large: 'Large' },
  remove: 'Delete',
} as const;

export const sample = {
  title: 'Sample reports',
  about:
    'A sample: what Baraza wrote about a problem told in one or two sentences. Marks say how much is proven so far, so a first report has few.',
  own: 'Try your own problem',
  failed: 'This sample could not be loaded. Please check your internet connection and try again.',
} as const;

export const draft = {
  back: 'Back to Options',
  gone: 'This draft is no longer on this device.',
  working: 'Writing a draft on this device…',
  failed:
    'The draft could not be written: the part of Baraza that writes it, or the records of this country, are not on this device yet. Your words are kept; try again when the connection is back.',
  about:
    'A draft, written on this device from the records that are here. No credit was spent; the research looks further.',
  kitAbout: 'Made on this device, and kept here.',
  onItsWay: 'The research of this problem is on its way. The report will take the place of this draft.',
  research: 'Research this',
  researchLater: 'Research when I’m back',
  discard: 'Throw the draft away',
  discardKit: 'Throw the kit away',
} as const;

export const trying = {
  home: 'Home',
  opening: 'Opening…',
  working:
    'Writing it on this device. The first time, this fetches the part of Baraza that does the research (about 0.8 MB); on a slow line that takes half a minute.',
  goneTitle: 'Nothing is kept here',
  gone: 'What was made at this address is no longer on this device. It may have been thrown away, or taken along into an account.',
  kit: 'A starter kit, made on this device and kept here. Nothing you wrote has left it. With a free account it stands in your history.',
  draft:
    'A draft report, written on this device from public records and kept here. Nothing you wrote has left it. With a free account it stands in your history, and the problem can be researched further.',
  nothing: 'No report came of this. What you wrote is still on this device.',
  keep: 'Create a free account to keep it',
  again: 'Try again',
  another: 'Try another problem',
  discard: 'Throw it away',
} as const;

export const insights = {
  title: 'Actionable Insights',
  generating: 'Generating insights…',
  opening: 'Looking for insights…',
  offline: 'The insights of this report are not on this device yet. They come when the connection is back.',
  failed: 'Generation failed',
  retry: 'Retry Generation',
  regenerate: 'Regenerate',
  fields: {
    important_questions_industry_geography: 'Important questions about this trade and place',
    emerging_key_insights: 'What is emerging',
    leverage_points: 'Where a little changes much',
    key_questions_for_founders: 'Questions to ask yourself',
    desirability_analysis: 'Whether people want it',
    recommended_research_areas: 'What to look into next',
    key_stakeholders_institutions: 'People and offices that matter',
    barriers_consumption: 'What keeps people from buying',
    regulations_policies: 'Rules and policies',
  },
} as const;

export const earlierVersion = {
  made: 'An earlier version of Baraza made this report. It can be made anew once, at no credit; this one stays.',
  anew: 'Make the report anew',
  notKept: 'This could not be kept on your device. Please try again.',
} as const;
