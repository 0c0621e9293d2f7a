import type { WireCandles } from '@vela/contracts';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findCandleIndex } from '../../../figures/find-candle-index.ts';
import type { ChartFormat } from '../chart-format.ts';
import { parseDateField, toDateField } from './date-field.ts';
import type { Replay } from './use-replay.ts';

type DateJumpProps = {
  whole: WireCandles;
  /** Index of the replay's candle. */
  at: number;
  format: ChartFormat;
  disabled: boolean;
  className: string;
  act: Replay['act'];
};

/** The replay's date. Typed text stays until blur; jumps once it is a time among the candles. */
export const DateJump = memo(function DateJump({
  whole,
  at,
  format,
  disabled,
  className,
  act,
}: DateJumpProps) {
  const { t } = useTranslation('chart');
  const [typed, setTyped] = useState<string>();
  const [first, last] = [whole.openTime[0] ?? 0, whole.openTime.at(-1) ?? 0];
  const range = useMemo(
    () => ({ min: toDateField(first, format), max: toDateField(last, format) }),
    [first, last, format],
  );
  const label = useMemo(() => t('replay.date', { zone: format.zone }), [t, format]);
  return (
    <input
      type={format.hasTimeOfDay ? 'datetime-local' : 'date'}
      aria-label={label}
      title={label}
      {...range}
      value={typed ?? toDateField(whole.openTime[at] ?? 0, format)}
      disabled={disabled}
      className={className}
      onBlur={() => setTyped(undefined)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        const time = parseDateField(value, format);
        if (time !== undefined && value >= range.min && value <= range.max)
          act({ kind: 'jump', to: findCandleIndex(whole.openTime, time) });
      }}
    />
  );
});
