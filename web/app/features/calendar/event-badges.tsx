import type { CalendarEvent } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { joinClassNames } from '../../ui/class-names.ts';

/** How an event differs from one that is certain: estimated, moved, cancelled, simulated. */
export function EventBadges({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('calendar');
  const { status, source } = event;
  return (
    <>
      {source.basis === 'simulated' && <Badge tone="warning">{t('badges.simulated')}</Badge>}
      {(status === 'tentative' || status === 'moved' || status === 'cancelled') && (
        <Badge tone={status === 'tentative' ? 'neutral' : 'warning'}>{t(`badges.${status}`)}</Badge>
      )}
    </>
  );
}

const levels = { 1: 'low', 2: 'medium', 3: 'high' } as const;

/** One to three bars; the words are for screen readers. */
export function ImportanceMark({ importance }: Pick<CalendarEvent, 'importance'>) {
  const { t } = useTranslation('calendar');
  return (
    <span className="inline-flex items-end gap-0.5 align-baseline">
      {([1, 2, 3] as const).map((step) => (
        <span
          key={step}
          aria-hidden="true"
          style={{ height: `${step * 3 + 1}px` }}
          className={joinClassNames(
            'w-1 rounded-sm border border-current',
            step <= importance ? 'bg-current text-accent' : 'text-line-strong',
          )}
        />
      ))}
      <span className="sr-only">{t(`level.${levels[importance]}`)}</span>
    </span>
  );
}
