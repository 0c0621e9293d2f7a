import {
  featuresOf,
  isAvailable,
  planFeatures,
  type PlanFeature,
  type PlanName,
} from '@vela/contracts';
import { Check, Clock, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useFeatureWords } from './feature-words.ts';
import { PlanTable } from './plan-table.tsx';

const marks = {
  available: { icon: Check, className: 'text-success' },
  planned: { icon: Clock, className: 'text-muted' },
  none: { icon: Minus, className: 'text-muted' },
} as const;
type Standing = keyof typeof marks;

function standingOf(plan: PlanName, feature: PlanFeature): Standing {
  if (!featuresOf(plan).includes(feature)) return 'none';
  return isAvailable(feature) ? 'available' : 'planned';
}

function Mark({ standing }: { standing: Standing }) {
  const { t } = useTranslation('plans');
  const { icon: Icon, className } = marks[standing];
  return (
    <span data-standing={standing}>
      <Icon aria-hidden="true" className={`size-5 ${className}`} />
      <span className="sr-only">{t(`comparison.${standing}`)}</span>
    </span>
  );
}

function marksOf(feature: PlanFeature) {
  const mark = (name: PlanName) => <Mark standing={standingOf(name, feature)} />;
  return {
    freemium: mark('freemium'),
    plus: mark('plus'),
    pro: mark('pro'),
    enterprise: mark('enterprise'),
  };
}

/** Every feature over all plans: included and working, included and not yet working, not part of it. */
export function PlanComparison() {
  const { t } = useTranslation('plans');
  const wordsOf = useFeatureWords();
  return (
    <section aria-labelledby="comparison" className="mt-16">
      <SectionHeading id="comparison" title={t('comparison.heading')} lead={t('comparison.lead')} />
      <PlanTable
        caption={t('comparison.caption')}
        rowHeading={t('comparison.feature')}
        rows={planFeatures.map((feature) => ({
          key: feature,
          heading: wordsOf(feature),
          cells: marksOf(feature),
        }))}
      />
    </section>
  );
}
