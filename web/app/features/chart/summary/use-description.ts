import type { WireFinding } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { describeFinding } from '../describe-finding.ts';
import { selectShownFindings } from '../legend/zone-visibility.ts';
import { type ChartData, getLastCandle } from '../use-chart-data.ts';
import type { ChartScreen } from '../use-chart-screen.ts';
import { summarizeChart } from './summarize-chart.ts';

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
  const formatZone = (finding: WireFinding): string => {
    const { name, direction } = describeFinding(finding, language);
    return t('summary.zone', {
      name,
      direction,
      bottom: format.price(finding.bottom),
      top: format.price(finding.top),
    });
  };
  return (shown) => {
    const { analysis, whole, count: known } = shown;
    const drawn = selectShownFindings(analysis.findings, visibility, {
      lit,
      mentioned,
      price: getLastCandle(shown)?.close ?? 0,
    });
    const range = chart?.getVisibleRange() ?? { from: 0, to: known - 1 };
    const summary = summarizeChart(whole, drawn, range);
    if (summary === undefined) return t('summary.nothing');
    const { count, from, to, first, last, high, low, above, below } = summary;
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
      t('summary.drawn', { count: summary.drawn }),
      ...(above === undefined ? [] : [t('summary.above', { zone: formatZone(above) })]),
      ...(below === undefined ? [] : [t('summary.below', { zone: formatZone(below) })]),
    ];
    return sentences.join(' ');
  };
}
