import type { FindingHistory, IndicatorValues, WireCandles, WireFinding } from '@vela/contracts';
import type { Page, Route } from '@playwright/test';

/** Short enough for sessions to be drawn. */
const interval = '15m';
const candleMs = 900_000;
const start = Date.UTC(2022, 0, 1);

/** Deterministic random steps in [-0.5, 0.5) (linear congruential generator, fixed seed). */
function createRandomStep(): () => number {
  let seed = 11;
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff - 0.5;
  };
}

export type LongChart = {
  readonly candles: Omit<WireCandles, 'source' | 'symbol'>;
  readonly findings: readonly WireFinding[];
};

/** A chart larger than the product requests; all zones extend to its end. */
export function makeLongChart(count: number, zones: number): LongChart {
  const chance = createRandomStep();
  let close = 100;
  const rows = Array.from({ length: count }, (_, index) => {
    const open = close;
    close = Math.max(20, open + chance());
    const [high, low] = [Math.max(open, close) + 0.3, Math.min(open, close) - 0.3];
    return { openTime: start + index * candleMs, open, high, low, close };
  });
  const openTime = rows.map((row) => row.openTime);
  const findings = Array.from({ length: zones }, (_, number): WireFinding => {
    const at = Math.floor((number / zones) * (count - 60));
    const bottom = close - 6 + (12 * ((number * 37) % zones)) / zones;
    const bullish = number % 2 === 0;
    return {
      id: `fair-value-gap.${bullish ? 'bullish' : 'bearish'}.${number}`,
      kind: number % 3 === 0 ? 'order-block' : 'fair-value-gap',
      direction: bullish ? 'bullish' : 'bearish',
      timeframe: interval,
      formedAt: openTime[at] ?? 0,
      confirmedAt: openTime[at + 2] ?? 0,
      top: bottom + 0.4,
      bottom,
      refs: [],
      transitions:
        number % 5 === 0 ? [{ state: 'touched', at: openTime[at + 20] ?? 0, price: bottom }] : [],
      measures: { widthInAtr: 0.5 },
    };
  });
  return {
    candles: {
      interval,
      hash: 'long',
      openTime,
      open: rows.map(({ open }) => open),
      high: rows.map(({ high }) => high),
      low: rows.map(({ low }) => low),
      close: rows.map((row) => row.close),
      volume: rows.map(() => 10),
    },
    findings,
  };
}

async function fulfillRoute(route: Route, change: (text: string) => string): Promise<void> {
  const url = new URL(route.request().url());
  // The server caps the limit; its response is used only as a template.
  if (url.searchParams.has('limit')) url.searchParams.set('limit', '500');
  url.searchParams.delete('before');
  const response = await route.fetch({ url: url.href });
  await route.fulfill({ response, body: change(await response.text()) });
}

/** What an analysis says of the candles and structures of the chart. */
function toAnalysisFields({ candles: { openTime }, findings }: LongChart) {
  const window = { count: openTime.length, from: openTime[0], to: openTime.at(-1), hash: 'long' };
  return { candles: window, findings };
}

/** Replaces the analysed chart in the events of an answer. */
function replaceAnalysis(events: string, chart: LongChart): string {
  return events.replace(/^data: (\{"type":"data-analysis".*\})$/m, (_, json: string) => {
    const part = JSON.parse(json);
    return `data: ${JSON.stringify({ ...part, data: { ...part.data, ...toAnalysisFields(chart) } })}`;
  });
}

/** Replaces the server responses of the page with the long chart. */
export async function replaceWithLongChart(page: Page, chart: LongChart): Promise<void> {
  const { candles, findings } = chart;
  await page.route('**/messages', (route) =>
    fulfillRoute(route, (text) => replaceAnalysis(text, chart)),
  );
  await page.route('**/api/analyses/*?include=candles', (route) =>
    fulfillRoute(route, (text) => {
      const analysis = JSON.parse(text);
      const candleColumns = { ...analysis.candleColumns, ...candles };
      return JSON.stringify({ ...analysis, ...toAnalysisFields(chart), candleColumns });
    }),
  );
  await page.route('**/api/findings?**', (route) => {
    const history: FindingHistory = {
      symbol: 'BTCUSDT',
      interval,
      from: candles.openTime[0] ?? 0,
      to: candles.openTime.at(-1) ?? 0,
      findings: [...findings],
    };
    return route.fulfill({ json: history });
  });
  await page.route('**/api/indicators/*/values?**', (route) =>
    fulfillRoute(route, (text) => {
      const values: IndicatorValues = JSON.parse(text);
      const { formedAt: _, ...rest } = values;
      const wave = (phase: number): number[] =>
        candles.openTime.map((_time, index) => 50 + 30 * Math.sin(index / 9 + phase));
      const outputs = Object.fromEntries(
        Object.keys(values.outputs).map((name, phase) => [name, wave(phase)]),
      );
      return JSON.stringify({ ...rest, openTime: candles.openTime, outputs });
    }),
  );
}
