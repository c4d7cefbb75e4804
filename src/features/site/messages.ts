/** What the controls of the public pages say; what the pages tell stands in content/. Quoted in the specification: kept to the letter. */
export const site = {
  getStarted: 'Get Started',
  sample: 'See a sample report',
  sampleProfile: 'Sample profile',
  samplePartners: 'Sample names: partners will stand here',
  sampleBuilders: 'Sample profiles: no builder can be booked yet',
  sampleVoices: 'Sample profiles: no customer said this',
  comingSoon: 'Coming Soon',
  learnMore: 'Learn more',
  home: 'Back to Home',
  module: (n: number) => `MODULE ${n}`,
  partners: 'Partners',
  demo: {
    title: 'Baraza at work: a problem goes in, a report with its sources comes out.',
    play: 'Play the recording (0.2 MB)',
    none: 'The recording could not be played here. The sample reports show the same.',
  },
  carousel: {
    previous: 'Previous page',
    next: 'Next page',
    pause: 'Pause',
    play: 'Play',
    page: (n: number, of: number) => `Page ${n} of ${of}`,
    industries: 'Industries',
    builders: 'Venture builders',
    testimonials: 'What people say',
  },
  moreFaqs: 'More FAQs',
  signUpFree: 'Sign up for free',
  seePricing: 'See all plans',
  notFoundTitle: 'There is nothing at this address',
  notFoundText: 'The link may be old or mistyped.',
} as const;

export const pathway = {
  title: 'Select a pathway that best aligns with your current progress',
  prompt: 'Help us guide you to the right tool for your entrepreneurial journey.',
  choices: [
    {
      text: 'I would like to explore potential problems to solve for',
      hover: "You are exactly in the right place. Let's begin the exploration.",
      to: '/problem-generator',
    },
    {
      text: 'I have an idea - but not a refined problem yet.',
      hover: "Excellent! We'll now help you understand the problem you could be solving.",
      to: '/prefine',
    },
    {
      text: "I have a refined problem I'd like to explore further",
      hover: "Congratulations! You're ready to proceed to the Problem Exploration Engine.",
      to: '/market-validation',
    },
  ],
} as const;

export const pages = {
  faq: {
    title: 'Frequently Asked Questions',
    subtitle: 'Find answers to common questions about our Product and how we can help you.',
  },
  pricing: { title: 'Pricing', perMonth: 'per month' },
  samples: { read: 'Read the report', own: 'Try your own problem' },
  resources: { watch: 'Watch Demo' },
  emailHelp: { write: 'Contact us', signIn: 'Back to sign in' },
} as const;

export const footer = {
  groups: {
    product: 'Product',
    company: 'Company',
    resources: 'Resources',
  },
  features: 'Features',
  pricing: 'Pricing',
  faqs: 'FAQs',
  roadmap: 'Roadmap',
  about: 'About',
  blog: 'Blog',
  careers: 'Careers',
  contact: 'Contact',
  validator: 'Problem Validator',
  sample: 'Sample reports',
  services: 'What we offer',
  options: 'Options',
  emailHelp: 'E-mail not received',
  builders: 'Venture Builders',
  contactUs: 'Contact Us',
  talk: 'Talk to Sales',
  privacy: 'Privacy',
  terms: 'Terms',
  cookies: 'Cookies',
  copyright: (year: number, name: string) => `© ${year} ${name}`,
} as const;

export const newsletter = {
  title: 'Newsletter',
  lead: 'What is new in Baraza, now and then.',
  email: 'Your e-mail address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  saved: 'Saved 👍',
  success: 'Successfully subscribed!',
  later: 'It will be sent when the connection is back, and counts once you have confirmed it by letter.',
  letters: {
    sent: 'A letter is on its way to you. You are on the list once you have pressed the button in it.',
    sent_again:
      'This address was not confirmed yet, so we have sent the letter again. You are on the list once you have pressed the button in it.',
    waiting:
      'This address was not confirmed yet. We have sent you several letters today: please look for them, among the unwanted mail too, or try again tomorrow.',
  },
  duplicate: 'Already subscribed',
  failed: 'Subscription failed',
  error: 'Something went wrong. Please try again.',
} as const;
