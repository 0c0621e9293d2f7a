import { findingKindNames, findingKinds } from './finding-kinds.ts';

/** Page of the method library that defines a method, by the method's name without its version. */
export const methodPages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    findingKindNames.flatMap((kind) => {
      const { page } = findingKinds[kind];
      return page === undefined ? [] : [[kind, page]];
    }),
  ),
  swing: 'swing-point',
  'market-structure': 'market-structure',
  'dealing-range': 'dealing-range',
  atr: 'average-true-range',
  'atr-percentile': 'average-true-range',
  'trend-regime': 'market-regime',
  'volatility-regime': 'market-regime',
  'volume-profile': 'volume-profile',
  rsi: 'relative-strength-index',
  ema: 'exponential-moving-average',
  close: 'change',
  window: 'change',
  'open-to-close': 'change',
  change: 'change',
  'missing-candles': 'data-health',
  'scale-break': 'data-health',
  'base-rate': 'base-rate',
  timeframes: 'several-timeframes',
  session: 'sessions-and-killzones',
  'previous-level': 'previous-levels',
};

/** Pages that define what the facts of a mode without a chart are. */
const modePages: Readonly<Record<string, string>> = {
  company: '/learn-more-2',
  property: '/learn-more-3',
};

/** Before the id of a measure in the method of its facts: `measure.drawdown@1`. */
export const measurePrefix = 'measure.';

/** Path of the page of a method (`fair-value-gap@1`); undefined when it has none. */
export function getMethodPagePath(method: string): string | undefined {
  const [name = ''] = method.split('@');
  const page = methodPages[name];
  if (page !== undefined) return `/methods/${page}`;
  if (modePages[name] !== undefined) return modePages[name];
  return name.startsWith(measurePrefix)
    ? `/methods/measures#${name.slice(measurePrefix.length)}`
    : undefined;
}
