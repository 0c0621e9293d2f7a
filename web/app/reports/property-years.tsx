import { type Fact, formatFactValue, getPropertyWords, propertyRowIds } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { box, FactCell, headRow, type FactTableProps } from './fact-cell.tsx';

const shownRows = propertyRowIds.filter((row) => row !== 'reserve' && row !== 'effectiveIncome');

const isThere = (fact: Fact | undefined): boolean => fact !== undefined && fact.value !== 0;

/** The years of a deal. */
export function Years({ facts, draw }: FactTableProps) {
  const { t } = useTranslation('property');
  const language = useLanguage();
  const words = getPropertyWords(language);
  const years = [...facts.values()].filter(({ id }) => /^property\.year-\d+\.number$/.test(id));
  const rows = shownRows.filter((row) =>
    years.some((year) => isThere(facts.get(`property.year-${year.value}.${row}`))),
  );
  const currency = facts.get('property.invested')?.currency ?? '';
  return (
    <div className={box}>
      <table className="w-full border-collapse text-xs tabular-nums">
        <thead>
          <tr className={headRow}>
            <th scope="col">{t('year', { currency })}</th>
            {rows.map((row) => (
              <th key={row} scope="col">
                {words.rows[row]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year.id} className="border-b border-line last:border-0">
              <th scope="row" className="px-2 py-1.5 text-left font-normal">
                {formatFactValue(year, language)}
              </th>
              {rows.map((row) => (
                <FactCell
                  key={row}
                  fact={facts.get(`property.year-${year.value}.${row}`)}
                  draw={draw}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
