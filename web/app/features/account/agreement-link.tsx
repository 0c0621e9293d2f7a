import { agreements, type AgreementDocument } from '@vela/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type AgreementLinkProps = { document: AgreementDocument; children?: ReactNode };

/** Link to a document to accept. Opens in a new tab, so that the form keeps its values. */
export function AgreementLink({ document, children }: AgreementLinkProps) {
  const { t } = useTranslation('account');
  const path = agreements.find((agreement) => agreement.document === document)?.path;
  return (
    <a href={path} target="_blank" rel="noopener" className="link">
      {children}
      <span className="sr-only"> {t('agreements.newTab')}</span>
    </a>
  );
}
