import type { WireFinding } from '@vela/contracts';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { candleIndexAt } from './candle-index.ts';
import { lastCandle } from './use-candles.ts';
import type { ChartNow } from './use-chart-screen.ts';
import { timed } from './timed.ts';
import { createZoneChoice } from './zone-choice.ts';
import { zoneLabel } from './zone-label.ts';

/** Gives the chart its candles, its scale and colours, its watermark and its zones, and goes to what is lit. */
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
  useEffect(() => timed('chart: candle', () => chart?.showFirst(shown.count)), [chart, shown]);
  useEffect(() => chart?.setPriceScale(settings.priceScale), [chart, settings.priceScale]);
  useEffect(() => chart?.readColours(), [chart, settings.colours]);

  const { drawn } = screen.sessions;
  useEffect(() => {
    chart?.showSessions(
      drawn.map(({ id, from, to }) => ({
        from,
        to,
        names: [t(`session.name.${id}`), t(`session.short.${id}`)],
      })),
    );
  }, [chart, drawn, t]);

  const isSimulated = source.kind === 'simulated';
  useEffect(
    () => chart?.setWatermark(isSimulated ? t('simulated.watermark') : ''),
    [chart, isSimulated, t],
  );

  const language = useLanguage();
  const choose = useMemo(() => {
    const words = { breaker: t('breaker'), high: t('short.high'), low: t('short.low') };
    const labelOf = (finding: WireFinding): string => zoneLabel(finding, language, words);
    return createZoneChoice({ openTime: whole.openTime, visibility, lit, labelOf });
  }, [whole, visibility, lit, language, t]);
  const zones = useMemo(
    () =>
      timed('chart: choice of zones', () =>
        choose(shown.analysis.findings, lastCandle(shown)?.close ?? 0),
      ),
    [choose, shown],
  );
  useEffect(() => timed('chart: zones', () => chart?.showZones(zones, lit)), [chart, zones, lit]);

  useEffect(() => {
    const found = findings.filter((finding) => lit.has(finding.id));
    if (chart === undefined || found.length === 0) return;
    const from = Math.min(
      ...found.map((finding) => candleIndexAt(whole.openTime, finding.formedAt)),
    );
    const to = Math.max(
      ...found.map((finding) => candleIndexAt(whole.openTime, finding.confirmedAt)),
    );
    chart.scrollTo(Math.max(0, from), Math.max(0, to));
    // A step of a replay must not carry the view back to what is lit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chart, analysis.id, whole, lit]);
}
