import { Popover as Primitive } from 'radix-ui';
import { type ReactNode, useMemo } from 'react';
import { classNames } from './class-names.ts';

const cardClass =
  'z-40 max-h-[min(80dvh,var(--radix-popover-content-available-height))] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-raised p-4 text-sm text-ink shadow-lift focus:outline-none';
const gap = 6;
const margin = 8;
/** Room a card needs beside its section: 20rem and what lies around it. */
const roomBeside = 340;

type CardProps = { label: string; className?: string | undefined; children: ReactNode; anchor?: HTMLElement; beside?: boolean };

/** The focus goes to the card itself, not to a field in it: on a phone that would bring the keyboard up. */
function focusCard(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
}

function PopoverCard({ label, className, children, anchor, beside = false }: CardProps) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        aria-label={label}
        side={beside ? 'left' : 'bottom'}
        align="start"
        sideOffset={gap}
        collisionPadding={margin}
        className={classNames(cardClass, className)}
        onOpenAutoFocus={focusCard}
        onInteractOutside={(event) => {
          // A click on what opened it is that element's own affair.
          if (event.target instanceof Node && anchor?.contains(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          if (anchor === undefined) return;
          event.preventDefault();
          if (document.activeElement === document.body) anchor.focus({ preventScroll: true });
        }}
      >
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

type AnchoredPopoverProps = {
  anchor: HTMLElement;
  label: string;
  onClose: () => void;
  children: ReactNode;
  className?: string | undefined;
  /** Place it left of the section the anchor is in, so that it covers nothing of that section, if there is room. */
  outside?: boolean;
};

/** Level with the anchor, at the left edge of the section it is in. */
function edgeOfSection(anchor: HTMLElement) {
  const section = anchor.closest('section[aria-label]:not([tabindex])');
  if (section === null || section.getBoundingClientRect().left < roomBeside) return undefined;
  return {
    contextElement: anchor,
    getBoundingClientRect: () => {
      const { top, height } = anchor.getBoundingClientRect();
      return new DOMRect(section.getBoundingClientRect().left, top, 0, height);
    },
  };
}

/** A small card beside an element that is already there. Tab stays in it; Escape and a click elsewhere close it, and the focus goes back. */
export function AnchoredPopover({ anchor, label, onClose, children, className, outside = false }: AnchoredPopoverProps) {
  const edge = useMemo(() => (outside ? edgeOfSection(anchor) : undefined), [anchor, outside]);
  const place = useMemo(() => ({ current: edge ?? anchor }), [edge, anchor]);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Anchor virtualRef={place} />
      <PopoverCard label={label} className={className} anchor={anchor} beside={edge !== undefined}>
        {children}
      </PopoverCard>
    </Primitive.Root>
  );
}

type PopoverButtonProps = {
  /** What the button shows. */
  content: ReactNode;
  /** Name of the button when its content does not say it. */
  buttonLabel?: string;
  /** Name of the card it opens. */
  label: string;
  className?: string;
  popoverClassName?: string;
  children: ReactNode;
};

/** A button that opens a card beside itself, and closes it again. */
export function PopoverButton({ content, buttonLabel, label, className, popoverClassName, children }: PopoverButtonProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger type="button" aria-label={buttonLabel} className={className}>
        {content}
      </Primitive.Trigger>
      <PopoverCard label={label} className={popoverClassName}>
        {children}
      </PopoverCard>
    </Primitive.Root>
  );
}
