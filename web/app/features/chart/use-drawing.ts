import type { WireFinding } from '@vela/contracts';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { findCandleIndex } from '../../figures/find-candle-index.ts';
import { useDrawnSessions } from './sessions/use-drawn-sessions.ts';
import { getLastCandle } from './use-chart-data.ts';
import type { ChartNow } from './use-chart-screen.ts';
import { measureDuration } from './measure-duration.ts';
import { createZoneSelector } from './zone-selector.ts';
import { toZoneLabel } from './zone-label.ts';

/** Draws all of the chart and scrolls to the lit findings. */
export function useDrawing(screen: ChartNow): void {
  const { chart, shown, format, settings, visibility, lit } = screen;
  const { rows } = screen.indicators;
  const { t } = useTranslation('chart');
  const { analysis, whole } = shown;
  const { instrument, source, findings } = analysis;

  useEffect(() => chart?.setFormat(format), [chart, format]);
  useEffect(() => chart?.setCandles(whole, instrument.priceDecimals), [chart, whole, instrument]);
  useEffect(() => {
    chart?.showIndicators(
      rows.flatMap(({ chosen, drawn }) => (chosen.hidden || drawn === undefined ? [] : [drawn])),
    );
  }, [chart, rows, whole]);
  useEffect(
    () => measureDuration('chart: candle', () => chart?.showFirst(shown.count)),
    [chart, shown],
  );
  useEffect(() => chart?.setPriceScale(settings.priceScale), [chart, settings.priceScale]);
  useEffect(() => chart?.readColours(), [chart, settings.colours]);

  useDrawnSessions(screen);

  const isSimulated = source.kind === 'simulated';
  useEffect(
    () => chart?.setWatermark(isSimulated ? t('simulated.watermark') : ''),
    [chart, isSimulated, t],
  );

  const language = useLanguage();
  const choose = useMemo(() => {
    const words = { breaker: t('breaker'), high: t('short.high'), low: t('short.low') };
    const toLabel = (finding: WireFinding): string => toZoneLabel(finding, language, words);
    return createZoneSelector({ openTime: whole.openTime, visibility, lit, toLabel });
  }, [whole, visibility, lit, language, t]);
  const zones = useMemo(
    () =>
      measureDuration('chart: choice of zones', () =>
        choose(shown.analysis.findings, getLastCandle(shown)?.close ?? 0),
      ),
    [choose, shown],
  );
  useEffect(
    () => measureDuration('chart: zones', () => chart?.showZones(zones, lit)),
    [chart, zones, lit],
  );

  useEffect(() => {
    const found = findings.filter((finding) => lit.has(finding.id));
    if (chart === undefined || found.length === 0) return;
    const toIndex = (time: number): number => Math.max(0, findCandleIndex(whole.openTime, time));
    const from = Math.min(...found.map(({ formedAt }) => toIndex(formedAt)));
    const to = Math.max(...found.map(({ confirmedAt }) => toIndex(confirmedAt)));
    chart.scrollTo(from, to);
    // A replay step must not scroll back to the lit findings.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chart, analysis.id, whole, lit]);
}
