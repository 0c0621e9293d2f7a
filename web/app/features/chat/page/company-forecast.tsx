import { forecastHorizons, formatFactValue, getFactName } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { box, FactCell, headRow, type FactTableProps } from '../../../reports/fact-cell.tsx';
import { SeriesFigure } from '../../../reports/series-figure.tsx';
import { flows } from './year-figure.tsx';

const ends = ['low', 'middle', 'high'] as const;
const toNumber = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;
const toId = (figure: string, years: number, part: string): string =>
  `company.forecast.${figure}.${years}.${part}`;

/** The forecast of a company: revenue as a fan, and all outcomes; nothing where none was asked for. */
export function CompanyForecast({ facts, draw }: FactTableProps) {
  const { t } = useTranslation('company');
  const find = (figure: string, years: number, end: string) => facts.get(toId(figure, years, end));
  const shown = flows.filter((figure) => find(figure, forecastHorizons[0], 'low') !== undefined);
  const revenue = facts.get('company.revenue.value');
  if (revenue === undefined || shown.length === 0) return null;
  return (
    <>
      <SeriesFigure
        kind="lines"
        title={t('fan', { currency: revenue.currency ?? '' })}
        columns={[t('now'), ...forecastHorizons.map((count) => t('inYears', { count }))]}
        series={ends.map((end) => ({
          name: t(end),
          values: [
            toNumber(revenue.value),
            ...forecastHorizons.map((years) => toNumber(find('revenue', years, end)?.value)),
          ],
        }))}
      />
      <Outcomes shown={shown} facts={facts} draw={draw} />
    </>
  );
}

type Figure = (typeof flows)[number];

/** Every outcome: figure, years ahead, and the three scenarios. */
function Outcomes({ shown, ...table }: FactTableProps & { shown: readonly Figure[] }) {
  const { t } = useTranslation('company');
  const { facts } = table;
  return (
    <div className={box}>
      <table className="w-full border-collapse text-xs tabular-nums">
        <thead>
          <tr className={headRow}>
            <th scope="col">
              {t('forecast', { currency: facts.get('company.revenue.value')?.currency ?? '' })}
            </th>
            <th scope="col">{t('ahead')}</th>
            {ends.map((end) => (
              <th key={end} scope="col">
                {t(end)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.flatMap((figure) =>
            forecastHorizons.map((years) => (
              <Outcome key={`${figure} ${years}`} figure={figure} years={years} {...table} />
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

function Outcome({
  figure,
  years,
  facts,
  draw,
}: FactTableProps & { figure: Figure; years: number }) {
  const language = useLanguage();
  const told = facts.get(toId(figure, years, 'years'));
  const named = facts.get(`company.${figure}.value`);
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="px-2 py-1.5 text-left font-normal">
        {named === undefined ? figure : getFactName(named, language)}
      </th>
      <td className="px-2 py-1.5 text-right text-muted">
        {told === undefined ? years : formatFactValue(told, language)}
      </td>
      {ends.map((end) => (
        <FactCell key={end} fact={facts.get(toId(figure, years, end))} draw={draw} />
      ))}
    </tr>
  );
}
