import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { SiteNav } from '../../src/components/SiteNav.tsx';
import { Accordion } from '../../src/features/site/Accordion.tsx';
import { BuildersPage } from '../../src/features/site/BuildersPage.tsx';
import { builderProfiles } from '../../src/features/site/content/builder-profiles.ts';
import { builders } from '../../src/features/site/content/builders.ts';
import { questions } from '../../src/features/site/content/faq.ts';
import { industries } from '../../src/features/site/content/industries.ts';
import { partners } from '../../src/features/site/content/partners.ts';
import { plans } from '../../src/features/site/content/plans.ts';
import { processSteps } from '../../src/features/site/content/process.ts';
import { shown } from '../../src/features/site/content/shown.ts';
import { testimonials } from '../../src/features/site/content/testimonials.ts';
import { FaqPage } from '../../src/features/site/FaqPage.tsx';
import { GetStartedPage } from '../../src/features/site/GetStartedPage.tsx';
import { LandingPage } from '../../src/features/site/landing/LandingPage.tsx';
import { NotFoundPage } from '../../src/features/site/NotFoundPage.tsx';
import { OptionsPage } from '../../src/features/site/OptionsPage.tsx';
import { PricingPage } from '../../src/features/site/PricingPage.tsx';
import { pricesOf } from '../../src/features/site/prices.ts';
import { ResourcesPage } from '../../src/features/site/ResourcesPage.tsx';
import { shuffled } from '../../src/lib/shuffle.ts';
import { SharedDevice } from '../support/page-device.ts';
import { show } from '../support/screen.tsx';

afterEach(cleanup);

const ama = { id: '00000000-0000-4000-8000-000000000001', email: 'ama@example.org', name: 'Ama Mensah' };
function signedIn() {
  const shared = new SharedDevice();
  shared.tab().device.account.signedIn(ama);
  return shared;
}
const link = (name: string | RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');

/** With what lies below the first screen. */
async function showLanding(shared?: SharedDevice) {
  const shown = show(<LandingPage />, shared);
  await screen.findByText('Join Baraza Today');
  return shown;
}

describe('the landing page', () => {
  it('[spec 1 §2.2] shows its sections in their order', async () => {
    await showLanding();
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'A Sounding Board For Early Stage African Entrepreneurs',
    );
    expect(titles.slice(0, 12)).toEqual([
      'Built for African Founders',
      'What is on record',
      'Industry Agnostic',
      'From Problem Discovery to Market Validation: Our Process',
      'Roadmap',
      'Context Aware Expert Guidance & Support',
      'Loved & Trusted by Founders and Ecosystem Builders',
      'Pricing',
      'Frequently Asked Questions',
      'About',
      'Blog',
      'Careers',
    ]);
    expect(titles).toContain('Join Baraza Today');
    expect(screen.getByText('Access to Vetted Venture Builders')).toBeTruthy();
  });

  it.each([
    'demo-video',
    'process-section-title',
    'features',
    'pricing',
    'roadmap',
    'about',
    'blog',
    'careers',
    'contact',
  ])('has the place that /#%s names', async (id) => {
    const { container } = await showLanding();
    expect(container.querySelectorAll(`#${id}`)).toHaveLength(1);
  });

  it('[spec 1 §2.2] asks five of the eight questions and leads to the rest', async () => {
    await showLanding();
    const asked = questions.filter(({ question }) => screen.queryByText(question) !== null);
    expect(questions).toHaveLength(8);
    expect(asked).toEqual(questions.slice(0, 5));
    expect(link('More FAQs')).toBe('/faq');
  });

  it('shows every industry, builder and voice before anything turns', async () => {
    await showLanding();
    for (const industry of industries) expect(screen.getByText(industry)).toBeTruthy();
    for (const { quote } of testimonials) expect(screen.getByText(quote)).toBeTruthy();
    const faces = screen.getByRole('region', { name: 'Venture builders' });
    expect(within(faces).getAllByRole('listitem')).toHaveLength(builders.length);
    expect(link(/^Learn more/)).toBe('/venture-builders');
    expect(link('Book a session')).toBe('/venture-builders');
  });

  it('[readings: Content] a section in which anybody is invented says so, once', async () => {
    await showLanding();
    expect([...builders, ...testimonials, ...partners].every(({ sample }) => sample)).toBe(true);
    const section = (name: string) => screen.getByRole('region', { name });
    within(section('Context Aware Expert Guidance & Support')).getByText(/^Sample profiles/);
    within(section('Loved & Trusted by Founders and Ecosystem Builders')).getByText(/^Sample profiles/);
    within(section('Partners')).getByText(/^Sample names/);
    within(screen.getByRole('complementary', { name: 'Access to Vetted Venture Builders' })).getByText(
      'Sample profile',
    );
    expect(screen.getAllByText(/^Sample (profile|name)s?/)).toHaveLength(4);
  });

  it('[readings: Content] leaves out samples where an operator wants real people alone', () => {
    const all = [
      { name: 'Your incubator', sample: true },
      { name: 'A real one', sample: false },
    ];
    expect(shown(all, true)).toEqual(all);
    expect(shown(all, false)).toEqual([all[1]]);
  });

  it('marks modules 2 to 4 as coming, and plays nothing that was not recorded', async () => {
    const { container } = await showLanding();
    for (const n of [1, 2, 3, 4]) expect(screen.getByText(`MODULE ${n}`)).toBeTruthy();
    expect(processSteps.map(({ available, recording }) => [available, recording])).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
    const process = container.querySelector<HTMLElement>('.process');
    expect(within(process as HTMLElement).getAllByText('Coming Soon')).toHaveLength(3);
    expect(container.querySelector('video')).toBeNull();
  });
});

describe('the pathway modal', () => {
  const open = async (button: string, shared?: SharedDevice) => {
    await showLanding(shared);
    fireEvent.click(screen.getByText(button));
    return screen.findByRole('dialog', { name: 'Select a pathway that best aligns with your current progress' });
  };
  const CHOICES = [
    [
      'I would like to explore potential problems to solve for',
      '/problem-generator',
      "You are exactly in the right place. Let's begin the exploration.",
    ],
    [
      'I have an idea - but not a refined problem yet.',
      '/prefine',
      "Excellent! We'll now help you understand the problem you could be solving.",
    ],
    [
      "I have a refined problem I'd like to explore further",
      '/market-validation',
      "Congratulations! You're ready to proceed to the Problem Exploration Engine.",
    ],
  ] as const;

  it.each(['Get Started', 'Sign up for free'])(
    "[spec 1 §2.2] opens from '%s'; a visitor signs in on the way",
    async (button) => {
      const dialog = await open(button);
      for (const [text, target] of CHOICES) {
        expect(within(dialog).getByRole('link', { name: text }).getAttribute('href')).toBe(
          `/login?redirect=${encodeURIComponent(target)}`,
        );
      }
    },
  );

  it('whoever is signed in goes straight to the tool', async () => {
    const dialog = await open('Get Started', signedIn());
    for (const [text, target] of CHOICES) {
      expect(within(dialog).getByRole('link', { name: text }).getAttribute('href')).toBe(target);
    }
  });

  it('says what a choice means while it is pointed at or focused', async () => {
    const dialog = await open('Get Started');
    const prompt = 'Help us guide you to the right tool for your entrepreneurial journey.';
    within(dialog).getByText(prompt);
    for (const [text, , hover] of CHOICES) {
      const choice = within(dialog).getByRole('link', { name: text });
      fireEvent.pointerEnter(choice);
      within(dialog).getByText(hover);
      fireEvent.pointerLeave(choice);
      within(dialog).getByText(prompt);
      fireEvent.focus(choice);
      within(dialog).getByText(hover);
      fireEvent.blur(choice);
    }
  });

  it('closes by its button, on Escape, and on a click beside it', async () => {
    let dialog = await open('Get Started');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    dialog = await open('Get Started');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    dialog = await open('Get Started');
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a page of its own for whoever has no scripts', () => {
    show(<GetStartedPage />);
    for (const [text, target, hover] of CHOICES) {
      screen.getByText(hover);
      expect(link(new RegExp(`^${text.replace(/[.]/g, '\\.')}`))).toBe(`/login?redirect=${encodeURIComponent(target)}`);
    }
  });
});

describe('accordions', () => {
  const items = ['one', 'two', 'three'].map((id) => ({ id, head: `Head ${id}`, body: <p>Body {id}</p> }));
  const head = (id: string) => screen.getByText(`Head ${id}`).closest('summary') as HTMLElement;
  const opened = () => items.filter(({ id }) => head(id).closest('details')?.open).map(({ id }) => id);

  it('[spec 1 §2.5] have one item open at a time, and a click on it closes it', () => {
    show(<Accordion items={items} />);
    expect(opened()).toEqual([]);
    fireEvent.click(head('one'));
    expect(opened()).toEqual(['one']);
    fireEvent.click(head('three'));
    expect(opened()).toEqual(['three']);
    fireEvent.click(head('three'));
    expect(opened()).toEqual([]);
  });

  it('[spec 1 §2.4] arrow keys move the focus between the steps, round at both ends', () => {
    show(<Accordion items={items} first="one" arrows />);
    expect(opened()).toEqual(['one']);
    const press = (key: string) => fireEvent.keyDown(document.activeElement as HTMLElement, { key });
    head('one').focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(head('two'));
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(head('three'));
    press('ArrowDown');
    expect(document.activeElement).toBe(head('one'));
    expect(opened()).toEqual(['one']);
  });

  it('leave the arrow keys alone where they mean nothing', () => {
    show(<Accordion items={items} />);
    head('one').focus();
    fireEvent.keyDown(head('one'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(head('one'));
  });

  it('the FAQ page has all eight, its subtitle and a way home', () => {
    show(<FaqPage />);
    for (const { question } of questions) expect(screen.getByText(question)).toBeTruthy();
    screen.getByText('Find answers to common questions about our Product and how we can help you.');
    expect(link('Back to Home')).toBe('/');
  });
});

describe('pricing', () => {
  it.each([
    ['free', { monthly: 0, annually: 0, perYear: 0, fullYear: 0, saved: 0 }],
    ['pro', { monthly: 20, annually: 16, perYear: 192, fullYear: 240, saved: 48 }],
    ['team', { monthly: 50, annually: 40, perYear: 480, fullYear: 600, saved: 120 }],
  ])('[spec 1 §9] the sums of %s', (id, sums) => {
    expect(pricesOf(plans.find((plan) => plan.id === id)?.monthly ?? -1)).toEqual(sums);
  });

  it('the toggle shows what a month costs when the year is paid, and what that saves', () => {
    show(<PricingPage />);
    const pro = screen.getByRole('article', { name: 'Pro' });
    const team = screen.getByRole('article', { name: 'Team' });
    expect(pro.textContent).toContain('$20 per month');
    expect(screen.getByText('Save 20%')).toBeTruthy();
    fireEvent.click(screen.getByRole('switch'));
    expect(pro.textContent).toContain('$16 per month');
    expect(pro.textContent).toContain('$192 per year');
    expect(pro.textContent).toContain('Save $48 against $240');
    expect(team.textContent).toContain('$40 per month');
    expect(team.textContent).toContain('$480 per year');
    expect(team.textContent).toContain('Save $120 against $600');
    fireEvent.click(screen.getByRole('switch'));
    expect(team.textContent).toContain('$50 per month');
    expect(link('Talk to Sales')).toBe('/contact');
  });
});

describe('options and resources', () => {
  it('[spec 1 §2.9] one can be launched; the others say that launch is coming soon', () => {
    show(<OptionsPage />);
    const card = (name: string) => screen.getByRole('article', { name });
    expect(within(card('Market Validation')).getByRole('link', { name: 'Launch' }).getAttribute('href')).toBe(
      '/market-validation',
    );
    for (const name of ['Market Expansion', 'Due Diligence', 'Venture Builder']) {
      fireEvent.click(within(card(name)).getByRole('button', { name: 'Launch' }));
      expect(screen.getByRole('alert').textContent).toBe(`${name}: launch is coming soon.`);
      expect(
        within(card(name))
          .getByRole('link', { name: /^Learn More/ })
          .getAttribute('href'),
      ).toBe('/resources');
    }
    expect(link('Back to Home')).toBe('/');
  });

  it('[spec 1 §2.8] four services and the builders, with the two links', () => {
    show(<ResourcesPage />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles.slice(0, 6)).toEqual([
      'Problem Explorer',
      'Idea Refiner',
      'Problem Validator',
      'Actionable Insights',
      'Venture Builder Support',
      'Why Baraza',
    ]);
    expect(link('Get Started')).toBe('/');
    expect(link('Watch Demo')).toBe('/#demo-video');
  });
});

describe('venture builders', () => {
  it('[spec 1 §2.6] a profile opens whole, booking is locked, Escape closes it', async () => {
    show(<BuildersPage />);
    const [first] = builders;
    const card = screen.getByRole('article', { name: first?.fullName ?? '' });
    screen.getByText('Sample profiles: no builder can be booked yet');
    fireEvent.click(within(card).getByRole('button', { name: 'View Profile' }));
    const dialog = await screen.findByRole('dialog', { name: 'Venture Builder Profile' });
    const profile = builderProfiles[first?.id ?? ''];
    for (const text of [first?.fullName, first?.domain, profile?.bio, ...(profile?.expertise ?? [])]) {
      within(dialog).getByText(text ?? '');
    }
    within(dialog).getByText('Sample profile');
    expect(within(dialog).getByRole('button', { name: 'Book a Session' })).toHaveProperty('disabled', true);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the calendar says that nobody can be booked yet', async () => {
    show(<BuildersPage />);
    fireEvent.click(screen.getAllByRole('button', { name: 'Schedule' })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Schedule a session' });
    within(dialog).getByText(/Until then nobody can be booked/);
    expect(link('Go Back')).toBe('/');
  });
});

describe('the navbar', () => {
  it('[spec 1 §2.3] leads to the process and the questions; three names are not yet links', () => {
    show(<SiteNav />);
    const nav = within(screen.getAllByRole('navigation')[0] as HTMLElement);
    expect(nav.getAllByRole('link').map((a) => [a.textContent, a.getAttribute('href')])).toEqual([
      ['Product', '/#process-section-title'],
      ['FAQs', '/faq'],
    ]);
    for (const name of ['Co-founder Matching', 'Resources', 'Pricing']) {
      expect(nav.getByText(name, { exact: false }).textContent).toBe(`${name} (not yet available)`);
    }
  });
});

describe('the footers', () => {
  it('[spec 1 §2.10] groups, anchors and the year', () => {
    show(<FaqPage />);
    const foot = within(screen.getByRole('contentinfo'));
    const hrefs = foot.getAllByRole('link').map((a) => [a.textContent, a.getAttribute('href')]);
    for (const pair of [
      ['Features', '/#features'],
      ['Pricing', '/#pricing'],
      ['FAQs', '/faqs'],
      ['Roadmap', '/#roadmap'],
      ['About', '/#about'],
      ['Blog', '/#blog'],
      ['Careers', '/#careers'],
      ['Contact', '/#contact'],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Cookies', '/cookies'],
    ]) {
      expect(hrefs).toContainEqual(pair);
    }
    foot.getByText(`© ${new Date().getFullYear()} Baraza`);
  });

  it('no link of either is empty', () => {
    show(<NotFoundPage />);
    const foot = within(screen.getByRole('contentinfo'));
    for (const title of ['Product', 'Resources', 'Company']) foot.getByText(title);
    for (const a of foot.getAllByRole('link')) expect(a.getAttribute('href')).toMatch(/^(\/[\w/#-]+|mailto:.+@.+)$/);
  });
});

it('shuffling loses nobody', () => {
  let draw = 0;
  const random = () => {
    draw = (draw + 0.37) % 1;
    return draw;
  };
  const mixed = shuffled(builders, random);
  expect(mixed).not.toEqual(builders);
  expect(new Set(mixed)).toEqual(new Set(builders));
  expect(mixed).toHaveLength(10);
});

it('[spec 1 §3] the landing page lists 32 industries, each once', () => {
  expect(new Set(industries).size).toBe(32);
});
