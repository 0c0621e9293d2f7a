import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawnSessions } from './sessions/use-drawn-sessions.ts';
import type { ChartNow } from './use-chart-screen.ts';
import { measureDuration } from './measure-duration.ts';
import { useDrawnZones } from './use-drawn-zones.ts';
import { useLook } from './use-look.ts';

/** Draws all of the chart and moves to the lit findings. */
export function useDrawing(screen: ChartNow): void {
  const { chart, shown, format, settings } = screen;
  const { rows } = screen.indicators;
  const { t } = useTranslation('chart');
  const { analysis, whole } = shown;
  const { instrument, source } = analysis;

  useEffect(() => chart?.setFormat(format), [chart, format]);
  useEffect(() => chart?.setCandles(whole, instrument.priceDecimals), [chart, whole, instrument]);
  useEffect(() => {
    const drawn = rows.flatMap((row) => (row.chosen.hidden ? [] : (row.drawn ?? [])));
    chart?.showIndicators(drawn, rows.find(({ isLit }) => isLit)?.drawn);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other candles remove them
  }, [chart, rows, whole]);
  useEffect(
    () => measureDuration('chart: candle', () => chart?.showFirst(shown.count)),
    [chart, shown],
  );
  const isReplaying = screen.replay.state !== undefined;
  const { live, prices } = screen;
  // In the past of a replay they may not have been there yet.
  useEffect(() => chart?.showPrices(isReplaying ? [] : prices), [chart, isReplaying, prices]);
  useEffect(() => {
    if (chart === undefined || isReplaying) return undefined;
    const show = (): void => {
      const forming = live.forming();
      if (forming !== undefined) chart.showForming(forming);
    };
    show();
    return live.subscribeToForming(show);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other candles remove it
  }, [chart, live, isReplaying, whole]);
  useEffect(() => chart?.setPriceScale(settings.priceScale), [chart, settings.priceScale]);
  // The colours are read from the styles of the page.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  useEffect(() => chart?.readColours(), [chart, settings.colours]);
  useEffect(() => chart?.showVolume(settings.volume), [chart, settings.volume]);

  useDrawnSessions(screen);

  const isSimulated = source.kind === 'simulated';
  useEffect(
    () => chart?.setWatermark(isSimulated ? t('simulated.watermark') : ''),
    [chart, isSimulated, t],
  );

  useLook(screen, useDrawnZones(screen));
}
