import { freemiumLimits } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { createPlanOffers } from '../features/plans/plan-offers.ts';
import { PlansScreen } from '../features/plans/plans-screen.tsx';
import { usePageEnvironment } from '../lib/page-environment.ts';
import { PageHead } from '../lib/page-head.tsx';

export default function Plans() {
  const { t } = useTranslation('plans');
  const { origin } = usePageEnvironment();
  return (
    <main id="content">
      <PageHead
        title={t('title')}
        description={t('description')}
        path="/urunler"
        picture="plans"
        structuredData={createPlanOffers(origin, (name) =>
          t(`plan.${name}`, { days: freemiumLimits.trialDays }),
        )}
      />
      <PlansScreen />
    </main>
  );
}
