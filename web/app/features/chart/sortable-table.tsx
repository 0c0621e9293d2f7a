import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../ui/class-names.ts';
import { Pager } from './pager.tsx';
import { useOverflowRight } from './use-overflow-right.ts';

export type Column<Row> = {
  name: string;
  show: (row: Row) => ReactNode;
  /** Sort value; without it the column is not sortable. */
  sortBy?: (row: Row) => number | string;
  numeric?: boolean;
  toTone?: (row: Row) => string;
  /** The heading is visually hidden: the column holds buttons. */
  isSilent?: boolean;
};

type Sorting = { readonly column: number; readonly descending: boolean };

type SortableTableProps<Row> = {
  caption: string;
  /** Initially sorted by the first column, descending. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  toKey: (row: Row) => string;
  /** Marks a row as current and shows its page. */
  isCurrent?: (row: Row) => boolean;
};

const rowsPerPage = 50;
const isNeverCurrent = (): boolean => false;

function compareValues(one: number | string, other: number | string): number {
  return typeof one === 'string' || typeof other === 'string'
    ? String(one).localeCompare(String(other))
    : one - other;
}

function sortRows<Row>(
  rows: readonly Row[],
  { sortBy }: Column<Row>,
  descending: boolean,
): readonly Row[] {
  if (sortBy === undefined) return rows;
  const way = descending ? -1 : 1;
  return rows.toSorted((one, other) => way * compareValues(sortBy(one), sortBy(other)));
}

/** A table sortable by its columns in both directions, with fifty rows per page. */
export function SortableTable<Row>({
  caption,
  rows,
  columns,
  toKey,
  isCurrent = isNeverCurrent,
}: SortableTableProps<Row>) {
  const [sorting, setSorting] = useState<Sorting>({ column: 0, descending: true });
  const [turned, setTurned] = useState<{ page: number; current: number }>();
  const box = useRef<HTMLElement>(null);
  const more = useOverflowRight(box);
  const by = columns[sorting.column];
  const sorted = by === undefined ? rows : sortRows(rows, by, sorting.descending);
  const sort = (column: number): void =>
    setSorting((before) => ({
      column,
      descending: before.column === column ? !before.descending : column === 0,
    }));
  // Sticky buttons at the right edge: their border shows that columns continue below them.
  const hasActions = columns.some(({ isSilent }) => isSilent === true);
  const current = sorted.findIndex(isCurrent);
  // A page chosen by hand stays until another row becomes current.
  const page =
    turned?.current === current ? turned.page : Math.floor(Math.max(0, current) / rowsPerPage);
  return (
    <div className="flex flex-1 flex-col">
      <div className="relative min-h-65 flex-1">
        <section
          ref={box}
          aria-label={caption}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
          tabIndex={0}
          className="absolute inset-0 overflow-auto -outline-offset-2"
        >
          <table className="w-full border-collapse text-xs tabular-nums">
            <caption className="sr-only">{caption}</caption>
            <TableHead columns={columns} sorting={sorting} onSort={sort} />
            <tbody>
              {sorted.slice(page * rowsPerPage, (page + 1) * rowsPerPage).map((row) => (
                <TableRow key={toKey(row)} row={row} columns={columns} current={isCurrent(row)} />
              ))}
            </tbody>
          </table>
        </section>
        {more && !hasActions && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-0 w-6 bg-linear-to-l from-surface to-transparent"
          />
        )}
      </div>
      <Pager
        page={page}
        pages={Math.ceil(rows.length / rowsPerPage)}
        onPage={(next) => setTurned({ page: next, current })}
      />
    </div>
  );
}

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sorting: Sorting;
  onSort: (column: number) => void;
};

function TableHead<Row>({ columns, sorting, onSort }: TableHeadProps<Row>) {
  return (
    <thead className="sticky top-0 z-10 bg-surface">
      <tr>
        {columns.map((column, index) => (
          <th
            key={column.name}
            scope="col"
            aria-sort={
              index !== sorting.column ? undefined : sorting.descending ? 'descending' : 'ascending'
            }
            className={joinClassNames(
              'border-b border-line px-1.5 py-1 font-medium text-muted first:pl-3 last:pr-3',
              column.numeric === true ? 'text-right' : 'text-left',
              column.isSilent === true && 'sticky right-0 border-l bg-surface',
            )}
          >
            <ColumnName column={column} sorting={sorting} index={index} onSort={onSort} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

type ColumnNameProps<Row> = {
  column: Column<Row>;
  sorting: Sorting;
  index: number;
  onSort: (column: number) => void;
};

function ColumnName<Row>({ column, sorting, index, onSort }: ColumnNameProps<Row>) {
  const { t } = useTranslation('chart');
  if (column.isSilent === true) return <span className="sr-only">{column.name}</span>;
  if (column.sortBy === undefined) return column.name;
  const Arrow = index !== sorting.column ? ArrowUpDown : sorting.descending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className="-ml-1 inline-flex min-h-11 items-center gap-1 px-1 md:min-h-8"
      title={t('table.sort')}
      onClick={() => onSort(index)}
    >
      {column.name}
      <Arrow
        aria-hidden="true"
        className={joinClassNames('size-3.5', index !== sorting.column && 'opacity-40')}
      />
      <span className="sr-only">{t('table.sort')}</span>
    </button>
  );
}

type TableRowProps<Row> = { row: Row; columns: readonly Column<Row>[]; current: boolean };

function TableRow<Row>({ row, columns, current }: TableRowProps<Row>) {
  return (
    <tr
      aria-current={current || undefined}
      className={joinClassNames(
        'border-b border-line/60',
        current ? 'font-medium outline-2 -outline-offset-2 outline-accent' : 'hover:bg-sunken/60',
      )}
    >
      {columns.map((column, index) => (
        <td
          key={column.name}
          className={joinClassNames(
            'px-1.5 py-1.5 first:pl-3 last:pr-3',
            column.numeric === true && 'text-right whitespace-nowrap',
            index === 0 && 'text-muted',
            column.isSilent === true && 'sticky right-0 border-l border-line bg-surface py-0!',
            column.toTone?.(row),
          )}
        >
          {column.show(row)}
        </td>
      ))}
    </tr>
  );
}
