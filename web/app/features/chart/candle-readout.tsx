import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandleRow } from './candle-index.ts';
import type { ChartFormat } from './chart-format.ts';

const columns = ['open', 'high', 'low', 'close'] as const;

/** Open, high, low, close and change of the candle under the crosshair, or the last, as text. */
export function CandleReadout({ candle, format }: { candle: CandleRow; format: ChartFormat }) {
  const { t } = useTranslation('chart');
  const names = useMemo(
    () => columns.map((column) => [column, t(`short.${column}`)] as const),
    [t],
  );
  const time = format.zonedTime(candle.openTime);
  const rising = candle.close >= candle.open;
  return (
    <div
      className="flex min-h-8 shrink-0 flex-wrap content-center gap-x-2 px-3 py-0.5 max-md:gap-x-1.5 max-md:px-2 text-xs leading-5 tabular-nums md:min-h-7"
      data-testid="readout"
    >
      <span className="text-muted max-md:sr-only">
        {format.hasTimeOfDay ? t('opened', { time }) : time}
      </span>
      {names.map(([column, name]) => (
        <span key={column}>
          <span className="text-muted">{name}</span> {format.price(candle[column])}
        </span>
      ))}
      <span className={rising ? 'text-bull' : 'text-bear'}>
        {format.change(candle.open, candle.close)}
      </span>
    </div>
  );
}
