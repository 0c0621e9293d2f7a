import { useTranslation } from 'react-i18next';
import type { Faq as Questions } from '../content/faq-entry.ts';
import { readFaq } from '../content/faq.server.ts';
import { FaqData } from '../features/faq/faq-data.tsx';
import { FaqScreen } from '../features/faq/faq-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { CarriedData, useCarried } from '../lib/page-parts/carried-data.tsx';
import { carry } from '../lib/page-parts/kept-back.server.ts';
import { StillPart } from '../lib/page-parts/ready-parts.tsx';
import { languageOfRequest } from '../lib/request-language.ts';
import { fullTitle } from '../site-pages.ts';
import type { Route } from './+types/faq.ts';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request);
  return { faq: carry(`faq-${language}`, readFaq(language), request) };
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const faq = useCarried<Questions>(loaderData.faq);
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
      />
      <StillPart name="faq-data">
        <FaqData faq={faq} />
      </StillPart>
      <CarriedData carried={loaderData.faq} />
      <FaqScreen faq={faq} />
    </main>
  );
}
