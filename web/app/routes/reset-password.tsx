import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { ResetScreen } from '../features/account/reset-screen.tsx';
import { backToPage } from '../lib/back-to-page.server.ts';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';

function Head() {
  const { t } = useTranslation('account');
  return (
    <PageHead
      title={t('reset.title')}
      description={t('reset.description')}
      path="/reset-password"
      noindex
    />
  );
}

export const handle: RouteHandle = { head: <Head /> };

export const action = backToPage;

export default function ResetPassword() {
  const { token } = useParams();
  const [query] = useSearchParams();
  return <ResetScreen token={token ?? query.get('token') ?? undefined} />;
}
