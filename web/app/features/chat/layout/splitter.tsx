import { chatStorageKeys } from '@vela/contracts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredNumber } from '../../../lib/use-stored-number.ts';

const minWidth = 320;
const keyStep = 24;
/** The conversation takes at most this part of the screen. */
const maxPart = 0.55;

const findMaxWidth = (): number => Math.max(minWidth, Math.floor(window.innerWidth * maxPart));

/** Width of the conversation in pixels, as it was left; undefined where it was never chosen. */
export function useSplit() {
  const [width, store] = useStoredNumber(chatStorageKeys.split);
  return {
    width,
    change: (next: number): void =>
      store(Math.round(Math.min(findMaxWidth(), Math.max(minWidth, next)))),
    reset: (): void => store(undefined),
  };
}

type SplitterProps = { split: ReturnType<typeof useSplit> };

/** The edge between chart and conversation: dragged, or moved with arrows; Enter resets it. */
export function Splitter({ split }: SplitterProps) {
  const { t } = useTranslation('workspace');
  const edge = useRef<HTMLDivElement>(null);
  const measure = (): number => {
    const beside = edge.current?.nextElementSibling;
    return split.width ?? beside?.getBoundingClientRect().width ?? minWidth;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Partial<Record<string, () => void>> = {
      ArrowLeft: () => split.change(measure() + keyStep),
      ArrowRight: () => split.change(measure() - keyStep),
      Home: () => split.change(findMaxWidth()),
      End: () => split.change(minWidth),
      Enter: split.reset,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      split.change(window.innerWidth - event.clientX);
  };
  return (
    // A separator that moves is a widget of its own, and no rule between texts.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={edge}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="separator"
      aria-orientation="vertical"
      aria-label={t('layout.split')}
      aria-valuenow={split.width ?? minWidth}
      aria-valuemin={minWidth}
      aria-valuemax={typeof window === 'undefined' ? minWidth : findMaxWidth()}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      title={t('layout.split')}
      className="relative z-10 -mx-1 w-2 shrink-0 cursor-col-resize touch-none after:absolute after:inset-y-0 after:left-1 after:w-px after:bg-line hover:after:bg-accent focus-visible:after:bg-accent max-md:hidden"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={split.reset}
    />
  );
}
