import { useTranslation } from 'react-i18next';
import type { CandleRow } from './candle-index.ts';
import type { ChartFormat } from './chart-format.ts';

/** Open, high, low, close and change of the candle under the crosshair, or of the last one, as text. */
export function CandleReadout({ candle, format }: { candle: CandleRow; format: ChartFormat }) {
  const { t } = useTranslation('chart');
  const rising = candle.close >= candle.open;
  const values = [
    [t('short.open'), candle.open],
    [t('short.high'), candle.high],
    [t('short.low'), candle.low],
    [t('short.close'), candle.close],
  ] as const;
  return (
    <div
      className="pointer-events-none absolute top-1.5 left-2 z-10 flex max-w-[calc(100%-5rem)] flex-wrap gap-x-2 rounded-sm bg-surface/80 px-1 text-xs leading-5 tabular-nums"
      data-testid="readout"
    >
      <span className="text-muted">{format.time(candle.openTime)}</span>
      {values.map(([name, value]) => (
        <span key={name}>
          <span className="text-muted">{name}</span> {format.price(value)}
        </span>
      ))}
      <span className={rising ? 'text-bull' : 'text-bear'}>{format.change(candle.open, candle.close)}</span>
    </div>
  );
}
