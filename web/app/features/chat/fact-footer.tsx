import { ArrowLeft, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FactFocus } from './fact-focus.ts';
import { FactCard } from './fact-card.tsx';

/**
 * The fact card under the chart of a phone, where the answer it was opened from is out of sight, or under the table of facts. It is a part of
 * the page: it has the focus at first, the Tab key goes through it and on, and Escape leads back to the number.
 */
export function FactFooter({
  focus,
  onBack,
  onClose,
}: {
  focus: FactFocus;
  onBack: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('chat');
  const card = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whenever a number is asked about, the same one again too
  useEffect(() => card.current?.focus({ preventScroll: true }), [focus]);
  // A number of the facts beside the chart is still in sight: there is no answer to go back to, and the card alone goes.
  const isInSight = focus.anchor.closest('[data-facts-of]') !== null;
  const close = (): void => {
    if (isInSight) focus.anchor.focus();
    onClose();
  };
  const goBack = (): void => {
    // The number is hidden until its part of the screen is shown: it takes the focus after that.
    flushSync(onBack);
    focus.anchor.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    if (isInSight) close();
    else goBack();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it from wherever in it the focus is
    <section
      ref={card}
      tabIndex={-1}
      aria-label={t('fact.card')}
      className="sticky bottom-0 z-20 flex max-h-[42%] shrink-0 flex-col border-t border-line bg-raised text-sm focus:outline-none"
      onKeyDown={onKeyDown}
    >
      <div className="flex shrink-0 items-center justify-between">
        {!isInSight && (
          <button
            type="button"
            className="flex min-h-11 items-center gap-2 px-4 text-sm font-semibold text-accent"
            onClick={goBack}
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('fact.back')}
          </button>
        )}
        <button
          type="button"
          aria-label={t('fact.close')}
          className="ml-auto grid size-11 place-items-center text-muted hover:text-ink"
          onClick={close}
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
