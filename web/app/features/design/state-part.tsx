import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Part, Specimen } from './part.tsx';

export function StatePart() {
  const { t } = useTranslation('design');
  return (
    <Part name="states">
      <Specimen name="SkeletonText · Spinner">
        {() => (
          <div className="grid gap-5">
            <SkeletonText label={t('sample.loading')} />
            <p className="flex items-center gap-2 text-muted">
              <Spinner />
              {t('sample.loading')}
            </p>
          </div>
        )}
      </Specimen>
      <Specimen name="EmptyState">
        {() => (
          <EmptyState
            icon={MessageSquareText}
            level={4}
            title={t('sample.emptyTitle')}
            action={<Button>{t('sample.action')}</Button>}
          >
            {t('sample.emptyText')}
          </EmptyState>
        )}
      </Specimen>
      <Specimen name="ErrorState">
        {() => (
          <ErrorState
            level={4}
            title={t('sample.errorTitle')}
            retryLabel={t('sample.retry')}
            onRetry={() => undefined}
          >
            {t('sample.errorText')}
          </ErrorState>
        )}
      </Specimen>
    </Part>
  );
}
