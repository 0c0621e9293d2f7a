import type { WireCandles } from '@vela/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { candleAt } from './candle-index.ts';
import { type ChartFormat, inTwoLines } from './chart-format.ts';
import { SortableTable } from './sortable-table.tsx';

/** The candles as a table: what the chart draws, in numbers. */
export function CandlesTable({ candles, format }: { candles: WireCandles; format: ChartFormat }) {
  const { t } = useTranslation('chart');
  const rows = useMemo(() => candles.openTime.flatMap((_, index) => candleAt(candles, index) ?? []), [candles]);
  return (
    <SortableTable
      caption={t('candles.caption', { zone: format.zone })}
      rows={rows}
      keyOf={(row) => String(row.openTime)}
      columns={[
        { name: t('candles.time'), show: (row) => inTwoLines(format.time(row.openTime)) },
        { name: t('candles.open'), show: (row) => format.price(row.open), numeric: true },
        { name: t('candles.high'), show: (row) => format.price(row.high), numeric: true },
        { name: t('candles.low'), show: (row) => format.price(row.low), numeric: true },
        { name: t('candles.close'), show: (row) => format.price(row.close), numeric: true },
        { name: t('candles.change'), show: (row) => format.change(row.open, row.close), numeric: true },
        { name: t('candles.volume'), show: (row) => format.volume(row.volume), numeric: true },
      ]}
    />
  );
}
