import type { Page } from '@playwright/test';
import { expect, test as base } from '../harness/journey.ts';
import { logIn, register } from '../harness/register.ts';
import { type Site, startSite } from '../harness/site.ts';
import { type FakeVendor, startFakeVendor } from './fake-vendor.ts';

const minuteMs = 60_000;
const closes = 60;
const changes = 20;
const limits = { closedMs: 1_000, typedMs: 500 };

/** A server that follows a vendor of which the test says when a candle closes. */
const test = base.extend<object, { site: Site; vendor: FakeVendor }>({
  vendor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures a fixture needs
    async ({}, use) => {
      const vendor = await startFakeVendor(Date.now() - 2 * closes * minuteMs);
      await use(vendor);
      vendor.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ vendor }, use) => {
      const { site, stop } = await startSite({
        settings: {
          MARKET_DATA: 'live',
          BINANCE_URL: vendor.url,
          BINANCE_STREAM_URL: vendor.streamUrl,
        },
      });
      await use(site);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });

/** Notes of each analysis that the page gets up to which candle it reaches, as it arrives. */
async function noteAnalyses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fetchPlainly = window.fetch.bind(window);
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it goes to the browser with what is around it
    const note = async (response: Response): Promise<void> => {
      const text = await response.text();
      const [, to = ''] = /"candles":\{[^}]*"to":(\d+)/.exec(text) ?? [];
      performance.mark(`analysis to ${to}`);
    };
    window.fetch = async (...asked) => {
      const response = await fetchPlainly(...asked);
      if (response.url.includes('/api/analyses?include=candles')) void note(response.clone());
      return response;
    };
  });
}

/** Resolves, in ms since 1970, once the structures of an analysis up to this candle were drawn. */
function watchStructures(page: Page, openTime: number): Promise<number> {
  return page.evaluate(async (wanted) => {
    const find = (): number | undefined => {
      const [mark] = performance.getEntriesByName(`analysis to ${wanted}`);
      return performance
        .getEntriesByName('chart: zones')
        .find(({ startTime }) => mark !== undefined && startTime >= mark.startTime)?.startTime;
    };
    const until = performance.now() + 15_000;
    while (find() === undefined && performance.now() < until)
      await new Promise(requestAnimationFrame);
    if (find() === undefined) throw new Error('the structures were not drawn again');
    await new Promise(requestAnimationFrame);
    return performance.now() + performance.timeOrigin;
  }, openTime);
}

/** Resolves, in ms since 1970, once the chart of a symbol is drawn, live. */
function watchLiveChart(page: Page, symbol: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const isLive = (): boolean =>
      location.search.includes(`symbol=${wanted}&interval=1m`) &&
      document.querySelector('section[data-lit]')?.getAttribute('aria-busy') === 'false' &&
      document.querySelector('[role="application"] canvas') !== null &&
      // The state alone is known before a price is.
      document.querySelector('[data-testid="live-chip"][data-state="live"] .font-semibold') !==
        null;
    const until = performance.now() + 30_000;
    while (!isLive() && performance.now() < until) await new Promise(requestAnimationFrame);
    if (!isLive()) throw new Error(`the chart of ${wanted} is not live`);
    await new Promise(requestAnimationFrame);
    return performance.now() + performance.timeOrigin;
  }, symbol);
}

type Stages = Readonly<Record<'asked' | 'answered' | 'drawn' | 'listening' | 'live', number>>;

/** What happened since a moment (ms since 1970), in ms after it. */
function readStages(page: Page, began: number): Promise<Stages> {
  return page.evaluate((since) => {
    const from = since - performance.timeOrigin;
    const after = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime >= from);
    const find = (part: string) => after.find(({ name }) => name.includes(part));
    const drawn = performance
      .getEntriesByName('chart: zones')
      .filter(({ startTime }) => startTime >= from);
    return {
      asked: (find('/api/analyses')?.startTime ?? Number.NaN) - from,
      answered: (find('/api/analyses')?.responseEnd ?? Number.NaN) - from,
      drawn: (drawn.at(0)?.startTime ?? Number.NaN) - from,
      listening: (find('/topics')?.responseEnd ?? Number.NaN) - from,
      live: performance.now() - from,
    };
  }, began);
}

const formatQuantiles = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1]
    .map((part) => {
      const value = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)];
      return `${part === 1 ? 'worst' : `p${100 * part}`} ${(value ?? Number.NaN).toFixed(0)} ms`;
    })
    .join(', ');
};

const getP95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

test('a candle that closes, and a symbol that is typed', async ({
  page,
  person,
  request,
  vendor,
}) => {
  await noteAnalyses(page);
  await register(request, person);
  await logIn(page.request, person);
  await page.goto('/chat?symbol=BTCUSDT&interval=1m');
  await watchLiveChart(page, 'BTCUSDT');
  await page.waitForTimeout(3_000);
  const closed: number[] = [];
  for (let count = 0; count < closes; count += 1) {
    const began = Date.now();
    closed.push((await watchStructures(page, vendor.closeMinute())) - began);
    // As between candles: what follows a close is over before the next one.
    await page.waitForTimeout(1_000);
  }
  const typed: number[] = [];
  const stages: Stages[] = [];
  const symbols = ['ETHUSDT', 'BTCUSDT'] as const;
  const type = async (symbol: string): Promise<number> => {
    await page.locator('body').press(symbol.charAt(0));
    await page.keyboard.type(symbol.slice(1));
    await expect(page.getByRole('option').first()).toContainText(symbol);
    const began = Date.now();
    await page.keyboard.press('Enter');
    const took = (await watchLiveChart(page, symbol)) - began;
    stages.push(await readStages(page, began));
    return took;
  };
  // Both histories are stored before they are measured.
  for (const symbol of symbols) await type(symbol);
  stages.length = 0;
  for (let count = 0; count < changes; count += 1) {
    await page.waitForTimeout(1_000);
    typed.push(await type(symbols[count % 2] ?? symbols[0]));
  }
  const lines = [
    `from the close of a candle at the vendor to redrawn structures, ${closes} closes: ${formatQuantiles(closed)} (limit p95 ${limits.closedMs} ms)`,
    `from a typed symbol to its live chart, stored history, ${changes} times: ${formatQuantiles(typed)} (limit p95 ${limits.typedMs} ms)`,
  ];
  for (const stage of ['asked', 'answered', 'drawn', 'listening', 'live'] as const) {
    // Where all is at hand nothing is asked.
    const taken = stages.map((one) => one[stage]).filter((ms) => !Number.isNaN(ms));
    if (taken.length > 0) lines.push(`  ${stage}: ${formatQuantiles(taken)}`);
  }
  process.stdout.write(`\n${lines.join('\n')}\n`);
  expect(getP95(closed)).toBeLessThanOrEqual(limits.closedMs);
  expect(getP95(typed)).toBeLessThanOrEqual(limits.typedMs);
});
