import { formatTime, type Permalink } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { CandleFigure } from '../../../figures/candle-figure.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';

/** The candles of a stored analysis with its structures; says so where they are not kept. */
export function LinkFigure({ permalink }: { permalink: Permalink }) {
  const { t } = useTranslation(['explore', 'chat']);
  const language = useLanguage();
  const { analysis, figure } = permalink;
  if (analysis.mode !== 'technical') return null;
  if (figure === null) return <p className="text-sm text-muted">{t('links.figure.missing')}</p>;
  const { instrument, interval, asOf, source } = analysis;
  return (
    <div className="rounded-lg border border-line bg-surface p-2 sm:p-4">
      <CandleFigure
        candles={figure.candles}
        findings={figure.findings}
        language={language}
        title={`${instrument.symbol}, ${t(`chat:interval.${interval}`)}`}
        description={t('links.figure.description', {
          count: figure.candles.openTime.length,
          asOf: formatTime(asOf, interval, language),
        })}
        words={{
          simulated: t('links.figure.simulated'),
          breaker: t('links.figure.breaker'),
        }}
        isSimulated={source.kind === 'simulated'}
      />
    </div>
  );
}
