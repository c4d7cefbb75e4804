// node scripts/share-pictures.mjs: takes the pictures that shared links show into public/media, of the landing page and of each
// sample report, from the running product.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chdir } from 'node:process';
import { openBuiltProduct } from './support/built-product.mjs';

const OUT = 'public/media';
const SIZE = { width: 1200, height: 630 };
/** A report alone, as on a small screen and enlarged: the picture is seen as small as a thumb. */
const SMALL = { viewport: { width: 760, height: 399 }, deviceScaleFactor: SIZE.width / 760 };
const SAMPLES = ['sample-agritech', 'sample-fintech', 'sample-health'];
const REPORT_ALONE = '.topbar > div > :not(.logo-link), .report-bar, .notice, .toc { display: none !important }';

chdir(new URL('..', import.meta.url).pathname);
const { origin, browser, close } = await openBuiltProduct(4397);
mkdirSync(OUT, { recursive: true });
const look = { locale: 'en-GB', colorScheme: 'light', bypassCSP: true };
const pageOn = async (device, path) => {
  const context = await browser.newContext({ ...look, ...device });
  const page = await context.newPage();
  await page.goto(`${origin}${path}`);
  await page.waitForTimeout(1_000);
  return page;
};
const take = (page, name) => page.screenshot({ path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: 70 });

await take(await pageOn({ viewport: SIZE }, '/'), 'share');
for (const id of SAMPLES) {
  const page = await pageOn(SMALL, `/samples/${id}`);
  await page.addStyleTag({ content: REPORT_ALONE });
  await take(page, `share-${id}`);
}
await close();
