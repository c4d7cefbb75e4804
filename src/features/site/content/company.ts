export const company = {
  name: 'Baraza',
  mailbox: 'hello@baraza.example',
  /** Those without an address are not shown. */
  socials: [
    { name: 'LinkedIn', address: 'https://www.linkedin.com/' },
    { name: 'X', address: null },
    { name: 'Facebook', address: null },
    { name: 'Instagram', address: null },
  ],
} as const;
