import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import type { ApiError } from '../../../lib/api-error.ts';
import { toReturnState } from '../../../lib/return-path.ts';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { Button, getButtonClass } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ConversationPage } from './conversation-page.tsx';
import { StoredAnalysis } from './stored-analysis.tsx';
import { isOwnKey, useLink } from './use-link.ts';

/** The page of a key, with a cache of its own for what the card of a number asks. */
export function PermalinkScreen({ linkKey }: { linkKey: string }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <LinkPage linkKey={linkKey} />
    </QueryClientProvider>
  );
}

/** What the key names, or why there is nothing. */
function LinkPage({ linkKey }: { linkKey: string }) {
  const { t } = useTranslation('explore');
  const { state } = useSession();
  const location = useLocation();
  const { content, problem, reload } = useLink(linkKey);
  if (isOwnKey(linkKey) && state.status === 'unauthenticated')
    return <Navigate to="/login" replace state={toReturnState(location)} />;
  if (problem !== undefined) return <LinkProblem problem={problem} onRetry={reload} />;
  if (content === undefined)
    return (
      <output className="flex justify-center gap-2 p-6 text-muted">
        <Spinner />
        {t('links.opening')}
      </output>
    );
  return content.kind === 'analysis' ? (
    <StoredAnalysis permalink={content.permalink} linkKey={linkKey} />
  ) : (
    <ConversationPage conversation={content.conversation} />
  );
}

function LinkProblem({ problem, onRetry }: { problem: ApiError; onRetry: () => void }) {
  const { t } = useTranslation('explore');
  const { code } = problem;
  const isOver = code === 'LINK_EXPIRED' || code === 'LINK_REVOKED';
  const isMissing = code === 'NOT_FOUND';
  return (
    <div role="alert" className="py-10 text-center">
      <h1 className="text-xl font-semibold">
        {isMissing ? t('links.missing') : isOver ? problem.message : t('links.failed')}
      </h1>
      {!isMissing && !isOver && <p className="mt-2 text-muted">{problem.message}</p>}
      <p className="mt-6 flex justify-center gap-2">
        {!isMissing && !isOver && <Button onClick={onRetry}>{t('links.retry')}</Button>}
        <Link to="/" className={getButtonClass('secondary')}>
          {t('links.home')}
        </Link>
      </p>
    </div>
  );
}
