import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { Pager } from './pager.tsx';
import { useMoreToTheRight } from './use-more-to-the-right.ts';

export type Column<Row> = {
  name: string;
  show: (row: Row) => ReactNode;
  /** What the column is sorted by; without it, it is not sorted by. */
  sortOf?: (row: Row) => number | string;
  numeric?: boolean;
  toneOf?: (row: Row) => string;
  /** Its name is only spoken: the column holds buttons. */
  isSilent?: boolean;
};

type Sorting = { readonly column: number; readonly descending: boolean };

type SortableTableProps<Row> = {
  caption: string;
  /** The table begins sorted by its first column, the latest or largest first. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** The row that is marked as current and brought into view. */
  isCurrent?: (row: Row) => boolean;
};

const rowsPerPage = 50;
const nowhere = (): boolean => false;

function compare(one: number | string, other: number | string): number {
  return typeof one === 'string' || typeof other === 'string'
    ? String(one).localeCompare(String(other))
    : one - other;
}

function sortRows<Row>(
  rows: readonly Row[],
  { sortOf }: Column<Row>,
  descending: boolean,
): readonly Row[] {
  if (sortOf === undefined) return rows;
  const way = descending ? -1 : 1;
  return rows.toSorted((one, other) => way * compare(sortOf(one), sortOf(other)));
}

/** A table sorted by any of its columns in either direction, fifty rows a page. */
export function SortableTable<Row>({
  caption,
  rows,
  columns,
  keyOf,
  isCurrent = nowhere,
}: SortableTableProps<Row>) {
  const [sorting, setSorting] = useState<Sorting>({ column: 0, descending: true });
  const [turned, setTurned] = useState<{ page: number; current: number }>();
  const box = useRef<HTMLElement>(null);
  const more = useMoreToTheRight(box);
  const by = columns[sorting.column];
  const sorted = by === undefined ? rows : sortRows(rows, by, sorting.descending);
  const sort = (column: number): void =>
    setSorting((before) => ({
      column,
      descending: before.column === column ? !before.descending : column === 0,
    }));
  // Buttons at the right edge stay there: their border tells that columns go on under them.
  const hasActions = columns.some(({ isSilent }) => isSilent === true);
  const current = sorted.findIndex(isCurrent);
  // A page that was turned to holds until another row becomes current.
  const page =
    turned?.current === current ? turned.page : Math.floor(Math.max(0, current) / rowsPerPage);
  return (
    <div className="flex flex-1 flex-col">
      <div className="relative min-h-65 flex-1">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
        <section
          ref={box}
          aria-label={caption}
          tabIndex={0}
          className="absolute inset-0 overflow-auto -outline-offset-2"
        >
          <table className="w-full border-collapse text-xs tabular-nums">
            <caption className="sr-only">{caption}</caption>
            <TableHead columns={columns} sorting={sorting} onSort={sort} />
            <tbody>
              {sorted.slice(page * rowsPerPage, (page + 1) * rowsPerPage).map((row) => (
                <TableRow key={keyOf(row)} row={row} columns={columns} current={isCurrent(row)} />
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
            className={classNames(
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
  if (column.sortOf === undefined) return column.name;
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
        className={classNames('size-3.5', index !== sorting.column && 'opacity-40')}
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
      className={classNames(
        'border-b border-line/60',
        current ? 'font-medium outline-2 -outline-offset-2 outline-accent' : 'hover:bg-sunken/60',
      )}
    >
      {columns.map((column, index) => (
        <td
          key={column.name}
          className={classNames(
            'px-1.5 py-1.5 first:pl-3 last:pr-3',
            column.numeric === true && 'text-right whitespace-nowrap',
            index === 0 && 'text-muted',
            column.isSilent === true && 'sticky right-0 border-l border-line bg-surface py-0!',
            column.toneOf?.(row),
          )}
        >
          {column.show(row)}
        </td>
      ))}
    </tr>
  );
}
