import { freemiumLimits } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { planOffers } from '../features/plans/plan-offers.ts';
import { PlansScreen } from '../features/plans/plans-screen.tsx';
import { usePageEnvironment } from '../lib/page-environment.ts';
import { PageHead } from '../lib/page-head.tsx';
import { fullTitle } from '../site-pages.ts';

export default function Plans() {
  const { t } = useTranslation(['plans', 'site']);
  const { origin } = usePageEnvironment();
  return (
    <main id="content">
      <PageHead
        title={fullTitle(t('title'))}
        description={t('description')}
        path="/urunler"
        picture="plans"
        breadcrumb={[
          { name: t('site:navigation.home'), path: '/' },
          { name: t('title'), path: '/urunler' },
        ]}
        structuredData={planOffers(origin, (name) =>
          t(`plan.${name}`, { days: freemiumLimits.trialDays }),
        )}
      />
      <PlansScreen />
    </main>
  );
}
