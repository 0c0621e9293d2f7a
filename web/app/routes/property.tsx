import { useTranslation } from 'react-i18next';
import { PropertyScreen } from '../features/property/property-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';

function Head() {
  const { t } = useTranslation('deal');
  return <PageHead title={t('title')} description={t('description')} path="/property" noindex />;
}

export const handle: RouteHandle = { head: <Head /> };

/** A property deal, calculated while it is typed. */
export default function Property() {
  return (
    <main id="content" className="flex flex-1 flex-col">
      <PropertyScreen />
    </main>
  );
}
