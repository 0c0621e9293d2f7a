import { type Fact, formatFactValue, pillarFigures } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { CheckState } from './check-state.tsx';
import { flows, toValueId } from './year-figure.tsx';
import { box, FactCell, headRow, type FactTableProps } from '../../../reports/fact-cell.tsx';

const years = [1, 2, 3, 4, 5] as const;

/** The eight pillars: value, what it is held against, and the result. */
export function Pillars({ facts, draw }: FactTableProps) {
  const { t } = useTranslation('company');
  return (
    <div className={box}>
      <table className="w-full border-collapse text-xs tabular-nums">
        <thead>
          <tr className={headRow}>
            <th scope="col">{t('pillars')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('against')}</th>
            <th scope="col">{t('result')}</th>
          </tr>
        </thead>
        <tbody>
          {pillarFigures.map((pillar) => {
            const find = (part: string) => facts.get(`company.pillar.${pillar}.${part}`);
            const state = find('state');
            return (
              state !== undefined && (
                <tr key={pillar} className="border-b border-line last:border-0">
                  <th scope="row" className="px-2 py-1.5 text-left font-normal">
                    {state.name}
                  </th>
                  <Amounts
                    amounts={[find('value') ?? find('now'), find('limit') ?? find('before')]}
                    reason={find('reason')}
                    draw={draw}
                  />
                  <CheckState state={String(state.value)} />
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** What a pillar is held against, or why it has no value. */
function Amounts({
  amounts: [value, limit],
  reason,
  draw,
}: Pick<FactTableProps, 'draw'> & {
  amounts: readonly [Fact | undefined, Fact | undefined];
  reason: Fact | undefined;
}) {
  if (reason !== undefined)
    return (
      <td colSpan={2} className="px-2 py-1.5 text-right text-muted">
        {reason.value}
      </td>
    );
  return (
    <>
      <FactCell fact={value} draw={draw} />
      <FactCell fact={limit} draw={draw} />
    </>
  );
}

/** The last fiscal years, each number with its filing. */
export function Years({ facts, draw }: FactTableProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const currency = facts.get('company.revenue.value')?.currency ?? '';
  const told = flows.filter((flow) =>
    years.some((year) => facts.has(`company.${flow}.year-${year}.value`)),
  );
  return (
    <div className={box}>
      <table className="w-full border-collapse text-xs tabular-nums">
        <thead>
          <tr className={headRow}>
            <th scope="col">{t('years', { currency })}</th>
            {told.map((flow) => (
              <th key={flow} scope="col">
                {facts.get(toValueId(flow))?.name ?? flow}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => {
            const end = flows
              .map((flow) => facts.get(`company.${flow}.year-${year}.end`))
              .find((fact) => fact !== undefined);
            return (
              end !== undefined && (
                <tr key={year} className="border-b border-line last:border-0">
                  <th scope="row" className="px-2 py-1.5 text-left font-normal whitespace-nowrap">
                    {formatFactValue(end, language, '1d')}
                  </th>
                  {told.map((flow) => (
                    <FactCell
                      key={flow}
                      fact={facts.get(`company.${flow}.year-${year}.value`)}
                      draw={draw}
                    />
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
