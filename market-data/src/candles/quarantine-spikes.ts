import { getValueAt, pickRows, type RawCandles } from './raw-candles.ts';

/** Prices this many times off the candles on both sides are an error of the source. */
const spikeFactor = 800;
/** Longest run of such candles; a longer one is a new price level, such as a redenomination. */
const maxRun = 3;

const isFar = (a: number, b: number): boolean =>
  a > 0 && b > 0 && (a >= b * spikeFactor || b >= a * spikeFactor);

function isFarFrom(columns: RawCandles, row: number, price: number): boolean {
  return isFar(getValueAt(columns.high, row), price) || isFar(getValueAt(columns.low, row), price);
}

/** Whether the price is back near `price` within the run, or the series ends before it can be. */
function isBackSoon(columns: RawCandles, row: number, price: number): boolean {
  const last = Math.min(row + maxRun, columns.length - 1);
  for (let next = row + 1; next <= last; next += 1)
    if (!isFarFrom(columns, next, price)) return true;
  return row + 1 > last;
}

/**
 * Columns in order without the candles of a price spike, and how many were left out, the first at
 * `firstAt`. At the end of a series a spike waits for the next candle, which may confirm the level.
 */
export function quarantineSpikes(columns: RawCandles): {
  readonly columns: RawCandles;
  readonly count: number;
  readonly firstAt: number;
} {
  const spikes: number[] = [];
  // Of the first candle nothing tells whether it or the next one is at fault: it stays.
  let reference = columns.length === 0 ? 0 : getValueAt(columns.close, 0);
  for (let row = 1; row < columns.length; row += 1) {
    if (isFarFrom(columns, row, reference) && isBackSoon(columns, row, reference)) spikes.push(row);
    else reference = getValueAt(columns.close, row);
  }
  const [first] = spikes;
  if (first === undefined) return { columns, count: 0, firstAt: 0 };
  const left = new Set(spikes);
  const rows = Array.from({ length: columns.length }, (_, row) => row).filter(
    (row) => !left.has(row),
  );
  return {
    columns: pickRows(columns, Uint32Array.from(rows)),
    count: spikes.length,
    firstAt: getValueAt(columns.openTime, first),
  };
}
