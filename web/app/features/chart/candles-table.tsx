import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { candleAt, type CandleRow } from './candle-index.ts';
import { type ChartFormat, inTwoLines } from './chart-format.ts';
import { SortableTable } from './sortable-table.tsx';
import type { ChartData } from './use-candles.ts';

function changeOf({ open, close }: CandleRow): number {
  return open === 0 ? 0 : close / open - 1;
}

/** The candles as a table: what the chart draws, in numbers. */
export function CandlesTable({
  shown: { whole, count },
  format,
}: {
  shown: ChartData;
  format: ChartFormat;
}) {
  const { t } = useTranslation('chart');
  const rows = useMemo(
    () => Array.from({ length: count }, (_, index) => candleAt(whole, index) ?? []).flat(),
    [whole, count],
  );
  return (
    <SortableTable
      caption={t('candles.caption', { zone: format.zone })}
      rows={rows}
      keyOf={(row) => String(row.openTime)}
      columns={[
        {
          name: t('candles.time'),
          show: (row) => inTwoLines(format.time(row.openTime)),
          sortOf: (row) => row.openTime,
        },
        {
          name: t('candles.open'),
          show: (row) => format.price(row.open),
          sortOf: (row) => row.open,
          numeric: true,
        },
        {
          name: t('candles.high'),
          show: (row) => format.price(row.high),
          sortOf: (row) => row.high,
          numeric: true,
        },
        {
          name: t('candles.low'),
          show: (row) => format.price(row.low),
          sortOf: (row) => row.low,
          numeric: true,
        },
        {
          name: t('candles.close'),
          show: (row) => format.price(row.close),
          sortOf: (row) => row.close,
          numeric: true,
        },
        {
          name: t('candles.change'),
          show: (row) => format.change(row.open, row.close),
          sortOf: changeOf,
          numeric: true,
        },
        {
          name: t('candles.volume'),
          show: (row) => format.volume(row.volume),
          sortOf: (row) => row.volume,
          numeric: true,
        },
      ]}
    />
  );
}
