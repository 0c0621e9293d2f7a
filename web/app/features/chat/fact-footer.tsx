import { ArrowLeft, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FactFocus } from './fact-focus.ts';
import { FactCard } from './fact-card.tsx';

/**
 * The fact card docked under the chart, its tables or a page, so that it covers nothing it explains.
 * In the page flow: it gets the focus, Tab goes through and on, Escape returns to the number.
 */
export function FactFooter({
  focus,
  onBack,
  onClose,
}: {
  focus: FactFocus;
  /** Shows the answer again, where it is out of view. */
  onBack: (() => void) | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('chat');
  const card = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs on every selection, also of the same number
  useEffect(() => card.current?.focus({ preventScroll: true }), [focus]);
  // A number beside the chart is still in view: close the card only.
  const isInSight = onBack === undefined || focus.anchor.closest('[data-facts-of]') !== null;
  const close = (): void => {
    if (isInSight) focus.anchor.focus({ preventScroll: true });
    onClose();
  };
  const goBack = (): void => {
    // The number is hidden until its view is shown: focus it after that.
    flushSync(() => onBack?.());
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
      className="sticky bottom-0 z-20 flex max-h-[42%] shrink-0 flex-col border-t border-line bg-raised text-sm focus:outline-none md:max-h-[34%] md:flex-row-reverse md:items-start"
      onKeyDown={onKeyDown}
    >
      <FactFooterBar onBack={isInSight ? undefined : goBack} onClose={close} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <div className="min-h-0 flex-1 self-stretch overflow-y-auto px-4 pb-3 md:pt-3" tabIndex={0}>
        <FactCard fact={focus.fact} analysis={focus.analysis} />
      </div>
    </section>
  );
}

type FactFooterBarProps = {
  /** Undefined hides the back button. */
  onBack: (() => void) | undefined;
  onClose: () => void;
};

function FactFooterBar({ onBack, onClose }: FactFooterBarProps) {
  const { t } = useTranslation('chat');
  return (
    <div className="flex shrink-0 items-center justify-between">
      {onBack !== undefined && (
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 px-4 text-sm font-semibold text-accent"
          onClick={onBack}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('fact.back')}
        </button>
      )}
      <button
        type="button"
        aria-label={t('fact.close')}
        className="ml-auto grid size-11 place-items-center text-muted hover:text-ink"
        onClick={onClose}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
