import { plans } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { BillingSwitch } from './billing-switch.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanLimits } from './plan-limits.tsx';
import { PlanNotes } from './plan-notes.tsx';

/** All plans: cards, limits, comparison, and notes on paid plans. */
export function PlansScreen() {
  const { t } = useTranslation('plans');
  return (
    <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-6 lg:py-16">
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('heading')} lead={t('lead')} />
      <section aria-labelledby="plan-cards" className="group/plans mt-10">
        <h2 id="plan-cards" className="sr-only">
          {t('cards')}
        </h2>
        <BillingSwitch />
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
          {plans.map((plan) => (
            <PlanCard key={plan.name} plan={plan} />
          ))}
        </ul>
      </section>
      <div className="on-approach">
        <PlanLimits />
        <PlanComparison />
        <PlanNotes />
      </div>
    </div>
  );
}
