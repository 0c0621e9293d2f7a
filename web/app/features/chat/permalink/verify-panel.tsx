import {
  type Fact,
  formatFactValue,
  getFactName,
  permalinkPaths,
  type Verification,
} from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ShownAnalysis } from '../answer.ts';

type VerifyPanelProps = { linkKey: string; analysis: ShownAnalysis };
type Outcome = Verification | 'failed';

/** Computes a stored analysis again, and says whether it is the same. */
export function VerifyPanel({ linkKey, analysis }: VerifyPanelProps) {
  const { t } = useTranslation('explore');
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const verify = async (): Promise<void> => {
    setBusy(true);
    setOutcome(undefined);
    const path = permalinkPaths.verification(linkKey);
    const found = await api
      .request<Verification>(path, { method: 'POST' })
      .catch((): Outcome => 'failed');
    setOutcome(found);
    setBusy(false);
  };
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={busy} onClick={() => void verify()}>
          {t('links.verify.action')}
        </Button>
        <p className="min-w-0 flex-1 text-muted">{t('links.verify.about')}</p>
      </div>
      <output className="mt-3 block">
        {busy && t('links.verify.busy')}
        {outcome !== undefined && <OutcomeText outcome={outcome} />}
      </output>
      {typeof outcome === 'object' && outcome.differences.length > 0 && (
        <Differences outcome={outcome} analysis={analysis} />
      )}
    </div>
  );
}

function OutcomeText({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('explore');
  if (outcome === 'failed') return <p className="text-danger">{t('links.verify.failed')}</p>;
  const { storedEngine, engine, differenceCount } = outcome;
  const isGood = outcome.outcome === 'equal';
  const text =
    outcome.outcome !== 'different'
      ? t(`links.verify.${outcome.outcome}`)
      : differenceCount === 0
        ? t('links.verify.differentElse')
        : t('links.verify.different', { count: differenceCount });
  return (
    <div data-outcome={outcome.outcome}>
      <p className={isGood ? 'font-medium text-success' : 'font-medium text-danger'}>{text}</p>
      {storedEngine !== null && storedEngine !== engine && (
        <p className="text-muted">{t('links.verify.newer', { stored: storedEngine, engine })}</p>
      )}
    </div>
  );
}

function Differences({ outcome, analysis }: { outcome: Verification; analysis: ShownAnalysis }) {
  const { t } = useTranslation('explore');
  const language = useLanguage();
  const byId = new Map(analysis.facts.map((fact) => [fact.id, fact]));
  const format = (fact: Fact | undefined, value: Fact['value'] | null): string => {
    if (value === null) return '–';
    return fact === undefined ? String(value) : formatFactValue({ ...fact, value }, language);
  };
  return (
    <table className="data-table mt-3">
      <thead>
        <tr>
          <th scope="col">{t('links.verify.fact')}</th>
          <th scope="col" data-number>
            {t('links.verify.stored')}
          </th>
          <th scope="col" data-number>
            {t('links.verify.computed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {outcome.differences.map(({ factId, stored, computed }) => {
          const fact = byId.get(factId);
          return (
            <tr key={factId}>
              <th scope="row" className="font-normal!">
                {fact === undefined ? factId : getFactName(fact, language)}
              </th>
              <td data-number>{format(fact, stored)}</td>
              <td data-number>{format(fact, computed)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
