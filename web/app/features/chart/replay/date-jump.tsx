import type { WireCandles } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { candleIndexAt } from '../candle-index.ts';
import type { ChartFormat } from '../chart-format.ts';
import { fromDateField, toDateField } from './date-field.ts';

type DateJumpProps = {
  whole: WireCandles;
  /** Index of the candle it stands at. */
  at: number;
  format: ChartFormat;
  disabled: boolean;
  className: string;
  onJump: (index: number) => void;
};

/** A date to jump to. What is being typed stands until it is left; it jumps as soon as it names a time among the candles. */
export function DateJump({ whole, at, format, disabled, className, onJump }: DateJumpProps) {
  const { t } = useTranslation('chart');
  const [typed, setTyped] = useState<string>();
  const [first, now, last] = [whole.openTime[0] ?? 0, whole.openTime[at] ?? 0, whole.openTime.at(-1) ?? 0];
  const [from, to] = [toDateField(first, format), toDateField(last, format)];
  const label = t('replay.date', { zone: format.zone });
  return (
    <input
      type={format.hasTimeOfDay ? 'datetime-local' : 'date'}
      aria-label={label}
      title={label}
      min={from}
      max={to}
      value={typed ?? toDateField(now, format)}
      disabled={disabled}
      className={className}
      onBlur={() => setTyped(undefined)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        const time = fromDateField(value, format);
        if (time !== undefined && value >= from && value <= to) onJump(candleIndexAt(whole.openTime, time));
      }}
    />
  );
}
