import { brand } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { terms as english } from '../content/en/terms.ts';
import { terms as turkish } from '../content/tr/terms.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { PageHead } from '../lib/page-head.tsx';

export default function Terms() {
  const { i18n } = useTranslation();
  const text = i18n.language === 'tr' ? turkish : english;
  return (
    <main id="content">
      <PageHead title={`${text.title} · ${brand.name}`} description={text.description} path="/Terms" />
      <LegalPage text={text} />
    </main>
  );
}
