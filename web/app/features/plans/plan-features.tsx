import { isAvailable, type Plan, type PlanFeature, plans } from '@vela/contracts';
import { Check, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFeatureWords } from './feature-words.ts';

/** A feature in a card. In an active plan a feature that is not built yet says so. */
function Feature({ feature, planActive }: { feature: PlanFeature; planActive: boolean }) {
  const { t } = useTranslation('plans');
  const formatFeature = useFeatureWords();
  if (isAvailable(feature))
    return (
      <li className="flex gap-2.5" data-feature={feature} data-available="true">
        <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
        <span>
          {formatFeature(feature)} <span className="sr-only">({t('works')})</span>
        </span>
      </li>
    );
  return (
    <li className="flex gap-2.5 text-muted" data-feature={feature} data-available="false">
      <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {formatFeature(feature)}{' '}
        <span className={planActive ? 'block text-xs' : 'sr-only'}>{t('unavailable')}</span>
      </span>
    </li>
  );
}

/** What a plan adds to the one before it. */
export function PlanFeatures({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const before = plans[plans.indexOf(plan) - 1];
  return (
    <>
      {before !== undefined && (
        <p className="mb-3 text-sm font-semibold">{t('builds', { plan: before.title })}</p>
      )}
      <ul className="grid gap-2.5 text-sm leading-relaxed">
        {plan.adds.map((feature) => (
          <Feature key={feature} feature={feature} planActive={plan.active} />
        ))}
      </ul>
    </>
  );
}
