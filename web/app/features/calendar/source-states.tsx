import type { SourceState } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import type { EventTexts } from './use-event-texts.ts';

type SourceStatesProps = { sources: readonly SourceState[]; texts: EventTexts };

/** What each source last answered, and what is shown without it. */
export function SourceStates({ sources, texts }: SourceStatesProps) {
  const { t } = useTranslation('calendar');
  const isOffline = sources.every(({ state }) => state === 'off' || state === 'failing');
  return (
    <section aria-label={t('sources.label')} className="text-sm text-muted">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {sources.map(({ name, state, checkedAt }) => (
          <li key={name}>
            {t(`sources.${state}`, {
              name,
              at: checkedAt === null ? '' : texts.formatMoment(checkedAt),
            })}
          </li>
        ))}
      </ul>
      {isOffline && <p className="mt-1 max-w-3xl">{t('sources.offline')}</p>}
    </section>
  );
}
