import type { CorporateAction } from './corporate-action.ts';
import type { PriceAdjustment } from './parse-events-csv.ts';

type Closes = {
  /** UTC milliseconds of the days, the oldest first. */
  readonly openTime: Float64Array;
  readonly close: Float64Array;
};

const toTime = (action: CorporateAction): number => Date.parse(action.exDate);

/** Place of the first close on or after a day; -1: there is none. */
const findPlace = ({ openTime }: Closes, time: number): number =>
  openTime.findIndex((day) => day >= time);

/** One day seldom moves a price by half of what a split by two does. */
export function isSplitJump(before: number, after: number, ratio: number): boolean {
  const distance = Math.log(before / after);
  return Math.abs(distance - Math.log(ratio)) < Math.abs(distance);
}

/**
 * Whether closes were adjusted for splits, by whether they jump on the days of splits; undefined:
 * no split falls into them, or some jump and some do not. Dividends leave no such mark.
 */
function findSplitAdjustment(
  closes: Closes,
  splits: readonly CorporateAction[],
): boolean | undefined {
  const jumps = splits.flatMap((split) => {
    const index = findPlace(closes, toTime(split));
    const [before, after] = [closes.close[index - 1], closes.close[index]];
    if (before === undefined || after === undefined) return [];
    return [isSplitJump(before, after, split.value)];
  });
  const [first] = jumps;
  return first === undefined || jumps.includes(!first) ? undefined : !first;
}

/** What of the candles is known: told by a file, else seen at splits. */
export function findAdjustment(
  closes: Closes,
  actions: readonly CorporateAction[],
  told: PriceAdjustment | undefined,
): PriceAdjustment | undefined {
  if (told !== undefined) return told;
  const splits = actions.filter(({ kind }) => kind === 'split');
  const isAdjusted = findSplitAdjustment(closes, splits);
  if (isAdjusted === false) return 'none';
  const [first = 0] = closes.openTime;
  const paysDividends = actions.some(
    (action) => action.kind === 'dividend' && toTime(action) > first,
  );
  return isAdjusted === true && !paysDividends ? 'splits' : undefined;
}

/**
 * The close of a day as it was traded, from adjusted closes: what came after is undone, the newest
 * first. A split divides the closes before it; a dividend D takes D / (close of the day before)
 * from them. Undefined where it cannot be told how the closes were adjusted.
 */
export function findRawClose(
  closes: Closes,
  index: number,
  known: {
    readonly actions: readonly CorporateAction[];
    readonly adjustment: PriceAdjustment | undefined;
  },
): number | undefined {
  const { openTime, close } = closes;
  const [day = 0, last = 0] = [openTime[index], openTime.at(-1)];
  const later = known.actions
    .filter((action) => toTime(action) > day && toTime(action) <= last)
    .toSorted((one, other) => (one.exDate > other.exDate ? -1 : 1));
  const adjusted = close[index];
  if (adjusted === undefined || later.length === 0) return adjusted;
  if (known.adjustment === undefined) return undefined;
  if (known.adjustment === 'none') return adjusted;
  let factor = 1;
  for (const action of later) {
    if (action.kind === 'split') factor /= action.value;
    else if (known.adjustment === 'splits-and-dividends') {
      const next = findPlace(closes, toTime(action));
      const before = (close[next - 1] ?? 0) / factor + action.value;
      factor *= 1 - action.value / before;
    }
  }
  return adjusted / factor;
}
