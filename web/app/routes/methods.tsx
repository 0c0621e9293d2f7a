import { useTranslation } from 'react-i18next';
import { listMethods } from '../content/methods.server.ts';
import { MethodsPage } from '../features/methods/methods-page.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { languageOfRequest } from '../lib/request-language.ts';
import { fullTitle } from '../site-pages.ts';
import type { Route } from './+types/methods.ts';

export function loader({ request }: Route.LoaderArgs) {
  return { methods: listMethods(languageOfRequest(request)) };
}

export default function Methods({ loaderData: { methods } }: Route.ComponentProps) {
  const { t } = useTranslation(['methods', 'site']);
  return (
    <main id="content">
      <PageHead
        title={fullTitle(t('title'))}
        description={t('description')}
        path="/methods"
        picture="methods"
        breadcrumb={[
          { name: t('site:navigation.home'), path: '/' },
          { name: t('title'), path: '/methods' },
        ]}
      />
      <MethodsPage methods={methods} />
    </main>
  );
}
