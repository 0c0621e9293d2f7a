import { toLeftOutSides } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { createFactWriter, type FactWriter } from '../statistics/fact-writer.ts';
import {
  calculateCorrelation,
  collectPairedChanges,
  sliceChanges,
  type PairedChanges,
} from './shared-changes.ts';
import { toSharedFacts } from './shared-facts.ts';
import { findMatchingCandles, findSharedPeriod, type SharedPeriod } from './shared-period.ts';

/** Fewest shared changes for a correlation or a slope. */
export const minSharedChanges = 30;
const maxRows = 10;

type Pair = { readonly first: MeasureSeries; readonly second: MeasureSeries } & {
  readonly changes: PairedChanges;
};

/** Each two of the series over the shared period, matched by the candles both have. */
function collectPairs({ series }: MeasureInput, { windows }: SharedPeriod): Pair[] {
  return series.flatMap((first, i) =>
    series.slice(i + 1).map((second, k) => {
      const [own, other] = [windows[i], windows[i + 1 + k]];
      const none = new Int32Array(0);
      const [ownCandles = none, otherCandles = none] =
        own === undefined || other === undefined
          ? []
          : findMatchingCandles([first, second], [own, other]);
      const changes = collectPairedChanges([first, second], [ownCandles, otherCandles], 'log');
      return { first, second, changes };
    }),
  );
}

/** The correlation in the earlier and in the later half, where each has enough changes. */
function toHalfFacts(write: FactWriter, { changes }: Pair): MeasureFact[] {
  const { length } = changes.own;
  const half = length >> 1;
  if (half < minSharedChanges) return [];
  const earlier = calculateCorrelation(sliceChanges(changes, 0, half));
  const later = calculateCorrelation(sliceChanges(changes, half, length));
  return [...write('earlier', [earlier, 'ratio']), ...write('later', [later, 'ratio'])];
}

function toPairFacts(
  write: FactWriter,
  { first, second, changes }: Pair,
  prefix = '',
): MeasureFact[] {
  return [
    ...write(`${prefix}first`, [first.symbol, 'text']),
    ...write(`${prefix}second`, [second.symbol, 'text']),
    ...write(`${prefix}correlation`, [calculateCorrelation(changes), 'ratio']),
    ...write(`${prefix}changes`, [changes.own.length, 'count']),
  ];
}

function calculateCorrelations(input: MeasureInput): MeasureFact[] {
  const shared = findSharedPeriod(input);
  const [window] = shared?.windows ?? [];
  if (shared === undefined || window === undefined) return [];
  const write = createFactWriter('correlation', window);
  const facts = [
    ...toSharedFacts(write, input, shared),
    ...write('count', [input.series.length, 'count']),
    ...write('least', [minSharedChanges, 'count']),
    ...toLeftOutSides(input, shared.windows, { id: 'correlation', needed: 'change' }),
  ];
  const pairs = collectPairs(input, shared);
  const known = pairs
    .map((pair, place) => ({ pair, place, value: calculateCorrelation(pair.changes) }))
    .filter(({ pair, value }) => {
      return pair.changes.own.length >= minSharedChanges && !Number.isNaN(value);
    })
    .toSorted((a, b) => b.value - a.value || a.place - b.place);
  const [highest] = known;
  const lowest = known.at(-1);
  if (highest === undefined || lowest === undefined)
    return [...facts, ...write('changes', [pairs[0]?.changes.own.length, 'count'])];
  if (pairs.length === 1)
    return [...facts, ...toPairFacts(write, highest.pair), ...toHalfFacts(write, highest.pair)];
  return [
    ...facts,
    ...toPairFacts(write, highest.pair, 'highest.'),
    ...toPairFacts(write, lowest.pair, 'lowest.'),
    ...known
      .slice(0, input.parameters.count ?? maxRows)
      .flatMap(({ pair }, index) => [
        ...write(`${index + 1}.rank`, [index + 1, 'count']),
        ...toPairFacts(write, pair, `${index + 1}.`),
      ]),
  ];
}

// At least 30 changes; of more than two series each pair, the `count` highest first (usually 10).
/** Pearson's correlation of the log changes from one shared candle to the next. */
export const correlation: Measure = {
  subjects: { least: 2, most: 10 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 2,
  isStatistic: true,
  calculate: calculateCorrelations,
};
