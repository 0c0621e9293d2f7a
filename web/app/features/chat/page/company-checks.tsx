import { formatFactValue } from '@vela/contracts';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { box, FactCell, headRow, type FactTableProps } from '../../../reports/fact-cell.tsx';

const testedFact = /^company\.data\.([\w-]+)\.tested$/;

/** The filed figures held against each other: what was checked, and what does not fit. */
export function DataChecks(table: FactTableProps) {
  const { t } = useTranslation('company');
  const { facts, draw } = table;
  const checks = [...facts.values()].filter(({ id }) => testedFact.test(id));
  if (checks.length === 0) return null;
  return (
    <div className={box}>
      <table className="w-full border-collapse text-xs tabular-nums">
        <thead>
          <tr className={headRow}>
            <th scope="col">{t('checks')}</th>
            <th scope="col">{t('yearsChecked')}</th>
            <th scope="col">{t('result')}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map((tested) => (
            <tr key={tested.id} className="border-b border-line last:border-0">
              <th scope="row" className="px-2 py-1.5 text-left font-normal">
                {(tested.name ?? '').split(': ')[0]}
              </th>
              <FactCell fact={tested} draw={draw} />
              <td className="px-2 py-1.5 text-right">
                <Result
                  check={testedFact.exec(tested.id)?.[1] ?? ''}
                  isTested={tested.value !== 0}
                  table={table}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ResultProps = { check: string; isTested: boolean; table: FactTableProps };

/** Whether a check fits, or the years in which it does not. */
function Result({ check, isTested, table: { facts, draw } }: ResultProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const row = `company.data.${check}.flag-`;
  const ends = [...facts.values()].filter(({ id }) => id.startsWith(row) && id.endsWith('.end'));
  if (ends.length > 0)
    return (
      <span className="inline-flex flex-col items-end gap-1">
        {ends.map((end) => {
          const size = facts.get(end.id.replace(/end$/, 'size'));
          return (
            <span key={end.id} className="inline-flex items-center gap-1.5">
              {size !== undefined && draw(size, formatFactValue(size, language))}
              {draw(end, formatFactValue(end, language, '1d'))}
              <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-warning" />
            </span>
          );
        })}
      </span>
    );
  const Icon = isTested ? CircleCheck : CircleDashed;
  return (
    <span className="inline-flex items-center gap-1.5">
      {t(isTested ? 'fits' : 'notChecked')}
      <Icon
        aria-hidden="true"
        className={`size-4 shrink-0 ${isTested ? 'text-success' : 'text-muted'}`}
      />
    </span>
  );
}
