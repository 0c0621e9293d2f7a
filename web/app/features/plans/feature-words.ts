import { featureFigures, type PlanFeature } from '@vela/contracts';
import { useTranslation } from 'react-i18next';

/** Says what a feature is, with its figures. */
export function useFeatureWords(): (feature: PlanFeature) => string {
  const { t } = useTranslation('plans');
  return (feature) => t(`feature.${feature}`, featureFigures);
}
