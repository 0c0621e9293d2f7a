import { useTranslation } from 'react-i18next';
import { PageHead } from '../../lib/page-head.tsx';

type AccountHeadProps = {
  page: 'login' | 'register' | 'forgot' | 'reset' | 'verification' | 'profile';
  path: string;
};

/** Head of an account page. */
export function AccountHead({ page, path }: AccountHeadProps) {
  const { t } = useTranslation('account');
  return (
    <PageHead
      title={t(`${page}.title`)}
      description={t(`${page}.description`)}
      path={path}
      noindex
    />
  );
}
