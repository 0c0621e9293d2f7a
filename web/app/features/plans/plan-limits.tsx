import { featureFigures, freemiumLimits, type PlanName, plans } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { Callout } from '../../ui/callout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { PlanTable } from './plan-table.tsx';
import { pricesOf } from './plan-prices.ts';

type Limits = Readonly<Record<PlanName, string>>;

/** The free plan has one limit, the paid ones another. */
function paid(freemium: string, word: string): Limits {
  return { freemium, plus: word, pro: word, enterprise: word };
}

/** The limits of the plans by name of the limit, in words. */
function useLimits() {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const contract = t('limits.contract');
  const none = t('limits.none');
  const unlimited = t('limits.unlimited');
  const price = (kind: 'monthly' | 'yearly'): Limits => {
    const of = (name: PlanName) => {
      const plan = plans.find((one) => one.name === name);
      return (plan && pricesOf(plan, language)?.[kind]) ?? contract;
    };
    return {
      freemium: of('freemium'),
      plus: of('plus'),
      pro: of('pro'),
      enterprise: of('enterprise'),
    };
  };
  const large = (word: string): Limits => ({
    freemium: none,
    plus: none,
    pro: word,
    enterprise: word,
  });
  return {
    monthly: price('monthly'),
    yearly: price('yearly'),
    trial: {
      ...paid(t('limits.days', { count: freemiumLimits.trialDays }), t('limits.untilCancelled')),
      enterprise: contract,
    },
    perDay: paid(String(freemiumLimits.analysesPerDay), unlimited),
    inAll: paid(t('limits.about', { count: freemiumLimits.analysesInAll }), unlimited),
    tokens: {
      freemium: t('limits.low'),
      plus: t('limits.high'),
      pro: unlimited,
      enterprise: unlimited,
    },
    indicators: paid(t('limits.basic'), unlimited),
    history: large(t('limits.years', { count: featureFigures.backtestYears })),
    consultations: large(String(featureFigures.consultationsPerMonth)),
    support: {
      freemium: t('limits.forum'),
      plus: t('limits.hours', { count: featureFigures.emailSupportHours }),
      pro: t('limits.priority'),
      enterprise: t('limits.always'),
    },
  } satisfies Record<string, Limits>;
}

const rows = [
  'monthly',
  'yearly',
  'trial',
  'perDay',
  'inAll',
  'tokens',
  'indicators',
  'history',
  'consultations',
  'support',
] as const;

/** What each plan allows, in numbers; and the truth about what is counted today. */
export function PlanLimits() {
  const { t } = useTranslation('plans');
  const limits = useLimits();
  return (
    <section aria-labelledby="limits" className="mt-16">
      <SectionHeading id="limits" title={t('limits.heading')} lead={t('limits.lead')} />
      <Callout title={t('counted.title')} className="mt-6 max-w-3xl">
        {t('counted.text')}
      </Callout>
      <PlanTable
        caption={t('limits.caption')}
        rowHeading={t('limits.limit')}
        rows={rows.map((row) => ({ key: row, heading: t(`limits.${row}`), cells: limits[row] }))}
      />
    </section>
  );
}
