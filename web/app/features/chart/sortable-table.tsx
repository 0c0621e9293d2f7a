import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { Pager } from './pager.tsx';
import { useMoreToTheRight } from './use-more-to-the-right.ts';

export type Column<Row> = { name: string; show: (row: Row) => ReactNode; numeric?: boolean; toneOf?: (row: Row) => string };

type SortableTableProps<Row> = {
  caption: string;
  /** In ascending order of time; the first column is the time, and the table begins with the latest. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** The row that is marked as current and brought into view. */
  isCurrent?: (row: Row) => boolean;
};

const rowsPerPage = 50;
const nowhere = (): boolean => false;

/** A table of things in time: sorted by time in either direction, fifty rows a page. */
export function SortableTable<Row>({ caption, rows, columns, keyOf, isCurrent = nowhere }: SortableTableProps<Row>) {
  const [latestFirst, setLatestFirst] = useState(true);
  const [turned, setTurned] = useState<{ page: number; current: number }>();
  const box = useRef<HTMLElement>(null);
  const more = useMoreToTheRight(box);
  const sorted = latestFirst ? rows.toReversed() : rows;
  const current = sorted.findIndex(isCurrent);
  // A page that was turned to holds until another row becomes current.
  const page = turned?.current === current ? turned.page : Math.floor(Math.max(0, current) / rowsPerPage);
  return (
    <div className="flex flex-1 flex-col">
      <div className="relative min-h-65 flex-1">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
        <section ref={box} aria-label={caption} tabIndex={0} className="absolute inset-0 overflow-auto -outline-offset-2">
          <table className="w-full border-collapse text-xs tabular-nums">
            <caption className="sr-only">{caption}</caption>
            <TableHead columns={columns} latestFirst={latestFirst} onSort={() => setLatestFirst((before) => !before)} />
            <tbody>
              {sorted.slice(page * rowsPerPage, (page + 1) * rowsPerPage).map((row) => (
                <TableRow key={keyOf(row)} row={row} columns={columns} current={isCurrent(row)} />
              ))}
            </tbody>
          </table>
        </section>
        {more && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-0 w-6 bg-linear-to-l from-ink/20 to-transparent"
          />
        )}
      </div>
      <Pager page={page} pages={Math.ceil(rows.length / rowsPerPage)} onPage={(next) => setTurned({ page: next, current })} />
    </div>
  );
}

type TableHeadProps<Row> = { columns: readonly Column<Row>[]; latestFirst: boolean; onSort: () => void };

function TableHead<Row>({ columns, latestFirst, onSort }: TableHeadProps<Row>) {
  const { t } = useTranslation('chart');
  const Arrow = latestFirst ? ArrowDown : ArrowUp;
  return (
    <thead className="sticky top-0 bg-surface">
      <tr>
        {columns.map((column, index) => (
          <th
            key={column.name}
            scope="col"
            aria-sort={index > 0 ? undefined : latestFirst ? 'descending' : 'ascending'}
            className={classNames(
              'border-b border-line px-1.5 py-1 font-medium text-muted first:pl-3 last:pr-3',
              column.numeric === true ? 'text-right' : 'text-left',
            )}
          >
            {index > 0 ? (
              column.name
            ) : (
              <button type="button" className="-ml-1 inline-flex min-h-11 items-center gap-1 px-1 md:min-h-8" onClick={onSort}>
                {column.name}
                <Arrow aria-hidden="true" className="size-3.5" />
                <span className="sr-only">{t('table.sort')}</span>
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
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
            column.toneOf?.(row),
          )}
        >
          {column.show(row)}
        </td>
      ))}
    </tr>
  );
}
