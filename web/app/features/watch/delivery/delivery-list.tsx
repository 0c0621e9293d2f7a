import { formatTime } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { useDeliveries } from './channels-query.ts';

/** What was sent where, and what became of it; asked for once it is opened. */
export function DeliveryList() {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { data } = useDeliveries(useApi(), isOpen);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
        {t('delivery.history')}
      </summary>
      {data?.items.length === 0 && (
        <p className="text-sm text-muted">{t('delivery.historyNone')}</p>
      )}
      <ol className="divide-y divide-line">
        {data?.items.map(({ id, channel, text, state, tries, sentAt, nextTryAt, fault }) => {
          const at = sentAt ?? nextTryAt;
          return (
            <li key={id} className="py-2 text-sm">
              <p>{text}</p>
              <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
                {channel}
                <Badge tone={state === 'failed' ? 'warning' : 'neutral'}>
                  {t(`delivery.states.${state}`)}
                </Badge>
                {at !== undefined && (
                  <time dateTime={new Date(at).toISOString()}>
                    {formatTime(at, undefined, language)}
                  </time>
                )}
                {fault !== undefined &&
                  `${t('delivery.tries', { count: tries })}: ${t(`delivery.faults.${fault}`)}`}
              </p>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
