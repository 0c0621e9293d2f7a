import { brand } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { risk as english } from '../content/en/risk.ts';
import { risk as turkish } from '../content/tr/risk.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { PageHead } from '../lib/page-head.tsx';

export default function Risk() {
  const { i18n } = useTranslation();
  const text = i18n.language === 'tr' ? turkish : english;
  return (
    <main id="content">
      <PageHead title={`${text.title} · ${brand.name}`} description={text.description} path="/Risk" />
      <LegalPage text={text} />
    </main>
  );
}
