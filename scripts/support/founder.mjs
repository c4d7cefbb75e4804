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

/** Answers what is asked by what we think, or by 'Skip', a moment after it shows, until the report is there. */
export async function answerToTheReport(page, momentMs) {
  const skip = page.getByRole('button', { name: 'Skip' });
  const ours = page.getByRole('button', { name: /^We think/ });
  const report = page.getByRole('link', { name: 'Back to Options' });
  while (!(await report.isVisible())) {
    await skip.or(report).first().waitFor();
    await page.waitForTimeout(momentMs);
    if (await ours.isVisible()) await ours.click({ timeout: 1_000 }).catch(() => undefined);
    else if (await skip.isVisible()) await skip.click({ timeout: 1_000 }).catch(() => undefined);
  }
  await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
}
