import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { FoundPivots } from './break-search.ts';
import type { Scale } from './finding.ts';
import { type FindingLog, toShape } from './finding-log.ts';
import { createLegFinder, createSymmetricFinder, type PivotSide } from './pivot-finder.ts';

/** The latest confirmed pivot of one side. */
export type Pivot = {
  /** Its index in the log. */
  readonly finding: number;
  readonly formedAt: number;
  readonly confirmedAt: number;
  readonly price: number;
  isBroken: boolean;
};

export type SwingScanner = {
  /** Processes the appended candles; call before the first step on one of them. */
  extend(): void;
  step(t: number): boolean;
  readonly high: Pivot | undefined;
  readonly low: Pivot | undefined;
  readonly pivots: FoundPivots;
};

type SwingInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly scale: Scale;
  readonly size: number;
  readonly rule: 'leg' | 'symmetric';
  /** Candles to the left of a symmetric pivot. */
  readonly left?: number | undefined;
};

/** Swings by one of the pivot rules, labelled relative to the one before on their side. */
export function createSwingScanner(input: SwingInput): SwingScanner {
  const { candles, log, scale, size, rule, left } = input;
  const finder =
    rule === 'leg'
      ? createLegFinder({ candles, size })
      : createSymmetricFinder({ candles, size, left });
  const high = createSide({ log, scale, side: 'high' });
  const low = createSide({ log, scale, side: 'low' });
  const scanner: { -readonly [Key in keyof SwingScanner]: SwingScanner[Key] } = {
    high: undefined,
    low: undefined,
    pivots: finder,
    extend() {
      finder.extend();
    },
    step(t) {
      if (!finder.step(t)) return false;
      if (finder.high !== undefined)
        scanner.high = high.confirm(finder.high, t, at(candles.high, finder.high));
      if (finder.low !== undefined)
        scanner.low = low.confirm(finder.low, t, at(candles.low, finder.low));
      return true;
    },
  };
  return scanner;
}

type SideInput = { readonly log: FindingLog; readonly scale: Scale; readonly side: PivotSide };

/** Pivots of one side, labelled by the price of the one before; the first has no label. */
function createSide({ log, scale, side }: SideInput): {
  confirm(formedAt: number, t: number, price: number): Pivot;
} {
  const own = shapePartsBySide[side];
  const [higher, lower, equal] = own.labels.map((label) => toShape({ ...own.shape, scale, label }));
  const first = toShape({ ...own.shape, scale });
  let before = Number.NaN;
  return {
    confirm(formedAt, t, price) {
      const shape =
        price > before ? higher : price < before ? lower : price === before ? equal : first;
      const finding = log.add(shape ?? first, formedAt, t);
      log.setZone(finding, price, price);
      before = price;
      return { finding, formedAt, confirmedAt: t, price, isBroken: false };
    },
  };
}

const shapePartsBySide = {
  high: {
    shape: { kind: 'swing-high', direction: 'bearish' },
    labels: ['higher-high', 'lower-high', 'equal-high'],
  },
  low: {
    shape: { kind: 'swing-low', direction: 'bullish' },
    labels: ['higher-low', 'lower-low', 'equal-low'],
  },
} as const;
