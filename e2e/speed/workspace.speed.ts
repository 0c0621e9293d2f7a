import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type Page, request as requests } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { Mailbox } from '../harness/mailbox.ts';
import { register, type Registrant } from '../harness/register.ts';
import { type Site, startSite } from '../harness/site.ts';
import { measureGuest, measureSignIn, measureTyped } from './drawn-chart.ts';
import { writeStoredCandles } from './stored-candles.ts';

const storedCandles = 60_000;
const runs = 5;

/** Measures in a new browser context, as a visitor whose cache is empty. */
async function withNewVisitor(
  browser: Browser,
  site: Site,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
  });
  const taken = await measure(await context.newPage());
  await context.close();
  return taken;
}

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await measure());
  return taken;
}

/** Changes of interval and of symbol over data that is at hand, in ms. */
async function measureChanges(page: Page, person: Registrant) {
  await measureSignIn(page, person);
  const change = (typed: string, symbol: string, interval: string) => () =>
    measureTyped(page, typed, { symbol, interval });
  const there = change('4h', 'BTCUSDT', '4h');
  const back = change('1h', 'BTCUSDT', '1h');
  const ethereum = change('ethusdt', 'ETHUSDT', '1h');
  const bitcoin = change('btcusdt', 'BTCUSDT', '1h');
  for (const visit of [there, back, ethereum, bitcoin]) await visit();
  const intervals = await repeat(async () => Math.max(await there(), await back()));
  return {
    intervals,
    symbols: await repeat(async () => Math.max(await ethereum(), await bitcoin())),
  };
}

/** Waits until the stored chart of the guests is made, which begins in the background. */
async function waitForGuests(site: Site): Promise<void> {
  const address = `${site.origin}/api/explore?symbol=BTCUSDT&interval=4h&language=en`;
  await expect
    .poll(async () => (await (await fetch(address)).json()).analysis?.interval, {
      timeout: 150_000,
    })
    .toBe('4h');
}

const toMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

test(`${storedCandles} stored candles: sign-in to chart, changes of chart, the guests’ chart`, async ({
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
  await register(await requests.newContext({ baseURL: before.site.origin }), person);
  const signInTo = (site: Site) => () =>
    withNewVisitor(browser, site, (page) => measureSignIn(page, person));
  const empty = [await signInTo(before.site)()];
  // The server that starts again was in use: what every new one makes in the background is stored.
  await waitForGuests(before.site);
  await before.stop();

  const { site, stop } = await startSite(options);
  const signIn = signInTo(site);
  const first = [await signIn()];
  const warm = await repeat(signIn);
  const page = await browser.newPage({ baseURL: site.origin });
  const { intervals, symbols } = await measureChanges(page, person);
  await page.close();
  const guests = await repeat(() =>
    withNewVisitor(browser, site, (guest) =>
      measureGuest(guest, { symbol: 'BTCUSDT', interval: '4h' }),
    ),
  );
  await stop();
  await rm(folder, { recursive: true, force: true });

  const measured = [
    ['sign-in to chart, server never used', empty, 2_000],
    ['sign-in to chart, first after a start', first, 2_000],
    ['sign-in to chart, warm', warm, 1_000],
    ['change of interval to redrawn chart', intervals, 300],
    ['change of symbol to redrawn chart', symbols, 300],
    ['guests’ workspace, empty cache', guests, 1_500],
  ] as const;
  for (const [name, values, limit] of measured)
    process.stdout.write(
      `\n${name.padEnd(40)}median ${toMedian(values).toFixed(0)} ms, worst ${Math.max(...values).toFixed(0)} ms (limit ${limit})`,
    );
  process.stdout.write('\n');
  for (const [name, values, limit] of measured)
    expect.soft(toMedian(values), name).toBeLessThan(limit);
});
