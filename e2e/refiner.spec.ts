import { expect, keptForOffline, newPerson, signOut, signUp, test } from './support/journey.ts';
import { IDEA, ideas, kept, problems, refineIdea, sendIdea } from './support/refiner.ts';

test('[spec 3 §2] an idea goes in, a problem is looked at, goes on to the validator, and is marked in the history', {
  tag: '@core',
}, async ({ device, server }) => {
  const page = await device.open();
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/prefine`);

  // Four ideas of the pool; one that is clicked fills the text.
  const offered = page.getByRole('region', { name: 'Ideas to try' }).getByRole('listitem');
  await expect(offered).toHaveCount(4);
  const before = await offered.allTextContents();
  await page.getByRole('button', { name: 'Show other ideas' }).click();
  expect((await offered.allTextContents()).filter((idea) => before.includes(idea))).toEqual([]);
  const box = page.getByLabel('Describe your idea');
  await offered.first().getByRole('button').click();
  await expect(box).toHaveValue((await offered.first().textContent()) ?? '');

  await sendIdea(page, IDEA);
  await expect(problems(page)).not.toHaveCount(0);
  const first = problems(page).first();
  const statement = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: statement, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Problem in detail' });
  await expect(dialog.getByText('it names Ghana')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show other wordings' }).click();
  await expect(dialog.getByRole('button', { name: 'Validate this wording' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Validate this problem' }).click();
  await page.waitForURL('**/market-validation');
  await expect(page.getByLabel('Describe the problem to validate')).toHaveValue(statement);

  await page.goto(`${server.origin}/prefine`);
  await ideas(page).getByRole('link').click();
  await expect(problems(page).first().getByText('Sent to the validator')).toBeVisible();
  await expect(ideas(page).first()).toContainText('Today');
  await page.getByRole('button', { name: /^Delete: Tomato farmers/ }).click();
  const question = page.getByRole('dialog', { name: 'Delete this idea?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Delete: Tomato farmers/ }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No ideas yet')).toBeVisible();
  await expect(box).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
});

test('[OUT-12] an idea written offline outlives a restart, is refined once, and is read offline @long', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/prefine`);
  await page.getByText('No ideas yet').waitFor();
  await keptForOffline(page);
  await device.context().setOffline(true);
  await sendIdea(page, IDEA);
  await expect(page.getByText(/^You are offline. Your idea is kept on this device/)).toBeVisible();
  await expect(ideas(page).getByText('Waiting to send')).toBeVisible();
  const address = page.url();
  await device.close();

  const back = await device.open();
  await back.goto(address);
  await expect(problems(back)).not.toHaveCount(0, { timeout: 20_000 });
  expect(await kept(back)).toEqual([IDEA]);
  await device.close();

  const offline = await device.open({ offline: true });
  await offline.goto(address);
  await expect(problems(offline)).not.toHaveCount(0);
  await problems(offline)
    .first()
    .getByRole('button', { name: /^Details/ })
    .click();
  await expect(offline.getByText(/^You are offline. Other wordings/)).toBeVisible();
});

test('[spec 3 §2] a visitor is sent to sign in, and back to the Refiner @long', async ({ device, server }) => {
  const page = await device.open();
  const person = newPerson();
  await signUp(page, server.origin, person);
  await signOut(page, server.origin);
  await page.getByRole('link', { name: 'Login' }).waitFor();
  await page.goto(`${server.origin}/prefine`);
  await page.waitForURL('**/login?returnUrl=%2Fprefine');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/prefine');
  await expect(page.getByLabel('Describe your idea')).toBeVisible();
});

test('[VIEW-1] two tabs show the same: what is refined, marked and deleted in one @long', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await signUp(page, server.origin);
  const id = await refineIdea(page, server.origin, IDEA);
  const other = await device.context().newPage();
  await other.goto(`${server.origin}/prefine?session=${id}`);
  await expect(problems(other)).not.toHaveCount(0);
  await problems(page)
    .first()
    .getByRole('button', { name: /^Validate this problem/ })
    .click();
  await expect(problems(other).first().getByText('Sent to the validator')).toBeVisible();
  await page.goto(`${server.origin}/prefine`);
  await page.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(ideas(other)).toHaveCount(0);
});

test('[spec 3 §4] on a phone the history is folded away, and opens as a sheet @long', async ({ device, server }) => {
  const page = await device.open({ viewport: { width: 768, height: 900 } });
  await signUp(page, server.origin);
  await refineIdea(page, server.origin, `${IDEA}, and much more than fifty characters besides`);
  await expect(ideas(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(ideas(page).getByText('Tomato farmers in Ghana take what the middleman of…')).toBeVisible();
  await ideas(page).getByRole('link').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(ideas(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Hide history' }).click();
  await expect(ideas(page)).toHaveCount(0);
});

test('[spec 3 §9] twenty ideas at a time, and Load More brings the rest @long', async ({ device, server }) => {
  test.setTimeout(240_000);
  // More in a minute than one account may send.
  device.expect(/429/);
  const page = await device.open();
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/prefine`);
  await page.getByText('No ideas yet').waitFor();
  await page.evaluate(async () => {
    const stored = Object.keys(localStorage).find((key) => localStorage.getItem(key)?.includes('access_token')) ?? '';
    const token = JSON.parse(localStorage.getItem(stored) ?? '{}').access_token as string;
    const refine = (n: number) =>
      fetch('/api/prefine/refine/basic', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          apikey: 'baraza-public-client',
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({ raw_idea: `Tailors in Lusaka lose orders when the power fails, said ${n}` }),
      });
    for (let n = 0; n < 23; ) {
      const { ok, status, headers } = await refine(n);
      if (!ok && status !== 429) throw new Error(`Refused with ${status}`);
      if (ok) n += 1;
      else await new Promise((later) => setTimeout(later, Number(headers.get('retry-after') ?? 5) * 1_000));
    }
  });
  await page.reload();
  await expect(ideas(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(ideas(page)).toHaveCount(23);
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
});
