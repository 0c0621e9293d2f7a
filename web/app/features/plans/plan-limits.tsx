import { featureFigures, freemiumLimits, type PlanName, plans } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { Callout } from '../../ui/callout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { mapPlans, PlanTable } from './plan-table.tsx';
import { formatPlanPrices } from './plan-prices.ts';

type Limits = Readonly<Record<PlanName, string>>;

function createPaidLimits(freemium: string, word: string): Limits {
  return { freemium, plus: word, pro: word, enterprise: word };
}

function useLimits() {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const contract = t('limits.contract');
  const none = t('limits.none');
  const unlimited = t('limits.unlimited');
  const price = (kind: 'monthly' | 'yearly'): Limits =>
    mapPlans((name) => {
      const plan = plans.find((one) => one.name === name);
      return (plan && formatPlanPrices(plan, language)?.[kind]) ?? contract;
    });
  const large = (pro: string): Limits => ({ freemium: none, plus: none, pro, enterprise: pro });
  const days = t('limits.days', { count: freemiumLimits.trialDays });
  const inAll = t('limits.about', { count: freemiumLimits.analysesInAll });
  const [low, high] = [t('limits.low'), t('limits.high')];
  return [
    ['monthly', price('monthly')],
    ['yearly', price('yearly')],
    ['trial', { ...createPaidLimits(days, t('limits.untilCancelled')), enterprise: contract }],
    ['perDay', createPaidLimits(String(freemiumLimits.analysesPerDay), unlimited)],
    ['inAll', createPaidLimits(inAll, unlimited)],
    ['tokens', { freemium: low, plus: high, pro: unlimited, enterprise: unlimited }],
    ['indicators', createPaidLimits(t('limits.basic'), unlimited)],
    ['history', large(t('limits.years', { count: featureFigures.backtestYears }))],
    ['consultations', large(String(featureFigures.consultationsPerMonth))],
    [
      'support',
      {
        freemium: t('limits.forum'),
        plus: t('limits.hours', { count: featureFigures.emailSupportHours }),
        pro: t('limits.priority'),
        enterprise: t('limits.always'),
      },
    ],
  ] as const satisfies readonly (readonly [string, Limits])[];
}

/** Limits of each plan, with a note on what is enforced today. */
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
        rows={limits.map(([row, cells]) => ({ key: row, heading: t(`limits.${row}`), cells }))}
      />
    </section>
  );
}
