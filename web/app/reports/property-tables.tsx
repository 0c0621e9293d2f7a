import { getPropertyWords } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { box, FactCell, headRow, type FactTableProps } from './fact-cell.tsx';

const scenarios = ['pessimistic', 'realistic', 'optimistic'] as const;
const compared = [
  'rentGrowth',
  'appreciation',
  'vacancy',
  'cashFlow',
  'internalRate',
  'equityMultiple',
  'saleProceeds',
] as const;
const stresses = ['rate', 'vacancy', 'price'] as const;
const stressed = ['internalRate', 'cashFlow', 'saleProceeds'] as const;

type Case = { readonly id: string; readonly name: string };

/** Cases beside each other: what each changes, and what comes of it. */
function Cases({
  title,
  cases,
  rows,
  table,
}: {
  title: string;
  cases: readonly Case[];
  rows: readonly (typeof compared)[number][];
  table: FactTableProps;
}) {
  const { fields, measures } = getPropertyWords(useLanguage());
  const { facts, draw } = table;
  return (
    <div className={box}>
      <table className="w-full border-collapse text-xs tabular-nums">
        <thead>
          <tr className={headRow}>
            <th scope="col">{title}</th>
            {cases.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className="border-b border-line last:border-0">
              <th scope="row" className="px-2 py-1.5 text-left font-normal">
                {{ ...fields, ...measures }[row]}
              </th>
              {cases.map(({ id }) => (
                <FactCell key={id} fact={facts.get(`${id}.${row}`)} draw={draw} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The three scenarios of a deal. */
export function Scenarios(table: FactTableProps) {
  const { t } = useTranslation('property');
  const words = getPropertyWords(useLanguage());
  const cases = scenarios.map((scenario) => ({
    id: `property.scenario.${scenario}`,
    name: words.scenarios[scenario],
  }));
  return <Cases title={t('scenario')} cases={cases} rows={compared} table={table} />;
}

/** One thing worse at a time. */
export function Stresses(table: FactTableProps) {
  const { t } = useTranslation('property');
  const words = getPropertyWords(useLanguage());
  const cases = stresses.map((stress) => ({
    id: `property.stress.${stress}`,
    name: words.stresses[stress],
  }));
  return <Cases title={t('stress')} cases={cases} rows={stressed} table={table} />;
}
