import type { TechnicalAnalysis, TechnicalScanner } from './analysis.ts';
import { checkCandles } from './candles/check-candles.ts';
import { copyColumn, createCandleBuffer, shareColumn } from './candles/candle-buffer.ts';
import type { Candles, Interval } from './candles/candles.ts';
import { at } from './candles/column.ts';
import { findScaleBreaks, type ScaleBreak } from './candles/scale-break.ts';
import { invariant } from './invariant.ts';
import { joinSegments } from './join-segments.ts';
import { createSegmentScanner, type SegmentAnalysis } from './segment-scanner.ts';
import { defaultTechnicalOptions, type TechnicalOptions } from './technical-options.ts';

// The first candle is the anchor: it must be the first of the series, not of a window.
/** Runs the technical engine over a series. */
export function analyzeTechnical(
  candles: Candles,
  options: TechnicalOptions = defaultTechnicalOptions,
): TechnicalAnalysis {
  const scanner = createTechnicalScanner(candles.interval, options);
  scanner.append(candles);
  return scanner.analysis();
}

// Where prices change their scale the scanners begin anew: no structure compares the two scales.
/**
 * A fold over closed candles: any portions give bit-identical results to one run over all. Columns
 * that are never written again (`areConstant`) are used as they are, those of others copied.
 */
export function createTechnicalScanner(
  interval: Interval,
  options: TechnicalOptions = defaultTechnicalOptions,
  { areConstant = false }: { readonly areConstant?: boolean } = {},
): TechnicalScanner {
  const candles = createCandleBuffer(interval, areConstant ? shareColumn : copyColumn);
  const scaleBreaks: ScaleBreak[] = [];
  const closed: SegmentAnalysis[] = [];
  let segment = createSegmentScanner(interval, options, 0);
  let length = 0;
  const appendTo = (end: number): void => {
    if (end > length) segment.append(candles, length, end);
    length = end;
  };
  return {
    append(source, from = 0) {
      invariant(
        source.interval === interval,
        `a scanner of ${interval} candles takes no ${source.interval} candles`,
      );
      if (from >= source.length) return;
      checkCandles(source, from);
      candles.append(source, from);
      for (const found of findScaleBreaks(candles, length, scaleBreaks.at(-1))) {
        appendTo(found.at);
        segment.close(at(candles.open, found.at));
        closed.push(segment.analysis());
        scaleBreaks.push(found);
        segment = createSegmentScanner(interval, options, found.at);
      }
      appendTo(candles.length);
    },
    copy() {
      const scanner = createTechnicalScanner(interval, options);
      scanner.append(candles);
      return scanner;
    },
    analysis() {
      const series = candles.snapshot();
      return {
        candles: series,
        ...joinSegments(closed, segment.analysis()),
        scaleBreaks: [...scaleBreaks],
        calendar: options.calendar,
      };
    },
  };
}
