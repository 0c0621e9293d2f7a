import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { notify } from '../../ui/toasts.tsx';
import { useCalendarFeed } from './use-calendar.ts';

/** The address that calendar programs read: made, copied, replaced and ended. */
export function CalendarFeedPanel() {
  const { t } = useTranslation('calendar');
  const { state, change } = useCalendarFeed();
  const isActive = state.data?.isActive === true;
  const send = (method: 'POST' | 'DELETE'): void =>
    change.mutate(method, {
      onError: (error) => notify.error(getErrorMessage(error, t('feed.failed'))),
    });
  return (
    <section
      aria-labelledby="calendar-feed"
      className="rounded-lg border border-line bg-surface p-4"
    >
      <h2 id="calendar-feed" className="font-semibold">
        {t('feed.heading')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('feed.text')}</p>
      {typeof state.data?.url === 'string' ? (
        <FeedAddress url={state.data.url} />
      ) : (
        isActive && <p className="mt-2 text-sm">{t('feed.active')}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" busy={change.isPending} onClick={() => send('POST')}>
          {isActive ? t('feed.renew') : t('feed.make')}
        </Button>
        {isActive && (
          <Button look="quiet" onClick={() => send('DELETE')}>
            {t('feed.end')}
          </Button>
        )}
      </div>
    </section>
  );
}

function FeedAddress({ url }: { url: string }) {
  const { t } = useTranslation('calendar');
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      notify.error(t('feed.failed'));
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          label={t('feed.url')}
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </div>
      <Button look="secondary" onClick={() => void copy()} onBlur={() => setCopied(false)}>
        <Icon aria-hidden="true" className="size-4" />
        <span aria-live="polite">{isCopied ? t('feed.copied') : t('feed.copy')}</span>
      </Button>
    </div>
  );
}
