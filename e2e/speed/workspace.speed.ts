import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type Page, request as requests } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { register, type Registrant } from '../harness/register.ts';
import { type Site, startSite } from '../harness/site.ts';
import { Mailbox } from '../harness/mailbox.ts';
import { words } from '../journeys/words.ts';
import { writeStoredCandles } from './stored-candles.ts';

const storedCandles = 60_000;
const runs = 5;
const limits = { warmMs: 1_000, firstMs: 2_000, changeMs: 300 };
const say = words.en;

/** Resolves in the page once the chart of a symbol and interval is drawn with its three lines. */
function watchChart(page: Page, wanted: { symbol: string; interval: string }): Promise<number> {
  return page.evaluate(async ({ symbol, interval }) => {
    const isDrawn = (): boolean =>
      location.search.includes(`symbol=${symbol}&interval=${interval}`) &&
      document.querySelector('section[data-lit]')?.getAttribute('aria-busy') === 'false' &&
      document.querySelector('[role="application"] canvas') !== null &&
      document.querySelectorAll('[data-testid="reading"] li').length >= 3;
    while (!isDrawn()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() + performance.timeOrigin;
  }, wanted);
}

/** From pressing "Sign in" to the drawn chart with its three lines, in ms. */
async function measureSignIn(browser: Browser, site: Site, person: Registrant): Promise<number> {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByLabel(say.email).locator('visible=true').fill(person.email);
  const password = page.getByLabel(say.password, { exact: true }).locator('visible=true');
  await password.fill(person.password);
  const began = Date.now();
  await password.press('Enter');
  const drawn = await watchChart(page, { symbol: 'BTCUSDT', interval: '1h' });
  await context.close();
  return drawn - began;
}

/** From choosing an interval by keyboard to the redrawn chart, in ms. */
async function measureChange(page: Page, interval: '1h' | '4h'): Promise<number> {
  await page.locator('body').press(interval.charAt(0));
  await page.keyboard.type('h');
  await expect(page.getByRole('option').first()).toBeVisible();
  const began = Date.now();
  await page.keyboard.press('Enter');
  return (await watchChart(page, { symbol: 'BTCUSDT', interval })) - began;
}

const toMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

test(`${storedCandles} stored candles: sign-in to chart, and a change of interval`, async ({
  browser,
}) => {
  const folder = path.join(tmpdir(), `vela-speed-${randomUUID()}`);
  const options = { candles: path.join(folder, 'candles'), dataDir: path.join(folder, 'data') };
  await writeStoredCandles(options.candles, storedCandles);
  const email = `${randomUUID()}@example.com`;
  const person = {
    username: 'Speed',
    email,
    password: 'three quiet sailing boats',
    mailbox: new Mailbox(options.dataDir, email),
  };
  const before = await startSite(options);
  const api = await requests.newContext({ baseURL: before.site.origin });
  await register(api, person);
  await before.stop();

  const { site, stop } = await startSite(options);
  const first = await measureSignIn(browser, site, person);
  const warm: number[] = [];
  for (let run = 0; run < runs; run += 1) warm.push(await measureSignIn(browser, site, person));

  const page = await browser.newPage({ baseURL: site.origin });
  await page.goto('/login');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByLabel(say.email).locator('visible=true').fill(person.email);
  await page
    .getByLabel(say.password, { exact: true })
    .locator('visible=true')
    .fill(person.password);
  await page.keyboard.press('Enter');
  await watchChart(page, { symbol: 'BTCUSDT', interval: '1h' });
  // Both are at hand before they are measured.
  for (const interval of ['4h', '1h'] as const) await measureChange(page, interval);
  const changes: number[] = [];
  for (let run = 0; run < runs; run += 1)
    for (const interval of ['4h', '1h'] as const) changes.push(await measureChange(page, interval));
  await page.close();
  await stop();
  await rm(folder, { recursive: true, force: true });

  const format = (values: readonly number[]): string =>
    `median ${toMedian(values).toFixed(0)} ms, worst ${Math.max(...values).toFixed(0)} ms`;
  const lines = [
    `${storedCandles} stored candles`,
    `sign-in to chart, first after a start  ${first.toFixed(0)} ms (limit ${limits.firstMs})`,
    `sign-in to chart, warm                 ${format(warm)} (limit ${limits.warmMs})`,
    `change of interval to redrawn chart    ${format(changes)} (limit ${limits.changeMs})`,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
  expect(first).toBeLessThan(limits.firstMs);
  expect(toMedian(warm)).toBeLessThan(limits.warmMs);
  expect(toMedian(changes)).toBeLessThan(limits.changeMs);
});
