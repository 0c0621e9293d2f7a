import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DeviceName } from './device-name.tsx';
import { useSecurityEvents } from './devices-api.ts';
import { Panel } from './panel.tsx';
import { useMoment } from './use-moment.ts';
import { LinePart } from './line-part.tsx';

/** What was recorded about the account, the latest first. */
export function EventsPanel() {
  const { t } = useTranslation('profile');
  const formatMoment = useMoment();
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = useSecurityEvents();
  const events = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel heading={t('events.heading')} lead={t('events.lead')}>
      {data === undefined && !isError && <Skeleton className="h-32" />}
      {isError && <p role="alert">{t('events.failed')}</p>}
      <ol className="divide-y divide-line">
        {events.map((event) => (
          <li key={event.id} className="py-2.5">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {t(`events.actions.${event.action}`)}
              {event.result === 'failure' && <Badge tone="warning">{t('events.failure')}</Badge>}
            </p>
            <p className="mt-0.5 text-sm break-words text-muted">
              <LinePart hasMore>{formatMoment(event.at)}</LinePart>
              <LinePart hasMore={event.ip !== null}>
                <DeviceName device={event} />
              </LinePart>
              {event.ip !== null && <LinePart>{event.ip}</LinePart>}
            </p>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('events.more')}
        </Button>
      )}
    </Panel>
  );
}
