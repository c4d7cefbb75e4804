// What a founder does in a browser, for the scripts that show it.

/** Signs up, and goes on to the page where a problem is described. */
export async function signUp(page, origin) {
  await page.goto(`${origin}/signup`);
  await page.getByLabel('Full name').fill('Ama Mensah');
  await page.getByLabel('Email').fill('ama@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a council under a tree');
  await page.getByLabel('Confirm password').fill('a council under a tree');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Describe the problem to validate').waitFor();
}

/** Takes the first line that is offered, else skips what is asked, a moment after it shows, until the report is there. */
export async function answerToTheReport(page, momentMs) {
  const skip = page.getByRole('button', { name: 'Skip' });
  const nearest = page
    .getByRole('group', { name: 'Answers to choose from' })
    .filter({ has: page.getByRole('button', { name: 'None of these', exact: true }) })
    .getByRole('button')
    .first();
  const report = page.getByRole('link', { name: 'Back to Options' });
  while (!(await report.isVisible())) {
    await skip.or(report).first().waitFor();
    await page.waitForTimeout(momentMs);
    if (await nearest.isVisible()) await nearest.click({ timeout: 1_000 }).catch(() => undefined);
    else if (await skip.isVisible()) await skip.click({ timeout: 1_000 }).catch(() => undefined);
  }
  await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
}
