import { brand } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { privacy as english } from '../content/en/privacy.ts';
import { privacy as turkish } from '../content/tr/privacy.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { PageHead } from '../lib/page-head.tsx';

export default function Privacy() {
  const { i18n } = useTranslation();
  const text = i18n.language === 'tr' ? turkish : english;
  return (
    <main id="content">
      <PageHead title={`${text.title} · ${brand.name}`} description={text.description} path="/Privacy" />
      <LegalPage text={text} />
    </main>
  );
}
