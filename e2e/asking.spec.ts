import type { Page } from 'playwright';
import { beginDraftOffline } from './support/draft.ts';
import { expect, keptForOffline, signUp, skipToReport, test } from './support/journey.ts';

/** What is asked, in whose language, and what becomes of the answers (design: reading and asking). */

const WHY = 'Why does it happen, as you see it?';
const CRUSHED = 'Tomato traders in Kumasi lose crates of tomatoes that are crushed on the truck.';

async function send(page: Page, origin: string, problem: string) {
  await signUp(page, origin);
  await page.getByLabel('Describe the problem to validate').fill(problem);
  await page.getByRole('button', { name: 'Research' }).click();
}

/** Waits for a question and answers it by writing. */
async function write(page: Page, question: string | RegExp, answer: string) {
  await expect(page.getByText(question)).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('Your answer').fill(answer);
  await page.getByRole('button', { name: 'Send answer' }).click();
}

/** Waits for a question and taps one of its choices. */
async function tap(page: Page, question: string, choice: string | RegExp) {
  await expect(page.getByText(question)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: choice }).first().click();
}

/** What stands below a report is fetched when somebody comes near it; parts that are drawn meanwhile push the end further down. */
const toTheEnd = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('heading', { name: 'You read me wrong, or did not ask?' })).toBeVisible({
      timeout: 500,
    });
  }).toPass({ timeout: 30_000 });

const article = (page: Page) => page.getByRole('article');
const isKit = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 30_000 });

test('a playbook that is asked for and tapped is what the report is made from', { tag: '@core' }, async ({
  device,
  server,
}) => {
  const page = await device.open();
  await send(page, server.origin, 'Wauzaji wa nyanya Mwanza wanapoteza theluthi ya kila kreti, makreti yanabanwa.');
  await tap(page, 'Lipi kati ya haya liko karibu zaidi na ulichokiona?', /Matunda au mboga hufika zimepondeka/);
  await skipToReport(page, /^(Tunadhani|Ruka$)/);
  await isKit(page, /From field to buyer/);
});

test('a problem that is offered nowhere is found by looking through all of them', async ({ device, server }) => {
  const page = await device.open({ viewport: { width: 360, height: 800 } });
  await send(page, server.origin, 'Waiters in Durban: the boss keeps the card tips and we never see what was written.');
  await page.getByRole('button', { name: 'Look through all problems we know' }).click({ timeout: 20_000 });
  const all = page.getByRole('dialog', { name: 'All problems we know' });
  await all.getByText('Work and wages').click();
  await all.getByRole('button', { name: 'The work was done, but the wages came late, short or not at all' }).click();
  await skipToReport(page);
  await expect(article(page)).toContainText(/wages/);
});

test('a founder who finds none of the causes theirs gets a starter kit', async ({ device, server }) => {
  const page = await device.open();
  await send(page, server.origin, CRUSHED);
  await tap(page, 'Which of these is nearest to what you have seen?', /arrive crushed/);
  await tap(page, WHY, 'None of these: my trouble is another');
  await write(page, 'What have you seen, counted or tried so far?', 'I don’t know');
  await tap(page, 'What kind of trouble is it?', 'It spoils or is damaged before it is used or sold');
  await skipToReport(page);
  await isKit(page, /^Starter kit: It spoils/);
});

test('numbers given in an answer stand in the sums; an “I don’t know” stands nowhere', async ({ device, server }) => {
  test.setTimeout(120_000);
  const page = await device.open();
  await send(page, server.origin, CRUSHED);
  await tap(page, 'Which of these is nearest to what you have seen?', /arrive crushed/);
  await tap(page, WHY, 'Crates, bags or baskets crush the fresh produce at the bottom');
  await write(page, 'What have you seen, counted or tried so far?', 'I don’t know');
  await write(
    page,
    /What does one crate of tomatoes cost/,
    '9 of 40 crates are crushed; a crate costs 400 cedis, 60 a trip',
  );
  await write(page, 'Who would pay to be rid of it?', 'I don’t know');
  await skipToReport(page);
  await expect(article(page)).toContainText('2,700 cedis');
  await expect(article(page)).not.toContainText(/don[’']t know/i);
});

test('“I don’t know” to every question makes a report that repeats none of it', async ({ device, server }) => {
  test.setTimeout(120_000);
  const page = await device.open();
  await send(page, server.origin, CRUSHED);
  await tap(page, 'Which of these is nearest to what you have seen?', /arrive crushed/);
  for (const question of [
    WHY,
    'What have you seen, counted or tried so far?',
    /What does one crate of tomatoes cost/,
    'Who would pay to be rid of it?',
  ])
    await write(page, question, 'I don’t know');
  await skipToReport(page);
  await expect(article(page)).toContainText('Not enough known');
  await expect(article(page)).not.toContainText(/don[’']t know/i);
});

test('a text that says nothing is refused, costs nothing, and stands in the box again', async ({ device, server }) => {
  const page = await device.open();
  await send(page, server.origin, 'blorf wibble the quantum goat');
  await expect(page.getByText(/We could not read a problem in this text/).first()).toBeVisible({ timeout: 20_000 });
  await page.goto(`${server.origin}/market-validation`);
  await expect(page.getByText('3 of 3 reports left this week')).toBeVisible();
});

/** How far the page can be pushed sideways. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Four playbooks at most, and 'none of these'. */
const MOST_OFFERED = 5;

const ELSEWHERE = [
  {
    language: 'fr',
    direction: 'ltr',
    problem:
      'À Bobo-Dioulasso les ruches traditionnelles sont pillées la nuit et les apiculteurs ne savent pas par qui.',
    none: 'Rien de tout ça',
    english: 'Le rapport lui-même est en anglais',
    choose: 'Réponses au choix',
    heading: 'Question 1 sur',
    skip: 'Passer',
    send: 'Envoyer',
    another: 'Autre problème',
  },
  {
    language: 'sw',
    direction: 'ltr',
    problem: 'Wachongaji vinyago wa Mtwara hawana mahali pa kukaushia mbao, vinyago vinapasuka baada ya wiki mbili.',
    none: 'Hakuna kati ya haya',
    english: 'Ripoti yenyewe ni ya Kiingereza',
    choose: 'Majibu ya kuchagua',
    heading: 'Swali la 1 kati ya',
    skip: 'Ruka',
    send: 'Tuma jibu',
    another: 'Tatizo jingine',
  },
  {
    language: 'ar',
    direction: 'rtl',
    problem: 'صانعو الفخار في أم درمان تتكسر نصف أوانيهم في الفرن ولا يعرفون السبب',
    none: 'لا شيء من هذه',
    english: 'التقرير نفسه بالإنجليزية',
    choose: 'أجوبة للاختيار',
    heading: 'السؤال 1 من',
    skip: 'تخطي',
    send: 'إرسال الجواب',
    another: 'مشكلة أخرى',
  },
] as const;

for (const { language, direction, problem, none, english, choose, heading, skip, send: sendIt, another } of ELSEWHERE) {
  test(`is asked, and gets a starter kit, in the language of the problem: ${language}`, async ({ device, server }) => {
    test.setTimeout(120_000);
    const page = await device.open({ viewport: { width: 360, height: 800 } });
    await send(page, server.origin, problem);
    // Said before anything is taken: what is asked comes in their language, a report in English.
    await expect(page.getByText(english)).toBeVisible({ timeout: 20_000 });
    await expect(page.locator(`.talk li [lang="${language}"]`).first()).toBeVisible();
    await expect(page.getByText(heading)).toBeVisible();
    for (const name of [skip, sendIt]) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toHaveCSS('direction', direction);
      await expect(button.locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute('lang', language);
    }
    // The way past a question stands where a line begins, the answer where it ends.
    const startOf = async (name: string) =>
      (await page.getByRole('button', { name, exact: true }).boundingBox())?.x ?? Number.NaN;
    const apart = (await startOf(sendIt)) - (await startOf(skip));
    expect(Math.sign(apart)).toBe(direction === 'ltr' ? 1 : -1);
    await expect(page.getByRole('textbox')).toHaveCSS('direction', direction);
    // The page itself is English: what leads away from the talk keeps its corner.
    const corner = await page.getByRole('button', { name: another }).boundingBox();
    expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeGreaterThan(360 - 32);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const choices = page.getByRole('group', { name: choose }).getByRole('button');
    await expect(choices.first()).toBeVisible();
    // What is offered as nearest is not it.
    if ((await choices.count()) <= MOST_OFFERED) await page.getByRole('button', { name: none }).click();
    await expect.poll(() => choices.count()).toBeGreaterThan(MOST_OFFERED);
    const kind = (await choices.first().innerText()).trim();
    await choices.first().click();
    await expect(async () => {
      if (!(await article(page).isVisible()))
        await page.getByRole('button', { name: skip, exact: true }).click({ timeout: 500 });
      await expect(article(page)).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [100], timeout: 60_000 });
    await isKit(page, new RegExp(kind));
    await expect(article(page)).toHaveAttribute('lang', language);
    await expect(article(page)).toHaveAttribute('dir', direction);
    await expect(article(page)).toHaveCSS('direction', direction);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
}

test('on the device without a network too, all around the questions is in the language of the problem', async ({
  device,
  server,
}) => {
  test.setTimeout(120_000);
  const page = await device.open();
  await signUp(page, server.origin);
  await keptForOffline(page);
  await beginDraftOffline(
    page,
    'À Bobo-Dioulasso les ruches sont pillées la nuit et les apiculteurs ne savent pas par qui.',
  );
  await expect(page.getByRole('button', { name: 'Passer', exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Si tu passes : on ne suppose rien ; ça reste ouvert.')).toBeVisible();
});

test('what was found is written offline, and the verdict is another when the network is back', {
  tag: '@core',
}, async ({ device, server }) => {
  test.setTimeout(120_000);
  const page = await device.open();
  await send(page, server.origin, CRUSHED);
  await skipToReport(page);
  await expect(article(page)).toContainText('Not enough known');
  await toTheEnd(page);
  await keptForOffline(page);
  await expect(page.getByRole('button', { name: 'Online', exact: true })).toBeVisible();
  const found = page.getByLabel('Add what you found').getByRole('textbox');
  await expect(found).toBeVisible();

  await device.context().setOffline(true);
  await found.fill('I counted 9 of 40 crates crushed. A crate costs 400 cedis, 60 crates a trip.');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Saved on this device; the report is made anew when it has been sent.')).toBeVisible();
  await expect(article(page)).toContainText('Not enough known');

  await device.context().setOffline(false);
  await expect(article(page)).toContainText('Proceed', { timeout: 30_000 });
  await expect(article(page)).toContainText('2,700 cedis');
  await page.getByRole('link', { name: 'Back to Options' }).click();
  await expect(page.getByText('2 of 3 reports left this week')).toBeVisible();
});

test('a wrong reading is put right, and the report is about the other place', async ({ device, server }) => {
  test.setTimeout(120_000);
  const page = await device.open();
  await send(page, server.origin, CRUSHED);
  await skipToReport(page);
  await toTheEnd(page);
  await page.getByRole('heading', { name: 'You read me wrong, or did not ask?' }).click();
  // Who would pay was not asked, so it stands first.
  await expect(page.getByRole('radio', { name: 'Who would pay' })).toBeChecked();
  await page.getByRole('radio', { name: 'Where it is' }).check();
  await page.getByLabel('What it should be').fill('Nakuru, Kenya');
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Nakuru/ })).toBeVisible({ timeout: 30_000 });
  await expect(article(page)).not.toContainText('Ghana');

  // Who would pay is still to be said, without a network too.
  await device.context().setOffline(true);
  await page.getByRole('radio', { name: 'Who would pay' }).check();
  await page.getByLabel('What it should be').fill('Nobody, as far as I can see');
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByText('Saved on this device; the report is made anew when it has been sent.')).toBeVisible();
  await expect(article(page)).toContainText('Who would pay: open');
  await device.context().setOffline(false);
  await expect(article(page)).toContainText('Who would pay: nobody, as far as you can see', { timeout: 30_000 });
});
