import { useTranslation } from 'react-i18next';
import { readFaq } from '../content/faq.server.ts';
import { faqData } from '../features/faq/faq-data.ts';
import { FaqScreen } from '../features/faq/faq-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { languageOfRequest } from '../lib/request-language.ts';
import { fullTitle } from '../site-pages.ts';
import type { Route } from './+types/faq.ts';

export function loader({ request }: Route.LoaderArgs) {
  return { faq: readFaq(languageOfRequest(request)) };
}

export default function Faq({ loaderData: { faq } }: Route.ComponentProps) {
  const { t } = useTranslation(['faq', 'site']);
  return (
    <main id="content">
      <PageHead
        title={fullTitle(t('title'))}
        description={t('description')}
        path="/sss"
        picture="faq"
        breadcrumb={[
          { name: t('site:navigation.home'), path: '/' },
          { name: t('title'), path: '/sss' },
        ]}
        structuredData={[faqData(faq)]}
      />
      <FaqScreen faq={faq} />
    </main>
  );
}
