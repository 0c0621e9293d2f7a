import { type DefinitionCase, describeByDefinition } from '../../testing/definition-test.ts';
import { combine, type Series, wilder } from '../../testing/plain-series.ts';
import { mcginleyDynamicIndicator } from '../moving-average/mcginley-dynamic.ts';
import { medianPriceIndicator } from './median-price.ts';
import { renkoIndicator } from './renko.ts';
import { typicalPriceIndicator } from './typical-price.ts';
import { weightedCloseIndicator } from './weighted-close.ts';

const none = Number.NaN;

type Runs = Readonly<Record<'open' | 'close' | 'bricks' | 'formedAt', number[]>>;

/**
 * Adds one brick at a time: up where the price reaches a brick above the top of the last one, down
 * where it reaches a brick below its bottom.
 */
function layBricks(close: Series, sizeAt: (t: number) => number): Runs {
  const runs: Runs = {
    open: close.map(() => none),
    close: close.map(() => none),
    bricks: close.map(() => none),
    formedAt: close.map(() => none),
  };
  let last:
    | { readonly top: number; readonly bottom: number; readonly size: number; readonly at: number }
    | undefined;
  for (const [t, price] of close.entries()) {
    if (last === undefined) {
      if (sizeAt(t) > 0) last = { top: price, bottom: price, size: sizeAt(t), at: t };
      continue;
    }
    const { size, at } = last;
    let { top, bottom } = last;
    let bricks = 0;
    const start = price > top ? top : bottom;
    for (; price >= top + size - 1e-9; bricks += 1) [top, bottom] = [top + size, top];
    if (bricks === 0)
      for (; price <= bottom - size + 1e-9; bricks -= 1) [top, bottom] = [bottom, bottom - size];
    if (bricks === 0) continue;
    runs.open[t] = start;
    runs.close[t] = bricks > 0 ? top : bottom;
    runs.bricks[t] = bricks;
    runs.formedAt[t] = at;
    last = { top, bottom, size: sizeAt(t), at: t };
  }
  return runs;
}

const cases: DefinitionCase[] = [
  { definition: medianPriceIndicator, expected: ({ median }) => ({ price: median }) },
  { definition: typicalPriceIndicator, expected: ({ typical }) => ({ price: typical }) },
  {
    definition: weightedCloseIndicator,
    expected: ({ high, low, close }) => ({
      price: combine([high, low, close], (h = none, l = none, c = none) => (h + l + c + c) / 4),
    }),
  },
  {
    definition: renkoIndicator,
    parameters: { unit: 'price', size: 0.75 },
    expected: ({ close }) => layBricks(close, () => 0.75),
  },
  {
    definition: renkoIndicator,
    parameters: { unit: 'percent', size: 0.7 },
    expected: ({ close }) => layBricks(close, (t) => 0.007 * (close[t] ?? none)),
  },
  {
    definition: renkoIndicator,
    parameters: { size: 1.3 },
    expected: ({ close, trueRange }) => {
      const range = wilder(trueRange, 14);
      return layBricks(close, (t) => 1.3 * (range[t] ?? none));
    },
  },
  {
    definition: mcginleyDynamicIndicator,
    expected: ({ close }) => {
      const average: number[] = [];
      for (const [t, price] of close.entries()) {
        const before = average[t - 1] ?? price;
        average.push(
          t === 0 ? price : before + (price - before) / (0.6 * 14 * Math.pow(price / before, 4)),
        );
      }
      return { average: average.map((value, t) => (t === 0 ? none : value)) };
    },
  },
];

describeByDefinition(cases);
