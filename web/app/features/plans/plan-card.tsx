import { freemiumLimits, type Plan } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session-provider.tsx';
import { Badge } from '../../ui/badge.tsx';
import { getButtonClass } from '../../ui/button.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { PlanPrice } from './plan-price.tsx';

/** An active plan: price, audience, how to begin, its terms, and what it holds. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const { user } = useSession();
  return (
    <section
      aria-labelledby={`plan-${plan.name}`}
      className="rounded-lg border border-accent bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`plan-${plan.name}`} className="display text-2xl">
          {plan.title}
        </h3>
        <Badge tone="success" className="px-2! whitespace-nowrap">
          {t('state.active')}
        </Badge>
      </div>
      <PlanPrice plan={plan} className="mt-3 text-3xl" />
      <p className="mt-3 text-sm leading-relaxed text-muted">
        {t(`plan.${plan.name}`, { days: freemiumLimits.trialDays })}
      </p>
      <Link
        to={user === undefined ? '/register' : '/chat'}
        className={getButtonClass('primary', 'mt-5 w-full')}
      >
        {user === undefined ? t('start') : t('open')}
      </Link>
      <ul className="mt-3 grid gap-1 rounded-md border border-transparent bg-sunken px-3 py-2.5 text-sm">
        <li>{t('terms.free')}</li>
        <li>{t('terms.analyses', { number: freemiumLimits.analysesPerDay })}</li>
        <li>{t('terms.counting')}</li>
      </ul>
      <div className="mt-6 border-t border-line pt-5">
        <PlanFeatures plan={plan} />
      </div>
    </section>
  );
}
