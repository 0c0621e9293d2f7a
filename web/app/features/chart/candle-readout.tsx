import { useTranslation } from 'react-i18next';
import type { CandleRow } from './candle-index.ts';
import type { ChartFormat } from './chart-format.ts';

/** Open, high, low, close and change of the candle under the crosshair, or of the last one, as text. */
export function CandleReadout({ candle, format }: { candle: CandleRow; format: ChartFormat }) {
  const { t } = useTranslation('chart');
  const time = format.time(candle.openTime);
  const rising = candle.close >= candle.open;
  const values = [
    [t('short.open'), candle.open],
    [t('short.high'), candle.high],
    [t('short.low'), candle.low],
    [t('short.close'), candle.close],
  ] as const;
  return (
    <div
      className="flex min-h-11 shrink-0 flex-wrap content-center gap-x-2 px-3 py-0.5 text-xs leading-5 tabular-nums md:min-h-7"
      data-testid="readout"
    >
      <span className="text-muted">{format.hasTimeOfDay ? t('opened', { time, zone: format.zone }) : time}</span>
      {values.map(([name, value]) => (
        <span key={name}>
          <span className="text-muted">{name}</span> {format.price(value)}
        </span>
      ))}
      <span className={rising ? 'text-bull' : 'text-bear'}>{format.change(candle.open, candle.close)}</span>
    </div>
  );
}
