import {
  getPlanFeatures,
  isAvailable,
  planFeatures,
  type PlanFeature,
  type PlanName,
} from '@vela/contracts';
import { Check, Clock, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useFeatureWords } from './feature-words.ts';
import { mapPlans, PlanTable } from './plan-table.tsx';

const marks = {
  available: { icon: Check, className: 'text-success' },
  planned: { icon: Clock, className: 'text-muted' },
  none: { icon: Minus, className: 'text-muted' },
} as const;
type FeatureStatus = keyof typeof marks;

function toFeatureStatus(plan: PlanName, feature: PlanFeature): FeatureStatus {
  if (!getPlanFeatures(plan).includes(feature)) return 'none';
  return isAvailable(feature) ? 'available' : 'planned';
}

function Mark({ standing }: { standing: FeatureStatus }) {
  const { t } = useTranslation('plans');
  const { icon: Icon, className } = marks[standing];
  return (
    <span data-standing={standing}>
      <Icon aria-hidden="true" className={`size-5 ${className}`} />
      <span className="sr-only">{t(`comparison.${standing}`)}</span>
    </span>
  );
}

/** Every feature over all plans: included, included but not yet working, not included. */
export function PlanComparison() {
  const { t } = useTranslation('plans');
  const formatFeature = useFeatureWords();
  return (
    <section aria-labelledby="comparison" className="mt-16">
      <SectionHeading id="comparison" title={t('comparison.heading')} lead={t('comparison.lead')} />
      <PlanTable
        caption={t('comparison.caption')}
        rowHeading={t('comparison.feature')}
        rows={planFeatures.map((feature) => ({
          key: feature,
          heading: formatFeature(feature),
          cells: mapPlans((name) => <Mark standing={toFeatureStatus(name, feature)} />),
        }))}
      />
    </section>
  );
}
