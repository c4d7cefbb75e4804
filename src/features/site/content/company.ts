export const company = {
  name: 'Baraza',
  /** False: sections show real people and partners alone, and one that has none is left out. */
  showSamples: true as boolean,
  mailbox: 'hello@baraza.example',
  /** Those without an address are not shown. */
  socials: [
    { name: 'LinkedIn', address: 'https://www.linkedin.com/' },
    { name: 'X', address: null },
    { name: 'Facebook', address: null },
    { name: 'Instagram', address: null },
  ],
} as const;
