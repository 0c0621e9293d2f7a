import { type Interval, intervals } from '@vela/contracts';
import {
  type CandlestickSeriesPartialOptions,
  type ChartOptions,
  type DeepPartial,
  PriceScaleMode,
  type TickMarkFormatter,
} from 'lightweight-charts';
import type { ChartFormat } from './chart-format.ts';
import type { PriceScale } from './settings/chart-settings.ts';
import { type ChartColours, applyAlpha } from './chart-colours.ts';

export function createChartOptions(colours: ChartColours): DeepPartial<ChartOptions> {
  return {
    layout: {
      background: { color: colours.background },
      textColor: colours.text,
      fontFamily: '"Inter Variable", system-ui, sans-serif',
      fontSize: 11,
      panes: { separatorColor: colours.grid, separatorHoverColor: applyAlpha(colours.text, 0.3) },
      // Required by the library's licence.
      attributionLogo: true,
    },
    grid: { vertLines: { color: colours.grid }, horzLines: { color: colours.grid } },
    rightPriceScale: { borderColor: colours.grid, scaleMargins: { top: 0.12, bottom: 0.1 } },
    crosshair: {
      mode: 0,
      vertLine: { color: applyAlpha(colours.text, 0.5) },
      horzLine: { color: applyAlpha(colours.text, 0.5) },
    },
    handleScale: { axisPressedMouseMove: true, mouseWheel: true, pinch: true },
    // Vertical touch drags scroll the page, horizontal ones pan the chart.
    handleScroll: {
      horzTouchDrag: true,
      vertTouchDrag: false,
      mouseWheel: true,
      pressedMouseMove: true,
    },
  };
}

/** Rising candles are hollow, falling ones filled: the hue is never the only cue. */
export function createCandleOptions(colours: ChartColours): CandlestickSeriesPartialOptions {
  return {
    upColor: applyAlpha(colours.bullish, 0),
    borderUpColor: colours.bullish,
    wickUpColor: colours.bullish,
    downColor: colours.bearish,
    borderDownColor: colours.bearish,
    wickDownColor: colours.bearish,
    lastValueVisible: false,
    priceLineVisible: false,
  };
}

export const modeByPriceScale = {
  linear: PriceScaleMode.Normal,
  logarithmic: PriceScaleMode.Logarithmic,
  percent: PriceScaleMode.Percentage,
} as const satisfies Record<PriceScale, PriceScaleMode>;

/** Options of the time axis for candles of an interval, with this many empty candles at its end. */
export function createTimeScaleOptions(
  interval: Interval,
  colours: ChartColours,
  rightOffset: number,
): DeepPartial<ChartOptions['timeScale']> {
  return {
    timeVisible: intervals.indexOf(interval) < intervals.indexOf('1d'),
    secondsVisible: false,
    rightOffset,
    minBarSpacing: 0.05,
    borderColor: colours.grid,
  };
}

/** Options by which the library writes numbers and times. */
export function createFormatOptions(
  format: ChartFormat,
  tickMarkFormatter: TickMarkFormatter,
): DeepPartial<ChartOptions> {
  return {
    localization: {
      locale: format.dateLocale,
      percentageFormatter: format.percent,
      timeFormatter: (time: unknown) =>
        typeof time === 'number' ? format.zonedTime(time * 1000) : '',
    },
    timeScale: { tickMarkFormatter },
  };
}
