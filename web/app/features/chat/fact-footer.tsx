import { ArrowLeft, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FactFocus } from './fact-focus.ts';
import { FactCard } from './fact-card.tsx';

/** The fact card under the chart of a phone, where the answer it was opened from is out of sight. */
export function FactFooter({ focus, onBack, onClose }: { focus: FactFocus; onBack: () => void; onClose: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <section aria-label={t('fact.card')} className="flex max-h-[42%] shrink-0 flex-col border-t border-line bg-raised text-sm">
      <div className="flex shrink-0 items-center justify-between">
        <button type="button" className="flex min-h-11 items-center gap-2 px-4 text-sm font-semibold text-accent" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('fact.back')}
        </button>
        <button
          type="button"
          aria-label={t('fact.close')}
          className="grid size-11 place-items-center text-muted hover:text-ink"
          onClick={onClose}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <div className="min-h-0 overflow-y-auto px-4 pb-3" tabIndex={0}>
        <FactCard fact={focus.fact} analysis={focus.analysis} />
      </div>
    </section>
  );
}
