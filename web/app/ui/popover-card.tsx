import { Popover as Primitive } from 'radix-ui';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { joinClassNames } from './class-names.ts';
import { findTabStops } from './tab-stops.ts';

const cardClass =
  'z-40 max-h-[min(80dvh,var(--radix-popover-content-available-height))] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-raised p-4 text-sm text-ink shadow-lift focus:outline-none';
const gap = 6;
const margin = 8;
type CardProps = {
  label: string;
  className?: string | undefined;
  children: ReactNode;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  beside?: boolean;
};

/** Focus the card itself, not an input in it: on a phone that would open the keyboard. */
function focusCard(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement)
    event.currentTarget.focus({ preventScroll: true });
}

/** Tab continues as if the card followed its anchor, and closes it; Radix would loop the focus. */
function moveFocusByTab(
  event: KeyboardEvent<HTMLElement>,
  { anchor, onClose }: Pick<CardProps, 'anchor' | 'onClose'>,
): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const card = event.currentTarget;
  const stops = findTabStops(card);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const isAtCard = document.activeElement === card && (event.shiftKey || edge === undefined);
  if (!isAtCard && document.activeElement !== edge) return;
  if (event.shiftKey) event.preventDefault();
  // Forward: the browser's default continues from here.
  anchor.current?.focus({ preventScroll: true });
  onClose();
}

/** The card of a popover. */
export function PopoverCard(props: CardProps) {
  const { label, className, children, anchor, onClose, beside = false } = props;
  return (
    <Primitive.Portal>
      <Primitive.Content
        aria-label={label}
        side={beside ? 'left' : 'bottom'}
        align="start"
        sideOffset={gap}
        collisionPadding={margin}
        className={joinClassNames(cardClass, className)}
        onKeyDown={(event) => moveFocusByTab(event, { anchor, onClose })}
        onOpenAutoFocus={focusCard}
        onInteractOutside={(event) => {
          // The anchor handles its own clicks.
          if (event.target instanceof Node && anchor.current?.contains(event.target))
            event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body)
            anchor.current?.focus({ preventScroll: true });
        }}
      >
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
