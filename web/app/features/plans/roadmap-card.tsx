import { freemiumLimits, type Plan } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { getButtonClass } from '../../ui/button.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { PlanPrice } from './plan-price.tsx';

/** All plans that are not active, in one card. */
export function RoadmapCard({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation('plans');
  return (
    <section
      aria-labelledby="roadmap"
      className="rounded-lg border border-dashed border-line-strong p-5 sm:p-6"
    >
      <h3 id="roadmap" className="display text-2xl">
        {t('roadmap.heading')}
      </h3>
      <p className="mt-2 max-w-prose">{t('roadmap.text')}</p>
      <ul className="mt-6 grid gap-x-8 gap-y-10 md:grid-cols-3">
        {plans.map((plan) => (
          <PlannedPlan key={plan.name} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function PlannedPlan({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  return (
    <li className="grid content-start border-t border-line pt-4">
      <h4 className="text-lg font-semibold tracking-tight">{plan.title}</h4>
      <PlanPrice plan={plan} className="mt-1 text-xl" />
      <p className="mt-2 text-sm leading-relaxed text-muted">
        {t(`plan.${plan.name}`, { days: freemiumLimits.trialDays })}
      </p>
      <p className="mt-2 text-xs text-muted">{t('inactive')}</p>
      <p className="text-xs text-muted">{t('unavailable')}</p>
      <div className="mt-4">
        <PlanFeatures plan={plan} />
      </div>
      <Link
        to="/Contact"
        className={getButtonClass('secondary', 'mt-5 justify-self-start px-3! text-center')}
      >
        {t('contact', { plan: plan.title })}
      </Link>
    </li>
  );
}
