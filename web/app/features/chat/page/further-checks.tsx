import { type CompanyChecksAnswer, type Fact, furtherGroups } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { box, type DrawNumber, FactCell, headRow } from '../../../reports/fact-cell.tsx';
import { CheckState } from './check-state.tsx';
import { useCompanyChecks } from './use-company-details.ts';
import type { Asked } from './use-company-values.ts';

type Shown = CompanyChecksAnswer['checks'][number];

/** Thirty checks beyond the pillars: value, limit, result, and why one has none. */
export function FurtherChecks({ draw, ...company }: Asked & { draw: DrawNumber }) {
  const { t } = useTranslation('company');
  const { data, error } = useCompanyChecks(company);
  if (error !== null)
    return (
      <p role="alert" className="text-xs text-danger">
        {getErrorMessage(error, t('further.failed'))}
      </p>
    );
  if (data === undefined) return null;
  const { checks, facts } = data;
  const judged = checks.filter(({ state }) => state === 'pass' || state === 'fail');
  const passed = judged.filter(({ state }) => state === 'pass').length;
  return (
    <section aria-label={t('further.title')} data-testid="further-checks" className="space-y-3">
      <h3 className="font-semibold">{t('further.title')}</h3>
      <div className={box}>
        <table className="w-full border-collapse text-xs tabular-nums">
          <thead>
            <tr className={headRow}>
              <th scope="col">{t('further.check')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col">{t('further.limit')}</th>
              <th scope="col">{t('result')}</th>
            </tr>
          </thead>
          {furtherGroups.map((group) => (
            <tbody key={group}>
              <tr className="border-b border-line bg-sunken">
                <th scope="rowgroup" colSpan={4} className="px-2 py-1.5 text-left font-semibold">
                  {t(`further.groups.${group}`)}
                </th>
              </tr>
              {checks
                .filter((check) => check.group === group)
                .map((check) => (
                  <CheckRow key={check.id} check={check} facts={facts} draw={draw} />
                ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="text-xs text-muted">
        {t('further.note', { passed, judged: judged.length, count: checks.length })}
      </p>
    </section>
  );
}

type RowProps = { check: Shown; facts: readonly Fact[]; draw: DrawNumber };

function CheckRow({ check: { id, name, state, reason }, facts, draw }: RowProps) {
  const find = (part: string) => facts.find((fact) => fact.id === `further.${id}.${part}`);
  const drawBeside: DrawNumber = (fact, text) => draw(fact, text, facts);
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="px-2 py-1.5 text-left font-normal">
        {name}
      </th>
      {reason === undefined ? (
        <>
          <FactCell fact={find('value')} draw={drawBeside} />
          <FactCell fact={find('limit')} draw={drawBeside} />
        </>
      ) : (
        <td colSpan={2} className="px-2 py-1.5 text-right text-muted">
          {reason}
        </td>
      )}
      <CheckState state={state} isShort />
    </tr>
  );
}
