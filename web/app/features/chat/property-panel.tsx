import { type Fact, formatFactValue, getPropertyWords, propertyRowIds } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ShownAnalysis } from './answer.ts';
import { box, FactCell, headRow, type FactTableProps } from './fact-cell.tsx';

type PropertyPanelProps = Omit<FactTableProps, 'facts'> & {
  analysis: Extract<ShownAnalysis, { mode: 'real-estate' }>;
};

const scenarios = ['pessimistic', 'realistic', 'optimistic'] as const;
const compared = [
  'rentGrowth',
  'appreciation',
  'vacancy',
  'internalRate',
  'equityMultiple',
  'saleProceeds',
] as const;
const shownRows = propertyRowIds.filter((row) => row !== 'reserve' && row !== 'effectiveIncome');

/** The scenarios of a property deal, and its years. */
export function PropertyPanel({ analysis, links, Linked }: PropertyPanelProps) {
  const facts = new Map(analysis.facts.map((fact) => [fact.id, fact]));
  return (
    <div className="mt-4 space-y-4" data-testid="property-panel">
      <Scenarios facts={facts} links={links} Linked={Linked} />
      <Years facts={facts} links={links} Linked={Linked} />
    </div>
  );
}

function Scenarios({ facts, links, Linked }: FactTableProps) {
  const { t } = useTranslation('property');
  const words = getPropertyWords(useLanguage());
  return (
    <div className={box}>
      <table className="w-full border-collapse text-xs tabular-nums">
        <thead>
          <tr className={headRow}>
            <th scope="col">{t('scenario')}</th>
            {scenarios.map((scenario) => (
              <th key={scenario} scope="col">
                {words.scenarios[scenario]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compared.map((row) => (
            <tr key={row} className="border-b border-line last:border-0">
              <th scope="row" className="px-2 py-1.5 text-left font-normal">
                {{ ...words.fields, ...words.measures }[row]}
              </th>
              {scenarios.map((scenario) => (
                <FactCell
                  key={scenario}
                  fact={facts.get(`property.scenario.${scenario}.${row}`)}
                  links={links}
                  Linked={Linked}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isThere = (fact: Fact | undefined): boolean => fact !== undefined && fact.value !== 0;

function Years({ facts, links, Linked }: FactTableProps) {
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
                  links={links}
                  Linked={Linked}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
