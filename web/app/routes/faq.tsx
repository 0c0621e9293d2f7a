import { useTranslation } from 'react-i18next';
import { readFaq } from '../content/faq.server.ts';
import { FaqData } from '../features/faq/faq-data.tsx';
import { FaqScreen } from '../features/faq/faq-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { detectRequestLanguage } from '../lib/request-language.ts';
import type { Route } from './+types/faq.ts';

export function loader({ request }: Route.LoaderArgs) {
  return { faq: readFaq(detectRequestLanguage(request)) };
}

export default function Faq({ loaderData: { faq } }: Route.ComponentProps) {
  const { t } = useTranslation('faq');
  return (
    <main id="content">
      <PageHead title={t('title')} description={t('description')} path="/sss" picture="faq" />
      <FaqData faq={faq} />
      <FaqScreen faq={faq} />
    </main>
  );
}
