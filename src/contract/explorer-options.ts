/** Spec 3 §5 and §9. */
export const EXPLORER_LIMITS = { industry: 2, target_customer: 3, impact_focus: 2, geography: 1 } as const;
export const EXPLORER_PAGE_SIZE = 20;

/*
 * The choices of the Explorer's form (spec 3 §3): names both sides know, apart from the schemas. 'Other' with the
 * founder's own words is the last choice of each group but industry.
 */

interface Option<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
}
const options = <const Id extends string>(table: readonly (readonly [Id, string])[]): readonly Option<Id>[] =>
  table.map(([id, name]) => ({ id, name }));

export const INDUSTRY_OPTIONS = options([
  ['agriculture', 'Agriculture'],
  ['fintech', 'Fintech'],
  ['healthcare', 'Healthcare'],
  ['education', 'Education'],
  ['logistics', 'Logistics'],
  ['transport', 'Transport'],
  ['energy', 'Energy'],
  ['retail', 'Retail'],
  ['housing', 'Housing and construction'],
  ['water', 'Water and sanitation'],
  ['waste', 'Waste and recycling'],
  ['manufacturing', 'Manufacturing'],
  ['tourism', 'Tourism and hospitality'],
  ['media', 'Media and creative work'],
  ['employment', 'Jobs and skills'],
  ['legal', 'Legal and public services'],
  ['insurance', 'Insurance'],
  ['technology', 'Technology and telecoms'],
  ['environment', 'Climate and environment'],
]);
export type IndustryId = (typeof INDUSTRY_OPTIONS)[number]['id'];

export const BACKGROUND_OPTIONS = options([
  ['software', 'Software development'],
  ['engineer', 'Engineering or repair'],
  ['research', 'Data or research'],
  ['creative', 'Design or media'],
  ['farmer', 'Farming or agronomy'],
  ['health', 'Nursing or medicine'],
  ['teacher', 'Teaching or training'],
  ['finance', 'Finance or accounting'],
  ['sales', 'Sales or marketing'],
  ['trader', 'Trade or shopkeeping'],
  ['transport', 'Driving or logistics'],
  ['artisan', 'Craft or manufacturing'],
  ['builder', 'Building or property'],
  ['law', 'Law or public service'],
  ['community', 'Community or NGO work'],
  ['student', 'Student or recent graduate'],
]);
export type BackgroundId = (typeof BACKGROUND_OPTIONS)[number]['id'];

export const PRODUCT_OPTIONS = options([
  ['app', 'Mobile app'],
  ['web', 'Web platform or software'],
  ['phone', 'USSD, SMS or voice'],
  ['device', 'Physical product or device'],
  ['service', 'Service run by people'],
]);
export type ProductId = (typeof PRODUCT_OPTIONS)[number]['id'];

export const CUSTOMER_OPTIONS = options([
  ['farmers', 'Smallholder farmers'],
  ['rural', 'Rural households'],
  ['urban', 'Urban households'],
  ['women', 'Women'],
  ['youth', 'Young people and students'],
  ['workers', 'Informal workers'],
  ['shops', 'Small shops and traders'],
  ['companies', 'Companies'],
  ['institutions', 'Schools, clinics and public bodies'],
]);
export type CustomerId = (typeof CUSTOMER_OPTIONS)[number]['id'];

export const IMPACT_OPTIONS = options([
  ['commercial', 'Fully Commercial'],
  ['social', 'Social Venture'],
  ['nonprofit', 'Non-Profit / Foundations'],
]);
export type ImpactId = (typeof IMPACT_OPTIONS)[number]['id'];

/** The 54 countries by the names the engine has for them, in the order of the alphabet. */
export const COUNTRY_NAMES: readonly string[] =
  "Algeria|Angola|Benin|Botswana|Burkina Faso|Burundi|Cabo Verde|Cameroon|Central African Republic|Chad|Comoros|Congo|Côte d'Ivoire|Democratic Republic of the Congo|Djibouti|Egypt|Equatorial Guinea|Eritrea|Eswatini|Ethiopia|Gabon|Gambia|Ghana|Guinea|Guinea-Bissau|Kenya|Lesotho|Liberia|Libya|Madagascar|Malawi|Mali|Mauritania|Mauritius|Morocco|Mozambique|Namibia|Niger|Nigeria|Rwanda|São Tomé and Príncipe|Senegal|Seychelles|Sierra Leone|Somalia|South Africa|South Sudan|Sudan|Tanzania|Togo|Tunisia|Uganda|Zambia|Zimbabwe".split(
    '|',
  );

/** Leaves a group open; it is never sent. */
export const ALL = 'All';
/** An own answer is sent as this and the founder's words. */
export const OTHER = 'Other';
export const OTHER_PREFIX = 'Other (please specify): ';
