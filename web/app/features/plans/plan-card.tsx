import { freemiumLimits, type Plan } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSession } from '../../lib/session/session-provider.tsx';
import { Badge } from '../../ui/badge.tsx';
import { getButtonClass } from '../../ui/button.tsx';
import { shownWhen } from './billing-switch.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { formatPlanPrices } from './plan-prices.ts';

function Price({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const prices = formatPlanPrices(plan, useLanguage());
  const amount = 'text-3xl font-semibold tracking-tight tabular-nums';
  if (prices === undefined)
    return <p className="mt-4 text-3xl font-semibold tracking-tight">{t('period.contract')}</p>;
  return (
    <div className="mt-4">
      <p className={shownWhen.monthly}>
        <span className={amount}>{prices.monthly}</span>{' '}
        <span className="text-muted">{t('period.month')}</span>
      </p>
      <div className={shownWhen.yearly}>
        <p>
          <span className={amount}>{prices.yearly}</span>{' '}
          <span className="text-muted">{t('period.year')}</span>
        </p>
        {plan.monthlyCents !== 0 && (
          <p className="mt-1 text-sm text-muted">
            {t('period.perMonth', { price: prices.yearlyPerMonth })}
          </p>
        )}
      </div>
    </div>
  );
}

function Action({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const { user } = useSession();
  if (plan.active)
    return (
      <>
        <Link
          to={user === undefined ? '/register' : '/chat'}
          className={getButtonClass('primary', 'w-full')}
        >
          {user === undefined ? t('start') : t('open')}
        </Link>
        <ul className="mt-3 grid gap-1 rounded-md border border-transparent bg-sunken px-3 py-2.5 text-sm">
          <li>{t('terms.free')}</li>
          <li>{t('terms.analyses', { number: freemiumLimits.analysesPerDay })}</li>
          <li>{t('terms.counting')}</li>
        </ul>
      </>
    );
  return (
    <>
      <div className="rounded-md border border-dashed border-line-strong px-3 py-2.5 text-sm">
        <p className="font-medium">{t('inactive')}</p>
        <p className="mt-1 text-muted">{t('unavailable')}</p>
      </div>
      <Link to="/Contact" className={getButtonClass('secondary', 'mt-3 w-full px-2! text-center')}>
        {t('contact', { plan: plan.title })}
      </Link>
    </>
  );
}

/** A plan: price, audience, availability, and what it adds to the plan before it. */
export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <li
      className={`grid content-start rounded-lg border bg-surface p-5 sm:row-span-5 sm:grid-rows-subgrid sm:gap-y-0 ${plan.active ? 'border-accent' : 'border-line'}`}
    >
      <Head plan={plan} />
      <div className="mt-5">
        <Action plan={plan} />
      </div>
      <div className="on-approach mt-6 border-t border-line pt-5">
        <PlanFeatures plan={plan} />
      </div>
    </li>
  );
}

function Head({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold tracking-tight">{plan.title}</h3>
        <Badge tone={plan.active ? 'success' : 'neutral'} className="px-2! whitespace-nowrap">
          {t(plan.active ? 'state.active' : 'state.inactive')}
        </Badge>
      </div>
      <Price plan={plan} />
      <p className="mt-3 text-sm leading-relaxed text-muted">
        {t(`plan.${plan.name}`, { days: freemiumLimits.trialDays })}
      </p>
    </>
  );
}
