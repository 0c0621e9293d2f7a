import { Popover as Primitive } from 'radix-ui';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import { tabStops } from './tab-stops.ts';

const cardClass =
  'z-40 max-h-[min(80dvh,var(--radix-popover-content-available-height))] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-raised p-4 text-sm text-ink shadow-lift focus:outline-none';
const gap = 6;
const margin = 8;
/** Room a card needs beside its section: 20rem and what lies around it. */
const roomBeside = 340;

type CardProps = {
  label: string;
  className?: string | undefined;
  children: ReactNode;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  beside?: boolean;
};

/** The focus goes to the card itself, not to a field in it: on a phone that would bring the keyboard up. */
function focusCard(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement)
    event.currentTarget.focus({ preventScroll: true });
}

/**
 * The Tab key goes through the card as if it stood behind its anchor: from its end on to what follows the anchor, from its beginning back to
 * the anchor. The card closes behind the focus. Radix would go round in it.
 */
function leaveByTab(
  event: KeyboardEvent<HTMLElement>,
  { anchor, onClose }: Pick<CardProps, 'anchor' | 'onClose'>,
): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const card = event.currentTarget;
  const stops = tabStops(card);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const isAtCard = document.activeElement === card && (event.shiftKey || edge === undefined);
  if (!isAtCard && document.activeElement !== edge) return;
  if (event.shiftKey) event.preventDefault();
  // Forward, the browser itself goes on from here to what follows.
  anchor.current?.focus({ preventScroll: true });
  onClose();
}

function PopoverCard({ label, className, children, anchor, onClose, beside = false }: CardProps) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        aria-label={label}
        side={beside ? 'left' : 'bottom'}
        align="start"
        sideOffset={gap}
        collisionPadding={margin}
        className={classNames(cardClass, className)}
        onKeyDown={(event) => leaveByTab(event, { anchor, onClose })}
        onOpenAutoFocus={focusCard}
        onInteractOutside={(event) => {
          // A click on what opened it is that element's own affair.
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

/** A small card beside an element that is already there. Escape, a click elsewhere and the Tab key that leaves it close it, and the focus goes back. */
export function AnchoredPopover({
  anchor,
  label,
  onClose,
  children,
  className,
  outside = false,
}: AnchoredPopoverProps) {
  const edge = useMemo(() => (outside ? edgeOfSection(anchor) : undefined), [anchor, outside]);
  const place = useMemo(() => ({ current: edge ?? anchor }), [edge, anchor]);
  const opener = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Anchor virtualRef={place} />
      <PopoverCard
        label={label}
        className={className}
        anchor={opener}
        onClose={onClose}
        beside={edge !== undefined}
      >
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
export function PopoverButton({
  content,
  buttonLabel,
  label,
  className,
  popoverClassName,
  children,
}: PopoverButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Primitive.Root open={open} onOpenChange={setOpen}>
      <Primitive.Trigger ref={button} type="button" aria-label={buttonLabel} className={className}>
        {content}
      </Primitive.Trigger>
      <PopoverCard
        label={label}
        className={popoverClassName}
        anchor={button}
        onClose={() => setOpen(false)}
      >
        {children}
      </PopoverCard>
    </Primitive.Root>
  );
}
