import { featureFigures, type PlanFeature } from '@vela/contracts';
import { useTranslation } from 'react-i18next';

/** Returns a formatter of a plan feature with its figures. */
export function useFeatureWords(): (feature: PlanFeature) => string {
  const { t } = useTranslation('plans');
  return (feature) => t(`feature.${feature}`, featureFigures);
}
