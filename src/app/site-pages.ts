import { sampleById, sampleTitle } from '../domain/samples.ts';
import { accountPages } from '../features/account/page-facts.ts';
import { buildersPage } from '../features/site/content/builder-profiles.ts';
import { company } from '../features/site/content/company.ts';
import { faqPage, questions } from '../features/site/content/faq.ts';
import { contactPage, emailHelpPage, getStartedPage, notFoundPage } from '../features/site/content/help.ts';
import { landingPage } from '../features/site/content/landing.ts';
import { legal } from '../features/site/content/legal.ts';
import { optionsPage } from '../features/site/content/options.ts';
import type { PageFacts } from '../features/site/content/page.ts';
import { plans, pricingPage } from '../features/site/content/plans.ts';
import { recordsPage } from '../features/site/content/records.ts';
import { samplesPage } from '../features/site/content/samples.ts';
import { resourcesPage } from '../features/site/content/services.ts';
import { escapeHtml } from '../lib/html.ts';
import type { AccountPath, NOT_FOUND, SamplePath, SitePath } from './paths.ts';

/** Filled in by the server, which alone knows how the public reaches it (docs/decisions/0009). */
export const ORIGIN = '{{origin}}';

type WrittenPath = SitePath | SamplePath | AccountPath | typeof NOT_FOUND;

interface SitePage {
  /** Below `src/features/site`, or below the feature that is named. */
  readonly source: string;
  readonly feature?: 'account' | 'report';
  /** A part of it, named as `source` is, whose scripts come later than the page. */
  readonly later?: string;
  readonly facts: PageFacts;
  /** Several addresses may show one page; this is the one to be remembered. Null: none is. */
  readonly canonical: SitePath | SamplePath | AccountPath | null;
  /** For links that are passed on; the landing page's where there is none. */
  readonly picture?: string;
  /** What the page is, in the words of schema.org. */
  readonly data?: object;
}

const at = (path: string) => `${ORIGIN}${path}`;

const landing: SitePage = {
  source: 'landing/LandingPage.tsx',
  later: 'landing/Below.tsx',
  facts: landingPage,
  canonical: '/',
  data: {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': at('/#organization'),
        name: company.name,
        url: at('/'),
        email: company.mailbox,
      },
      { '@type': 'WebSite', name: company.name, url: at('/'), publisher: { '@id': at('/#organization') } },
      {
        '@type': 'WebApplication',
        name: company.name,
        url: at('/'),
        description: landingPage.description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
    ],
  },
};

const faq: SitePage = {
  source: 'FaqPage.tsx',
  facts: faqPage,
  canonical: '/faq',
  data: {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  },
};

const legalPage = (path: SitePath, facts: PageFacts): SitePage => ({ source: 'LegalPage.tsx', facts, canonical: path });

const accountPage = (source: string, facts: PageFacts, canonical: AccountPath): SitePage => ({
  ...{ feature: 'account', source, facts, canonical },
});
const signInPage = accountPage('AuthScreen.tsx', accountPages.signIn, '/login');

/** Its picture is taken by scripts/share-pictures.mjs. */
function samplePage(path: SamplePath): SitePage {
  const id = path.slice('/samples/'.length);
  const sample = sampleById(id);
  if (!sample) throw new Error(`${path} is no sample's`);
  const facts = { title: sampleTitle(sample), description: sample.about };
  return {
    ...{ feature: 'report', source: 'SamplePage.tsx', facts, canonical: path, picture: `/media/share-${id}.jpg` },
    data: {
      '@type': 'Report',
      name: sample.name,
      description: sample.about,
      publisher: { '@id': at('/#organization') },
    },
  };
}

export const SITE_PAGES: Record<WrittenPath, SitePage> = {
  '/': landing,
  '/product': landing,
  '/solutions': landing,
  '/pricing': {
    source: 'PricingPage.tsx',
    facts: pricingPage,
    canonical: '/pricing',
    data: {
      '@type': 'Product',
      name: company.name,
      description: pricingPage.description,
      offers: plans.map(({ name, monthly }) => ({
        '@type': 'Offer',
        name,
        price: String(monthly),
        priceCurrency: 'USD',
      })),
    },
  },
  '/resources': { source: 'ResourcesPage.tsx', facts: resourcesPage, canonical: '/resources' },
  '/options': { source: 'OptionsPage.tsx', facts: optionsPage, canonical: '/options' },
  '/faq': faq,
  '/faqs': faq,
  '/faqsection': faq,
  '/get-started': { source: 'GetStartedPage.tsx', facts: getStartedPage, canonical: '/get-started' },
  '/venture-builders': { source: 'BuildersPage.tsx', facts: buildersPage, canonical: '/venture-builders' },
  '/records': { source: 'RecordsPage.tsx', facts: recordsPage, canonical: '/records' },
  '/samples': { source: 'SamplesPage.tsx', facts: samplesPage, canonical: '/samples' },
  '/samples/sample-agritech': samplePage('/samples/sample-agritech'),
  '/samples/sample-fintech': samplePage('/samples/sample-fintech'),
  '/samples/sample-health': samplePage('/samples/sample-health'),
  '/contact': { source: 'ContactPage.tsx', facts: contactPage, canonical: '/contact' },
  '/help/email-not-received': {
    source: 'EmailHelpPage.tsx',
    facts: emailHelpPage,
    canonical: '/help/email-not-received',
  },
  '/privacy': legalPage('/privacy', legal.privacy.page),
  '/terms': legalPage('/terms', legal.terms.page),
  '/cookies': legalPage('/cookies', legal.cookies.page),
  '/login': signInPage,
  '/signin': signInPage,
  '/signup': accountPage('AuthScreen.tsx', accountPages.signUp, '/signup'),
  '/forgot-password': accountPage('password/PasswordPage.tsx', accountPages.forgot, '/forgot-password'),
  '/help/account-recovery': accountPage('help/RecoveryHelpPage.tsx', accountPages.recovery, '/help/account-recovery'),
  '*': { source: 'NotFoundPage.tsx', facts: notFoundPage, canonical: null },
};

/** The tags of a page's head that are its own, beside title and description. */
export function headOf(path: WrittenPath): string {
  const { facts, canonical, picture = '/media/share.jpg', data } = SITE_PAGES[path];
  if (canonical === null) return '<meta name="robots" content="noindex" />';
  const properties = {
    'og:type': path.startsWith('/samples/') ? 'article' : 'website',
    'og:site_name': company.name,
    'og:title': facts.title,
    'og:description': facts.description,
    'og:url': at(canonical),
    'og:image': at(picture),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${company.name}: a cited market report`,
  };
  // '<' cannot end the script: it is written as JSON may write it.
  const json = data && JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return [
    `<link rel="canonical" href="${at(canonical)}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(json ? [`<script type="application/ld+json">${json}</script>`] : []),
  ].join('\n    ');
}
