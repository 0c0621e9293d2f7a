import type { Interval, WireFinding } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { describeFinding } from '../describe-finding.ts';
import { selectShownFindings } from '../legend/zone-visibility.ts';
import { type ChartData, getLastCandle } from '../use-chart-data.ts';
import type { ChartScreen } from '../use-chart-screen.ts';
import { summarizeChart, type ZoneSummary } from './summarize-chart.ts';

/** Returns a function that describes what is in view in sentences. */
export function useDescription({
  chart,
  format,
  visibility,
  lit,
  mentioned,
}: ChartScreen): (shown: ChartData) => string {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const formatZone = (finding: WireFinding | undefined): string =>
    finding === undefined
      ? t('summary.none')
      : t('summary.zone', {
          bottom: format.price(finding.bottom),
          top: format.price(finding.top),
          state: describeFinding(finding, language).state,
        });
  const formatZones = (zones: ZoneSummary, interval: Interval) => ({
    interval: t(`interval.${interval}`),
    count: zones.count,
    above: formatZone(zones.above),
    below: formatZone(zones.below),
  });
  return (shown) => {
    const { analysis, whole, count: known } = shown;
    const { findings, interval } = analysis;
    const price = getLastCandle(shown)?.close ?? 0;
    const drawn = selectShownFindings(findings, visibility, { lit, mentioned, price });
    const range = chart?.getVisibleRange() ?? { from: 0, to: known - 1 };
    const summary = summarizeChart(whole, findings, { ...range, price });
    if (summary === undefined) return t('summary.nothing');
    const { count, from, to, first, last, high, low, gaps, blocks } = summary;
    const sentences = [
      t('summary.range', {
        symbol: analysis.instrument.symbol,
        interval: t(`interval.${analysis.interval}`),
        count,
        from: format.zonedTime(from),
        to: format.zonedTime(to),
      }),
      t('summary.move', {
        first: format.price(first),
        last: format.price(last),
        change: format.change(first, last),
      }),
      t('summary.extremes', {
        high: format.price(high.price),
        highTime: format.zonedTime(high.time),
        low: format.price(low.price),
        lowTime: format.zonedTime(low.time),
      }),
      t('summary.drawn', { count: drawn.length }),
      t('summary.gaps', formatZones(gaps, interval)),
      t('summary.blocks', formatZones(blocks, interval)),
    ];
    return sentences.join(' ');
  };
}
