// npm run screenshots: walks the product as a founder and writes the pictures of README.md into docs/pictures.

import { mkdirSync } from 'node:fs';
import { chdir } from 'node:process';
import { openBuiltProduct } from './support/built-product.mjs';
import { answerToTheReport, signUp } from './support/founder.mjs';

const PORT = 4399;
const PROBLEM =
  'Tomato traders in Kumasi lose a third of every load between the farm gate in Techiman and the market because crates crush and trucks wait. They sell the damaged ones at half price. A crate costs 400 cedis and a truck carries 60.';

chdir(new URL('..', import.meta.url).pathname);
const { origin, browser, close } = await openBuiltProduct(PORT);
mkdirSync('docs/pictures', { recursive: true });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
const page = await context.newPage();
await signUp(page, origin);
await page.getByLabel('Describe the problem to validate').fill(PROBLEM);
await page.getByRole('button', { name: 'Research' }).click();
await answerToTheReport(page, 150);
await page.screenshot({ path: 'docs/pictures/report.png' });
await page.setViewportSize({ width: 360, height: 800 });
await page.locator('a.cite').nth(2).click();
await page.waitForTimeout(300);
await page.screenshot({ path: 'docs/pictures/record-phone.png' });
await close();
