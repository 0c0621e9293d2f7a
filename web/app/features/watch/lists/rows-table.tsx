import { formatNumber, type Interval } from '@vela/contracts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Table } from '../../../ui/table.tsx';
import { toChartPath } from '../chart-path.ts';
import { MoveHandle } from './move-handle.tsx';
import { Change, Distance, Source, Trend, Zone } from './row-cells.tsx';
import { type RowAction, RowMenu } from './row-menu.tsx';
import type { ShownRow, SortColumn, Sorting } from './shown-rows.ts';
import { Sparkline } from './sparkline.tsx';

export type RowsProps = {
  name: string;
  rows: readonly ShownRow[];
  interval: Interval;
  sorting: Sorting | undefined;
  onSort: (column: SortColumn) => void;
  onMove: (from: number, to: number) => void;
  onAction: (action: RowAction, row: ShownRow) => void;
};

const columns = [
  'last',
  'change',
  'session',
  'source',
  'shape',
  'swing',
  'internal',
  'zone',
  'distance',
] as const;
const numbers: ReadonlySet<string> = new Set(['last', 'change', 'distance']);

/** The instruments of a list as a table; its columns sort it. */
export function RowsTable(props: RowsProps) {
  const { name, rows } = props;
  const { t } = useTranslation('workspace');
  return (
    <Table caption={t('watch.lists.table', { name })} captionHidden>
      <thead>
        <tr>
          <SortHead column="symbol" {...props} />
          {columns.map((column) => (
            <SortHead key={column} column={column} {...props} />
          ))}
          <th scope="col">
            <span className="sr-only">{t('watch.lists.columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((shown, place) => (
          <RowLine key={shown.item.symbol} shown={shown} before={rows[place - 1]} {...props} />
        ))}
      </tbody>
    </Table>
  );
}

function SortHead({ column, sorting, onSort }: RowsProps & { column: SortColumn }) {
  const { t } = useTranslation('workspace');
  const isSorted = sorting?.column === column;
  const Icon = sorting?.isDescending === true ? ArrowDown : ArrowUp;
  const name = t(`watch.lists.columns.${column}`);
  return (
    <th
      scope="col"
      data-number={numbers.has(column) || undefined}
      aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        title={t('watch.lists.sortBy', { name })}
        className="inline-flex min-h-9 items-center gap-1 font-semibold hover:text-accent"
        onClick={() => onSort(column)}
      >
        {name}
        {isSorted && <Icon aria-hidden="true" className="size-3.5" />}
      </button>
    </th>
  );
}

type LineProps = RowsProps & { shown: ShownRow; before: ShownRow | undefined };

function RowLine({ shown, before, interval, sorting, onMove, onAction }: LineProps) {
  const { t } = useTranslation('workspace');
  const { item, row, index } = shown;
  const isNewSection =
    sorting === undefined && item.section !== '' && item.section !== before?.item.section;
  return (
    <>
      {isNewSection && (
        <tr>
          <th
            scope="rowgroup"
            colSpan={columns.length + 2}
            className="text-left text-sm text-muted"
          >
            {item.section}
          </th>
        </tr>
      )}
      <tr
        data-symbol={item.symbol}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onMove(Number(event.dataTransfer.getData('text/plain')), index);
        }}
      >
        <NameCell shown={shown} interval={interval} sorting={sorting} onMove={onMove} />
        {row?.reading === undefined ? (
          <td colSpan={columns.length} className="text-muted">
            {row?.fault === undefined ? '…' : t('watch.lists.unavailable')}
          </td>
        ) : (
          <ReadingCells reading={row.reading} interval={interval} />
        )}
        <td>
          <RowMenu shown={shown} interval={interval} onAction={onAction} />
        </td>
      </tr>
    </>
  );
}

type NameCellProps = Pick<LineProps, 'shown' | 'interval' | 'sorting' | 'onMove'>;

/** The instrument, and what moves it while the list stands in its own order. */
function NameCell({ shown: { item, row, index }, interval, sorting, onMove }: NameCellProps) {
  return (
    <th scope="row" className="text-left">
      <span className="flex items-center gap-1">
        {sorting === undefined && (
          <MoveHandle
            symbol={item.symbol}
            index={index}
            onMove={(by) => onMove(index, index + by)}
          />
        )}
        <span className="min-w-0">
          <Link
            to={toChartPath({ symbol: item.symbol, interval })}
            className="font-semibold hover:text-accent hover:underline"
          >
            {item.symbol}
          </Link>
          <span className="block max-w-44 truncate text-xs font-normal text-muted">
            {item.note === '' ? row?.name : item.note}
          </span>
        </span>
      </span>
    </th>
  );
}

type ReadingProps = {
  reading: NonNullable<NonNullable<ShownRow['row']>['reading']>;
  interval: Interval;
};

function ReadingCells({ reading, interval }: ReadingProps) {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  return (
    <>
      <td data-number>{formatNumber(reading.last, reading.decimals, language)}</td>
      <td data-number>
        <Change reading={reading} />
      </td>
      <td>{t(`watch.lists.sessions.${reading.session}`)}</td>
      <td className="text-xs">
        <Source reading={reading} interval={interval} />
      </td>
      <td>
        <Sparkline closes={reading.closes} />
      </td>
      <td>
        <Trend trend={reading.trends.swing} />
      </td>
      <td>
        <Trend trend={reading.trends.internal} />
      </td>
      <td>
        <Zone reading={reading} />
      </td>
      <td data-number>
        <Distance reading={reading} />
      </td>
    </>
  );
}
