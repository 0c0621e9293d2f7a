import type { Understanding } from '@vela/contracts';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What was read of a question, one chip for each part; answers from before have none. */
export function UnderstandingChips({
  understanding,
}: {
  understanding: Understanding | undefined;
}) {
  const { t } = useTranslation('chat');
  const chips = understanding?.chips ?? [];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('chips.label')} className="mb-2 flex flex-wrap gap-1.5 text-xs text-muted">
      {chips.map(({ kind, text }, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- two chips may say the same, and they never move
          key={`${kind}-${index}`}
          className={`inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 ${kind === 'unread' ? 'border-dashed border-ink text-ink' : 'border-line'}`}
        >
          {kind === 'unread' && (
            <>
              <CircleHelp aria-hidden="true" className="size-3.5" />
              <span>{t('chips.unread')}</span>
            </>
          )}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
