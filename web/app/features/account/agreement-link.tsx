import { agreements, type AgreementDocument } from '@vela/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A link to a document to be accepted. It opens in a new tab, so that the form keeps what was typed. */
export function AgreementLink({
  document,
  children,
}: {
  document: AgreementDocument;
  children?: ReactNode;
}) {
  const { t } = useTranslation('account');
  const path = agreements.find((agreement) => agreement.document === document)?.path;
  return (
    <a href={path} target="_blank" rel="noopener" className="link">
      {children}
      <span className="sr-only"> {t('agreements.newTab')}</span>
    </a>
  );
}
