import type { BaseRate } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import type { ChartFormat } from '../chart-format.ts';
import type { ShownRates } from './find-base-rates.ts';

type BaseRateLinesProps = { shown: ShownRates; format: ChartFormat };

/** Base rates of such structures on this series, compared with matched candles. */
export function BaseRateLines({ shown, format }: BaseRateLinesProps) {
  const { t } = useTranslation('chart');
  const { rates, from, to, refused } = shown;
  if (refused !== undefined)
    return (
      <p className="mt-2 border-t border-line pt-2 text-muted">{t(`rate.refused.${refused}`)}</p>
    );
  if (rates.length === 0) return null;
  const share = (value: number): string => format.wholePercent(value * 100);
  const describeStanding = ({ isDistinguishable, doubt }: BaseRate): string => {
    if (isDistinguishable) return t('rate.apart', { from: format.time(from), to: format.time(to) });
    return doubt === undefined ? t('rate.chance') : t(`rate.doubt.${doubt}`);
  };
  return (
    <div>
      <p className="font-medium">{t('rate.label')}</p>
      <ul className="mt-0.5 space-y-1">
        {rates.map((rate) => (
          <li key={`${rate.outcome} ${rate.horizon}`}>
            {t(`rate.outcome.${rate.outcome}`, { horizon: rate.horizon })}:{' '}
            <span className="font-medium">{share(rate.rate)}</span>{' '}
            <span className="text-muted">
              {t('rate.detail', {
                low: share(rate.low),
                high: share(rate.high),
                n: format.number(rate.n, 0),
                effective: format.number(rate.effectiveN, 0),
                control: share(rate.controlRate),
              })}
              {` · ${describeStanding(rate)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
