import type { FindingHistory, IndicatorValues, WireCandles, WireFinding } from '@vela/contracts';
import type { Page, Route } from '@playwright/test';

/** Short enough for sessions to be drawn too. */
const interval = '15m';
const candleMs = 900_000;
const start = Date.UTC(2022, 0, 1);

/** A walk from a small generator with a fixed seed. */
function createChance(): () => number {
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

/** A chart larger than the product ever asks for: so many candles, and so many zones that all stand at its end. */
export function makeLongChart(count: number, zones: number): LongChart {
  const chance = createChance();
  const columns = { openTime: [], open: [], high: [], low: [], close: [], volume: [] } as Record<
    string,
    number[]
  >;
  let close = 100;
  for (let index = 0; index < count; index += 1) {
    const open = close;
    close = Math.max(20, open + chance());
    const row = {
      openTime: start + index * candleMs,
      open,
      close,
      high: Math.max(open, close) + 0.3,
      low: Math.min(open, close) - 0.3,
      volume: 10,
    };
    for (const [name, value] of Object.entries(row)) columns[name]?.push(value);
  }
  const {
    openTime = [],
    open = [],
    high = [],
    low = [],
    close: closes = [],
    volume = [],
  } = columns;
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
    candles: { interval, hash: 'long', openTime, open, high, low, close: closes, volume },
    findings,
  };
}

async function answer(route: Route, change: (text: string) => string): Promise<void> {
  const url = new URL(route.request().url());
  // The server gives no more than it is allowed to; what it gives is only the frame of what is measured.
  if (url.searchParams.has('limit')) url.searchParams.set('limit', '500');
  url.searchParams.delete('before');
  const response = await route.fetch({ url: url.href });
  await route.fulfill({ response, body: change(await response.text()) });
}

/** The events of an answer with this chart in place of the one that was analysed. */
function withChart(events: string, { candles, findings }: LongChart): string {
  const { openTime } = candles;
  const window = { count: openTime.length, from: openTime[0], to: openTime.at(-1), hash: 'long' };
  return events.replace(/^data: (\{"type":"data-analysis".*\})$/m, (_, json: string) => {
    const part = JSON.parse(json);
    return `data: ${JSON.stringify({ ...part, data: { ...part.data, candles: window, findings } })}`;
  });
}

/** Puts the long chart in the place of whatever the page asks the server for. */
export async function serveLongChart(page: Page, chart: LongChart): Promise<void> {
  const { candles, findings } = chart;
  await page.route('**/messages', (route) => answer(route, (text) => withChart(text, chart)));
  await page.route('**/api/candles?**', (route) =>
    answer(route, (text) => JSON.stringify({ ...JSON.parse(text), ...candles })),
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
    answer(route, (text) => {
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
