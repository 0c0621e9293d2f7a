import { plans } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { BillingSwitch } from './billing-switch.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanLimits } from './plan-limits.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { RoadmapCard } from './roadmap-card.tsx';

/** All plans: the active one, one card of those that are planned, limits, comparison, and notes on paid plans. */
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
        <div className="mt-6 grid items-start gap-5 lg:grid-cols-[1fr_2.6fr]">
          {plans
            .filter(({ active }) => active)
            .map((plan) => (
              <PlanCard key={plan.name} plan={plan} />
            ))}
          <RoadmapCard plans={plans.filter(({ active }) => !active)} />
        </div>
      </section>
      <div className="on-approach">
        <PlanLimits />
        <PlanComparison />
        <PlanNotes />
      </div>
    </div>
  );
}
