import type { WireCandles } from '@vela/contracts';
import { expect, it } from 'vitest';
import { analyzeInstrument } from './analyst/src/analyze-instrument.ts';
import { builtInNarrator } from './analyst/src/built-in-narrator.ts';
import { createSeriesAnalyses } from './analyst/src/series/series-analyses.ts';
import { createWindows, type Window } from './analyst/src/testing/narration-corpus.ts';
import { hasSharedData, realCandles } from './analyst/src/testing/real-candles.ts';
import { createMarketData } from './market-data/src/index.ts';
import { presets } from './web/app/features/chart/legend/preset.ts';
import { createZoneSelector } from './web/app/features/chart/zone-selector.ts';
import { toZoneWords } from './web/app/features/chart/zone-words.ts';
import type { Zone } from './web/app/features/chart/zone.ts';
import { ZonesPrimitive } from './web/app/features/chart/zones-primitive.ts';

// The default chart is drawn on a recording canvas, with plain coordinates in place of the
// library's: the boxes of the texts that were written are held against candles and zones.

const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const marketData = createMarketData({
  mode: 'files',
  filesDir: realCandles,
  allowSimulated: true,
  store,
});
const size = { width: 640, height: 420 };
const [inView, room] = [160, 28];
const spacing = size.width / (inView + room);

type Plate = { text: string; left: number; top: number; width: number; height: number };
type Columns = Pick<WireCandles, 'openTime' | 'open' | 'high' | 'low' | 'close'>;
type Drawn = { plates: Plate[]; zones: readonly Zone[]; toX: ToCoordinate; toY: ToCoordinate };
type ToCoordinate = (value: number) => number;

/** Height of a line of text, and from one line of a label to the next. */
const [letterHeight, lineStep] = [12, 11];

/** A canvas that records the boxes of its texts; lines below each other are one. */
function createRecorder() {
  const plates: Plate[] = [];
  const context = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'measureText') return (text: string) => ({ width: text.length * 6 });
        if (name === 'fillText')
          return (line: string, left: number, middle: number) => {
            const [top, width] = [middle - letterHeight / 2, line.length * 6];
            const last = plates.at(-1);
            const below = last?.left === left ? top - (last.top + last.height) : Number.NaN;
            const isNext = Math.abs(below - (lineStep - letterHeight)) < 1e-6;
            if (last === undefined || !isNext)
              plates.push({ text: line, left, top, width, height: letterHeight });
            else
              plates[plates.length - 1] = {
                ...last,
                text: `${last.text} ${line}`,
                width: Math.max(last.width, width),
                height: last.height + lineStep,
              };
          };
        return () => undefined;
      },
      set: () => true,
    },
  );
  const target = {
    useMediaCoordinateSpace: (paint: (scope: object) => void) =>
      paint({ context, mediaSize: size }),
  };
  return { plates, target };
}

/** The latest candles of a window as the chart shows them, and the plates of its labels. */
async function draw(window: Window): Promise<{ candles: Columns; drawn: Drawn }> {
  const deps = {
    marketData: window.marketData,
    seriesAnalyses: createSeriesAnalyses(),
    narrator: builtInNarrator,
    newId: () => 'a',
  };
  const request = {
    symbol: window.instrument.symbol,
    interval: window.interval,
    window: { limit: window.limit },
    mode: 'technical',
    language: 'en',
    plan: { intent: 'analyze' },
  } as const;
  const [analyzed, answer] = await Promise.all([
    analyzeInstrument(request, window.now, deps),
    window.marketData.getSeries(window),
  ]);
  if (analyzed.kind !== 'analysis' || answer.kind !== 'series') throw new Error('no analysis');
  const { findings, candles: shown } = analyzed.analysis;
  const all = answer.series.candles;
  const cut = (column: Float64Array): number[] => Array.from(column.slice(-shown.count));
  const candles = {
    openTime: cut(all.openTime),
    open: cut(all.open),
    high: cut(all.high),
    low: cut(all.low),
    close: cut(all.close),
  };
  const count = candles.openTime.length;
  const toX: ToCoordinate = (index) => (index - (count - inView) + 0.5) * spacing;
  const [high, low] = [
    Math.max(...candles.high.slice(-inView)),
    Math.min(...candles.low.slice(-inView)),
  ];
  const toY: ToCoordinate = (price) =>
    size.height * (0.12 + (0.78 * (high - price)) / (high - low));
  const zones = createZoneSelector({
    openTime: candles.openTime,
    visibility: presets.spoken,
    lit: new Set(),
    mentioned: [],
    toLabels: (finding) =>
      toZoneWords(finding, 'en', {
        words: {
          gap: 'gap',
          supportResistance: 'support or resistance',
          range: ({ name, bottom, top }) => `${name} ${bottom} to ${top}`,
        },
        price: (value) => value.toFixed(2),
        wholePrice: (value) => value.toFixed(0),
      }),
  })(findings, candles.close.at(-1) ?? 0);
  const primitive = new ZonesPrimitive(
    {
      background: '',
      text: '',
      grid: '',
      bullish: '',
      bearish: '',
      neutral: '',
      lit: '',
      watermark: '',
      lines: [],
    },
    (index) => ({ open: candles.open[index] ?? NaN, close: candles.close[index] ?? NaN }),
  );
  const attachment = {
    chart: {
      timeScale: () => ({
        logicalToCoordinate: toX,
        getVisibleLogicalRange: () => ({ from: count - inView, to: count + room }),
      }),
    },
    series: { priceToCoordinate: toY },
    requestUpdate: () => undefined,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of the library that is used
  primitive.attached(attachment as unknown as Parameters<typeof primitive.attached>[0]);
  primitive.setPrice(candles.close.at(-1) ?? 0);
  primitive.show(zones, new Set());
  const { plates, target } = createRecorder();
  for (const [place, view] of primitive.paneViews().entries()) {
    if (place === 1) plates.length = 0;
    const renderer = view.renderer();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    renderer?.draw(target as unknown as Parameters<typeof renderer.draw>[0]);
  }
  return { candles, drawn: { plates: plates.filter(({ text }) => text !== ''), zones, toX, toY } };
}

/** Candles whose body a plate covers. */
function findCoveredBodies(plate: Plate, candles: Columns, { toX, toY }: Drawn): number[] {
  return candles.openTime.flatMap((_, index) => {
    const x = toX(index);
    const [open, close] = [toY(candles.open[index] ?? 0), toY(candles.close[index] ?? 0)];
    const isBeside = x + 0.4 * spacing < plate.left || x - 0.4 * spacing > plate.left + plate.width;
    const isApart =
      Math.max(open, close) < plate.top || Math.min(open, close) > plate.top + plate.height;
    return isBeside || isApart ? [] : [index];
  });
}

/** Distance of a plate from the band of its drawing, in pixels; a triangle stands off its candle. */
function measureOffBand(plate: Plate, { zones, toY }: Drawn): number {
  // Below its name, a range is written with a dash.
  const isOwn = (label: string): boolean =>
    label === plate.text || label.replace(' to ', '–') === plate.text;
  const own = zones.filter(({ labels }) => labels.some(isOwn));
  return Math.min(
    ...own.map(({ top, bottom, shape }) => {
      const reach = shape === 'mark' ? 14 : 0;
      return Math.max(
        toY(top) - reach - (plate.top + plate.height),
        plate.top - (toY(bottom) + reach),
        0,
      );
    }),
  );
}

/** What is wrong with a drawing: too many structures, a covered body, a label off its band. */
function listFaults(candles: Columns, drawn: Drawn): string[] {
  const { zones, plates } = drawn;
  return [
    ...(zones.length > 8 ? [`${zones.length} structures`] : []),
    ...plates.flatMap((plate) => {
      const covered = findCoveredBodies(plate, candles, drawn);
      const off = measureOffBand(plate, drawn);
      return [
        ...(covered.length > 0 ? [`${plate.text} covers ${covered.join(' ')}`] : []),
        ...(off > 3 ? [`${plate.text} is ${off} px off`] : []),
      ];
    }),
  ];
}

it('in 50 windows at most eight structures are drawn, and no label covers a body or leaves its band', async () => {
  const series = hasSharedData
    ? ([
        ['BTCUSDT', '1d'],
        ['AAPL', '1d'],
      ] as const)
    : ([['VIX', '1d']] as const);
  const faults: string[] = [];
  let [windows, labels, whole] = [0, 0, 0];
  for (const [symbol, interval] of series) {
    const each = { symbol, interval, windows: 50 / series.length };
    for (const window of await createWindows(each, marketData)) {
      const { candles, drawn } = await draw(window);
      const { plates } = drawn;
      windows += 1;
      labels += plates.length;
      whole += plates.filter(({ text }) => /\d/.test(text)).length;
      faults.push(...listFaults(candles, drawn).map((fault) => `${symbol}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(windows).toBe(50);
  // Most of what is in view has its label, and most labels tell prices.
  expect(labels).toBeGreaterThan(3 * windows);
  expect(whole / labels).toBeGreaterThan(0.6);
});
