/** The public navbar. Quoted in the specification: kept to the letter. */
export const siteNav = {
  label: 'Baraza',
  menu: 'Menu',
  product: 'Product',
  /** Disabled: not yet available. */
  later: ['Co-founder Matching', 'Resources', 'Pricing'],
  notYet: 'not yet available',
  faqs: 'FAQs',
} as const;
