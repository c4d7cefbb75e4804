/*
 * npm run bench:screens [-- --only <parts of names>] [--looks <parts of names>] [--times]
 *
 * Every screen in every state a person can bring it to, on four widths, in both themes, and once with text of twice the size.
 * Pictures and a page that shows them all (index.html) go to .cache/screens. Of each look: what is wider than the screen, cut
 * off, covered or too small for a finger; of each state what axe finds and what the console says. With --times how long the five
 * main screens take to answer a press on a processor four times slower, instead. The last line is JSON.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { argv, exit } from 'node:process';
import type { Page } from 'playwright';
import { ALL, OF_COLOUR, violations } from '../e2e/support/inspect.ts';
import { look } from './screens/rules.ts';
import { writeSheet } from './screens/sheet.ts';
import type { State } from './screens/state.ts';
import { STATES } from './screens/states/all.ts';
import { measureTimes } from './screens/times.ts';
import { openWorld, type World } from './screens/world.ts';

const FOLDER = '.cache/screens';

interface Look {
  readonly name: string;
  readonly width: number;
  readonly theme: 'light' | 'dark';
  /** Root size of the text, in per cent. */
  readonly text?: number;
  /** The whole page as well, not its first screen alone. */
  readonly whole?: true;
  readonly axe?: typeof ALL;
}
/** A state is reached once on a phone and once at a desk: what folds and where a history stands differs. */
const DEVICES: readonly (readonly Look[])[] = [
  [
    { name: '360 dark', width: 360, theme: 'dark', axe: OF_COLOUR },
    { name: '360 light', width: 360, theme: 'light', axe: ALL, whole: true },
    { name: '320 light', width: 320, theme: 'light' },
    { name: '320 dark', width: 320, theme: 'dark' },
    { name: '360 text 200%', width: 360, theme: 'light', text: 200 },
  ],
  [
    { name: '1280 dark', width: 1280, theme: 'dark' },
    { name: '1280 light', width: 1280, theme: 'light', axe: ALL },
    { name: '768 light', width: 768, theme: 'light' },
    { name: '768 dark', width: 768, theme: 'dark' },
    { name: '1280 text 200%', width: 1280, theme: 'light', text: 200 },
  ],
];
const HEIGHT = 800;
const PATIENCE_MS = 20_000;

interface Finding {
  readonly kind: 'overflow' | 'clipped' | 'covered' | 'small_targets' | 'axe' | 'errors' | 'unreached';
  readonly where: string;
  readonly what: string;
}
const findings: Finding[] = [];
const pictures: { state: string; look: string; file: string }[] = [];

/** What is found in more than one look of a state is told once, with the looks. */
function note(kind: Finding['kind'], where: string, all: readonly string[]) {
  for (const what of all) findings.push({ kind, where, what });
}

const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function take(page: Page, state: State, name: string, fullPage = false) {
  const file = `${state.name} ${name}`.replace(/[^\w%]+/g, '-').replace(/^-/, '');
  await page.screenshot({ path: `${FOLDER}/${file}.jpg`, type: 'jpeg', quality: 70, fullPage, animations: 'disabled' });
  pictures.push({ state: state.name, look: name, file: `${file}.jpg` });
}

async function judge(page: Page, state: State, name: string) {
  const { overflow, clipped, covered, small } = await page.evaluate(look);
  const where = `${state.name}, ${name}`;
  if (overflow !== null) note('overflow', where, [overflow]);
  note('clipped', where, clipped);
  note('covered', where, covered);
  note('small_targets', where, small);
}

/** Far sections are laid out when somebody comes near; axe asks for the colours of all, and gets those of the last theme. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** What a bar covers in passing is scrolled free: axe would measure of it the rest that shows. Answers with what sets them back. */
async function unstick(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).position === 'sticky') {
        element.style.position = 'static';
        element.dataset.stuck = '';
      }
  });
  return () =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-stuck]')) {
        element.style.removeProperty('position');
        delete element.dataset.stuck;
      }
    });
}

async function lookAt(page: Page, state: State, { name, width, theme, text, whole, axe }: Look) {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: theme });
  if (text) await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), text);
  await settle(page);
  // A theme brings colours and nothing else: what has no room in one has none in the other.
  if (theme === 'light') await judge(page, state, name);
  await take(page, state, name);
  if (whole) await take(page, state, `${name} whole`, true);
  if (!axe) return;
  const stickAgain = await unstick(page);
  note('axe', `${state.name}, ${name}`, await violations(page, axe));
  await stickAgain();
}

async function visit(world: World, state: State) {
  for (const looks of devices) {
    const [first] = looks;
    if (!first) continue;
    const context = await world.contextOf(state.as);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.setViewportSize({ width: first.width, height: HEIGHT });
    try {
      await state.steps({ page, world });
      await drawAll(page);
      for (const wanted of looks) await lookAt(page, state, wanted);
    } catch (cause) {
      note('unreached', `${state.name}, ${first.width}`, [String(cause).split('\n').slice(0, 4).join(' ')]);
      await take(page, state, `${first.width} unreached`).catch(() => undefined);
    }
    await page.close();
    await context.setOffline(false);
    world.model.release();
    if (state.as === 'someone new') await context.close();
    const said = world.errors().filter((line) => !state.expects?.test(line));
    note('errors', `${state.name}, ${first.width}`, said);
  }
}

/** The same thing in several looks on one line. */
function tell() {
  const lines = new Map<string, string[]>();
  for (const { kind, where, what } of findings) {
    const line = `${kind}: ${what}`;
    lines.set(line, [...(lines.get(line) ?? []), where]);
  }
  for (const [line, wheres] of [...lines].sort(([a], [b]) => a.localeCompare(b)))
    console.log(
      `${line}\n    ${wheres.length > 3 ? `${wheres.slice(0, 3).join('; ')} and ${wheres.length - 3} more` : wheres.join('; ')}`,
    );
}

const given = (option: string) => (argv.includes(option) ? (argv[argv.indexOf(option) + 1] ?? '') : '').split(',');
const only = given('--only');
const states = STATES.filter(({ name, as }) => only.some((part) => name.includes(part) || as === part));
const wantedLooks = given('--looks');
const devices = DEVICES.map((looks) => looks.filter(({ name }) => wantedLooks.some((part) => name.includes(part))));
const world = await openWorld();
try {
  if (argv.includes('--times')) {
    const { passed, screens } = await measureTimes(world, (name) => only.some((part) => name.includes(part)));
    console.log(JSON.stringify({ passed, screens }));
    process.exitCode = passed ? 0 : 1;
  } else {
    if (states.length === STATES.length) rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    for (const state of states) {
      const began = performance.now();
      await visit(world, state);
      console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${state.name}`);
    }
    writeSheet(`${FOLDER}/index.html`, pictures);
    tell();
    const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
    const figures = {
      screens: states.length,
      pictures: pictures.length,
      unreached: count('unreached'),
      overflow: count('overflow'),
      clipped: count('clipped'),
      covered: count('covered'),
      small_targets: count('small_targets'),
      axe: count('axe'),
      errors: count('errors'),
    };
    console.log(JSON.stringify(figures));
    process.exitCode = findings.length > 0 ? 1 : 0;
  }
} finally {
  await world.close();
}
exit();
