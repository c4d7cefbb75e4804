// node scripts/recording.mjs: records the product at work into public/media, with its poster. The browser itself encodes: no other program is needed.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chdir } from 'node:process';
import { openBuiltProduct } from './support/built-product.mjs';
import { answerToTheReport, signUp } from './support/founder.mjs';
import { say } from './support/say.mjs';

const PORT = 4398;
const OUT = 'public/media';
/** What is looked at, and how large it is shown. */
const VIEW = { width: 910, height: 520 };
const SIZE = { width: 700, height: 400 };
const SMALL = { width: 360, height: 206 };
const PROBLEM =
  'Tomato traders in Kumasi lose a third of every load because crates crush and trucks wait. A crate costs 400 cedis and a truck carries 60.';
/** A still moment is shown for no longer than this. */
const STILL_MS = 900;
const BITS_A_SECOND = 110_000;

chdir(new URL('..', import.meta.url).pathname);
const { origin, browser, close } = await openBuiltProduct(PORT);
mkdirSync(OUT, { recursive: true });
const context = await browser.newContext({ viewport: VIEW, locale: 'en-GB', colorScheme: 'light' });
const page = await context.newPage();

await signUp(page, origin);

const devtools = await context.newCDPSession(page);
const frames = [];
devtools.on('Page.screencastFrame', ({ data: jpeg, metadata, sessionId }) => {
  frames.push({ jpeg, at: metadata.timestamp * 1_000 });
  void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
});
await devtools.send('Page.startScreencast', {
  format: 'jpeg',
  quality: 85,
  maxWidth: SIZE.width,
  maxHeight: SIZE.height,
});

await page.getByLabel('Describe the problem to validate').pressSequentially(PROBLEM, { delay: 25 });
await page.getByRole('button', { name: 'Research' }).click();
await answerToTheReport(page, 500);
await page.waitForTimeout(1_200);
const poster = await page.screenshot({ type: 'png' });
for (let step = 0; step < 6; step += 1) {
  await page.mouse.wheel(0, 420);
  await page.waitForTimeout(700);
}
await page.locator('a.cite').nth(2).scrollIntoViewIfNeeded();
await page.waitForTimeout(600);
await page.locator('a.cite').nth(2).click();
await page.waitForTimeout(1_800);
await devtools.send('Page.stopScreencast');

// What is looked at while nothing moves is told quickly.
const shown = frames.map(({ jpeg, at }, index) => ({
  jpeg,
  ms: Math.min(STILL_MS, Math.max(0, (frames[index + 1]?.at ?? at + STILL_MS) - at)),
}));
const studio = await context.newPage();
const encoded = await studio.evaluate(
  async ({ shots, size, bits }) => {
    const canvas = document.createElement('canvas');
    canvas.width = size.width;
    canvas.height = size.height;
    const paint = canvas.getContext('2d');
    const stream = canvas.captureStream(12);
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: bits });
    const parts = [];
    recorder.ondataavailable = (event) => parts.push(event.data);
    const over = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    const pictures = [];
    for (const { jpeg } of shots) {
      const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
      pictures.push(await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })));
    }
    recorder.start();
    for (const [index, { ms }] of shots.entries()) {
      paint.drawImage(pictures[index], 0, 0, size.width, size.height);
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
    recorder.stop();
    await over;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    let text = '';
    for (let start = 0; start < bytes.length; start += 32_768) {
      text += String.fromCharCode(...bytes.subarray(start, start + 32_768));
    }
    return btoa(text);
  },
  { shots: shown, size: SIZE, bits: BITS_A_SECOND },
);
writeFileSync(join(OUT, 'tour.webm'), Buffer.from(encoded, 'base64'));

for (const { width, height } of [SIZE, SMALL]) {
  const webp = await studio.evaluate(
    async ({ png, w, h }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const paint = canvas.getContext('2d');
      paint.imageSmoothingQuality = 'high';
      paint.drawImage(picture, 0, 0, w, h);
      return canvas.toDataURL('image/webp', 0.75).split(',')[1];
    },
    { png: poster.toString('base64'), w: width, h: height },
  );
  writeFileSync(join(OUT, `tour-${width}.webp`), Buffer.from(webp, 'base64'));
}

await close();
say(`The recording has ${Math.round(Buffer.from(encoded, 'base64').length / 1_000)} kB.`);
