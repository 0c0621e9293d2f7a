import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getCandle, type CandleRow } from './candle-index.ts';
import { type ChartFormat, wrapInTwoLines } from './chart-format.ts';
import { type Column, SortableTable } from './sortable-table.tsx';
import type { ChartData } from './use-chart-data.ts';

const priceColumns = ['open', 'high', 'low', 'close'] as const;

function calculateChange({ open, close }: CandleRow): number {
  return open === 0 ? 0 : close / open - 1;
}

function useColumns(format: ChartFormat): Column<CandleRow>[] {
  const { t } = useTranslation('chart');
  return [
    {
      name: t('candles.time'),
      show: (row) => wrapInTwoLines(format.time(row.openTime)),
      sortBy: (row) => row.openTime,
    },
    ...priceColumns.map((column) => ({
      name: t(`candles.${column}`),
      show: (row: CandleRow) => format.price(row[column]),
      sortBy: (row: CandleRow) => row[column],
      numeric: true,
    })),
    {
      name: t('candles.change'),
      show: (row) => format.change(row.open, row.close),
      sortBy: calculateChange,
      numeric: true,
    },
    {
      name: t('candles.volume'),
      show: (row) => format.volume(row.volume),
      sortBy: (row) => row.volume,
      numeric: true,
    },
  ];
}

/** The candles of the chart as a table. */
export function CandlesTable({
  shown: { whole, count },
  format,
}: {
  shown: ChartData;
  format: ChartFormat;
}) {
  const { t } = useTranslation('chart');
  const rows = useMemo(
    () => Array.from({ length: count }, (_, index) => getCandle(whole, index) ?? []).flat(),
    [whole, count],
  );
  return (
    <SortableTable
      caption={t('candles.caption', { zone: format.zone })}
      rows={rows}
      toKey={(row) => String(row.openTime)}
      columns={useColumns(format)}
    />
  );
}
