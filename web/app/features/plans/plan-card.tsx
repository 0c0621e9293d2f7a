import { freemiumLimits, isAvailable, type Plan, type PlanFeature, plans } from '@vela/contracts';
import { Check, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSession } from '../../lib/session/session-provider.tsx';
import { StillPart } from '../../lib/page-parts/ready-parts.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { shownWhen } from './billing-switch.tsx';
import { useFeatureWords } from './feature-words.ts';
import { pricesOf } from './plan-prices.ts';

function Price({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const prices = pricesOf(plan, useLanguage());
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

/** A feature in a card. In a plan that is active as such, what does not work yet says so in words. */
function Feature({ feature, planActive }: { feature: PlanFeature; planActive: boolean }) {
  const { t } = useTranslation('plans');
  const wordsOf = useFeatureWords();
  if (isAvailable(feature))
    return (
      <li className="flex gap-2.5" data-feature={feature} data-available="true">
        <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
        <span>
          {wordsOf(feature)} <span className="sr-only">({t('works')})</span>
        </span>
      </li>
    );
  return (
    <li className="flex gap-2.5 text-muted" data-feature={feature} data-available="false">
      <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {wordsOf(feature)}{' '}
        <span className={planActive ? 'block text-xs' : 'sr-only'}>{t('unavailable')}</span>
      </span>
    </li>
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
          className={buttonClass('primary', 'w-full')}
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
      <Link to="/Contact" className={buttonClass('secondary', 'mt-3 w-full px-2! text-center')}>
        {t('contact', { plan: plan.title })}
      </Link>
    </>
  );
}

/** A plan: what it costs, whom it is for, whether it can be had, and what it adds to the plan before it. */
export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <li
      className={`grid content-start rounded-lg border bg-surface p-5 sm:row-span-5 sm:grid-rows-subgrid sm:gap-y-0 ${plan.active ? 'border-accent' : 'border-line'}`}
    >
      <StillPart name={`plan-${plan.name}`} className="contents">
        <Head plan={plan} />
      </StillPart>
      <div className="mt-5">
        <Action plan={plan} />
      </div>
      <StillPart
        name={`plan-${plan.name}-features`}
        className="on-approach mt-6 border-t border-line pt-5"
      >
        <Features plan={plan} />
      </StillPart>
    </li>
  );
}

/** The plan's name, whether it can be had, its price and whom it is for. */
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

/** What a plan adds to the one before it. */
function Features({ plan }: { plan: Plan }) {
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
