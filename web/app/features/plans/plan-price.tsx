import type { Plan } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { shownWhen } from './billing-switch.tsx';
import { formatPlanPrices } from './plan-prices.ts';

/** The price of a plan for the chosen billing period; `className` sizes the amount. */
export function PlanPrice({ plan, className }: { plan: Plan; className: string }) {
  const { t } = useTranslation('plans');
  const prices = formatPlanPrices(plan, useLanguage());
  const amount = `font-semibold tracking-tight tabular-nums ${className}`;
  if (prices === undefined) return <p className={amount}>{t('period.contract')}</p>;
  return (
    <div>
      <p className={shownWhen.monthly}>
        <span className={`inline-block ${amount}`}>{prices.monthly}</span>{' '}
        <span className="text-muted">{t('period.month')}</span>
      </p>
      <div className={shownWhen.yearly}>
        <p>
          <span className={`inline-block ${amount}`}>{prices.yearly}</span>{' '}
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
