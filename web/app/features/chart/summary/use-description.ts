import type { WireFinding } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { findingWords } from '../finding-words.ts';
import { chooseShown } from '../legend/zone-visibility.ts';
import { type ChartData, lastCandle } from '../use-candles.ts';
import type { ChartScreen } from '../use-chart-screen.ts';
import { summarizeChart } from './summarize-chart.ts';

/** What is in view, in sentences: read out when it is asked for, and there to be read. */
export function useDescription({
  chart,
  format,
  visibility,
  lit,
}: ChartScreen): (shown: ChartData) => string {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const nameOf = (finding: WireFinding): string => {
    const { name, direction } = findingWords(finding, language);
    return t('summary.zone', {
      name,
      direction,
      bottom: format.price(finding.bottom),
      top: format.price(finding.top),
    });
  };
  return (shown) => {
    const { analysis, whole, count: known } = shown;
    const drawn = chooseShown(analysis.findings, visibility, {
      lit,
      price: lastCandle(shown)?.close ?? 0,
    });
    const range = chart?.visible() ?? { from: 0, to: known - 1 };
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
      ...(above === undefined ? [] : [t('summary.above', { zone: nameOf(above) })]),
      ...(below === undefined ? [] : [t('summary.below', { zone: nameOf(below) })]),
    ];
    return sentences.join(' ');
  };
}
