import { useTranslation } from 'react-i18next';
import { DesignPage } from '../features/design/design-page.tsx';
import { isThisMachine } from '../features/design/this-machine.ts';
import { PageHead } from '../lib/page-head.tsx';
import { fullTitle } from '../site-pages.ts';
import type { Route } from './+types/design.ts';

/** For who builds the product: a public site answers as if there were no such page. */
export function loader({ request }: Route.LoaderArgs) {
  // oxlint-disable-next-line typescript/only-throw-error -- a thrown Response is how React Router's loaders answer
  if (!isThisMachine(request.url)) throw new Response(null, { status: 404 });
  return null;
}

export default function Design() {
  const { t } = useTranslation('design');
  return (
    <main id="content">
      <PageHead
        title={fullTitle(t('title'))}
        description={t('description')}
        path="/design"
        noindex
      />
      <DesignPage />
    </main>
  );
}
