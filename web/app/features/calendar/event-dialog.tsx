import type { CalendarEvent } from '@vela/contracts';
import { ExternalLink, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EventBadges } from './event-badges.tsx';
import { EventValues } from './event-values.tsx';
import { EventReminders } from './reminders/event-reminders.tsx';
import type { EventTexts } from './use-event-texts.ts';

type EventDialogProps = {
  event: CalendarEvent;
  versions: readonly CalendarEvent[];
  texts: EventTexts;
  onAsk: (question: string) => void;
  onClose: () => void;
};

/** One event: when, its values, where it is known from, and what was known before. */
export function EventDialog({ event, versions, texts, onAsk, onClose }: EventDialogProps) {
  const { t } = useTranslation('calendar');
  const title = texts.getTitle(event);
  const { when, source } = event;
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
        <span>{t(`kinds.${event.kind}`)}</span>
        <EventBadges event={event} />
      </p>
      <dl className="mt-3 grid gap-2 text-sm">
        <div>
          <dt className="font-semibold">{t('details.when')}</dt>
          <dd>
            {when.kind === 'instant' ? texts.formatMoment(when.instant) : texts.formatTime(event)}
          </dd>
          {when.kind === 'instant' && (
            <dd className="text-muted">
              {t('details.local', { time: when.local.slice(11), zone: when.zone })}
            </dd>
          )}
        </div>
        <div>
          <dt className="font-semibold">{t('details.source')}</dt>
          <dd>{source.name}</dd>
          <dd className="text-muted">{t(`bases.${source.basis}`)}</dd>
        </div>
      </dl>
      <EventValues event={event} />
      {event.forecast === undefined && event.kind === 'release' && (
        <p className="mt-2 text-sm text-muted">{t('details.noForecast')}</p>
      )}
      {versions.length > 1 && <EventVersions versions={versions} texts={texts} />}
      <EventReminders event={event} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={() => onAsk(t('question', { title }))}>
          <MessageSquare aria-hidden="true" className="size-4" />
          {t('details.ask')}
        </Button>
        {source.url !== '' && (
          <a
            href={source.url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-11 items-center gap-1.5 px-2 text-sm underline underline-offset-4 hover:text-accent"
          >
            {t('details.link')}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        )}
        <Button look="quiet" className="ml-auto" onClick={onClose}>
          {t('details.close')}
        </Button>
      </div>
    </Dialog>
  );
}

function EventVersions({ versions, texts }: Pick<EventDialogProps, 'versions' | 'texts'>) {
  const { t } = useTranslation('calendar');
  return (
    <section className="mt-4">
      <h3 className="text-sm font-semibold">{t('details.versions')}</h3>
      <ol className="mt-1 grid gap-1.5 text-sm">
        {versions.toReversed().map((version) => (
          <li key={version.version}>
            {t('details.version', {
              number: version.version,
              at: texts.formatMoment(version.observedAt),
            })}
            <span className="block text-muted">
              {version.when.kind === 'instant'
                ? texts.formatMoment(version.when.instant)
                : texts.formatTime(version)}
            </span>
            <EventValues event={version} />
          </li>
        ))}
      </ol>
    </section>
  );
}
