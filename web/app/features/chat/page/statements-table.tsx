import { type CompanyStatementsAnswer, formatTime, statementGroups } from '@vela/contracts';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { StatementCell } from './statement-cell.tsx';
import { box, type DrawNumber, headRow } from '../../../reports/fact-cell.tsx';

type TableProps = { answer: CompanyStatementsAnswer; draw: DrawNumber };

/** Statements as a table: a row for each figure, a column for each period. */
export function StatementsTable({ answer, draw }: TableProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const { columns, currency, marks, isStale } = answer;
  const told = new Set(Object.values(marks));
  return (
    <>
      <div className={box}>
        <table className="w-full border-collapse text-xs tabular-nums">
          <thead>
            <tr className={headRow}>
              <th scope="col" className="sticky left-0 z-10 bg-surface">
                {t('statements.unit', { currency })}
              </th>
              {columns.map(({ id, name, end }) => (
                <th key={id} scope="col" className="whitespace-nowrap">
                  {name}
                  <span className="block font-normal">{formatTime(end, '1d', language)}</span>
                </th>
              ))}
            </tr>
          </thead>
          {statementGroups.map((group) => (
            <Group key={group} group={group} answer={answer} draw={draw} />
          ))}
        </table>
      </div>
      <div className="mt-2 space-y-1 text-xs text-muted">
        {isStale && <p className="text-warning">{t('statements.stale')}</p>}
        {told.has('derived') && <p>* {t('statements.derived')}</p>}
        {told.has('suspect') && (
          <p>
            <CircleAlert aria-hidden="true" className="mr-1 inline size-3.5 text-warning" />
            {t('statements.suspect')}
          </p>
        )}
      </div>
    </>
  );
}

type GroupProps = TableProps & { group: (typeof statementGroups)[number] };

/** The rows of one statement; those that are not looked at are folded away. */
function Group({ group, answer, draw }: GroupProps) {
  const { t } = useTranslation('company');
  const [isOpen, setOpen] = useState(group === 'income');
  const { rows, columns, facts } = answer;
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const own = isOpen ? rows.filter((row) => row.group === group) : [];
  return (
    <tbody>
      <tr className="border-b border-line bg-sunken">
        <th scope="rowgroup" colSpan={columns.length + 1} className="text-left font-semibold">
          <button
            type="button"
            aria-expanded={isOpen}
            className="sticky left-0 inline-flex min-h-11 items-center gap-1.5 px-2 md:min-h-8"
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? '' : '-rotate-90'}`} />
            {t(`statements.groups.${group}`)}
          </button>
        </th>
      </tr>
      {own.map(({ id, name }) => {
        const found = columns.map((column) => byId.get(`statement.${column.id}.${id}`));
        return (
          <tr key={id} className="border-b border-line last:border-0">
            <th
              scope="row"
              className="sticky left-0 z-10 max-w-36 min-w-36 bg-surface px-2 py-1.5 text-left font-normal sm:max-w-52"
            >
              {name}
            </th>
            {found.every((fact) => fact === undefined) ? (
              <td colSpan={columns.length} className="px-2 py-1.5 text-left text-muted">
                {t('notChecked')}
              </td>
            ) : (
              found.map((fact, index) => (
                <StatementCell key={columns[index]?.id} fact={fact} answer={answer} draw={draw} />
              ))
            )}
          </tr>
        );
      })}
    </tbody>
  );
}
