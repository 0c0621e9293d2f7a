import { formatFactValue, type Interval, type ListRow, type ListTable } from '@vela/contracts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { SourceNote } from '../../../reports/source-note.tsx';
import type { FactLinks } from '../fact-links.ts';
import { LinkedNumber } from '../linked-text.tsx';

type Group = 'found' | 'others' | 'without';

const toGroup = ({ isFound, reason }: ListRow): Group =>
  reason !== undefined ? 'without' : isFound ? 'found' : 'others';

/** The instruments of the person's lists: those asked for first, each with source and delay. */
export function ListAnswerTable({ table, links }: { table: ListTable; links: FactLinks }) {
  const { t } = useTranslation('chat');
  const { columns, rows, interval } = table;
  const [first, ...others] = columns;
  const isGrouped = new Set(rows.map(toGroup)).size > 1;
  return (
    <table data-testid="list-table" className="mt-3 w-full border-collapse text-xs tabular-nums">
      <caption className="sr-only">{t('answer.list.caption')}</caption>
      <thead>
        <tr className="border-b border-line text-left text-muted *:py-1 *:pr-2 *:font-medium">
          <th scope="col">{t('answer.list.instrument')}</th>
          <th scope="col">{first}</th>
          <th scope="col" className="pr-0!">
            {others.length > 0 && t('answer.list.more')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const group = toGroup(row);
          const before = rows[index - 1];
          const isNew = before === undefined || toGroup(before) !== group;
          return (
            <Fragment key={row.symbol}>
              {isGrouped && isNew && (
                <tr>
                  <th scope="rowgroup" colSpan={3} className="pt-3 pb-1 text-left text-muted">
                    {t(`answer.list.groups.${group}`)}
                  </th>
                </tr>
              )}
              <Row row={row} columns={columns} interval={interval} links={links} />
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

type RowProps = { row: ListRow; columns: string[]; interval: Interval; links: FactLinks };

function Row({ row, columns, interval, links }: RowProps) {
  const { symbol, name, values, source, reason, isFound } = row;
  const [first = '', ...others] = values;
  return (
    <tr
      data-symbol={symbol}
      data-found={isFound || undefined}
      className="border-b border-line/60 align-top *:py-1.5 *:pr-2"
    >
      <th scope="row" className="text-left font-normal">
        <Link
          to={`/chat?${new URLSearchParams({ symbol, interval })}`}
          title={name}
          className="font-semibold hover:text-accent hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          {symbol}
        </Link>
        {source !== undefined && (
          <span className="block text-muted">
            <SourceNote source={source} asOf={source.asOf} interval={interval} />
          </span>
        )}
      </th>
      {reason === undefined ? (
        <>
          <td className="font-medium">
            <Value id={first} interval={interval} links={links} />
          </td>
          <td className="pr-0!">
            {others.map((id, index) => (
              <span key={columns[index + 1]} className="block">
                <span className="text-muted">{columns[index + 1]}: </span>
                <Value id={id} interval={interval} links={links} />
              </span>
            ))}
          </td>
        </>
      ) : (
        <td colSpan={2} className="pr-0! text-muted">
          {reason}
        </td>
      )}
    </tr>
  );
}

type ValueProps = { id: string; interval: Interval; links: FactLinks };

function Value({ id, interval, links }: ValueProps) {
  const language = useLanguage();
  const fact = links.findFact(id);
  if (fact === undefined) return '–';
  return (
    <LinkedNumber text={formatFactValue(fact, language, interval)} fact={fact} links={links} />
  );
}
