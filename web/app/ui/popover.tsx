import { Popover as Primitive } from 'radix-ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { PopoverCard } from './popover-card.tsx';

/** Width a card needs beside its section: 20rem plus margins, in pixels. */
const cardSpacePx = 340;

type AnchoredPopoverProps = {
  anchor: HTMLElement;
  label: string;
  onClose: () => void;
  children: ReactNode;
  className?: string | undefined;
  /** Place it left of the anchor's section if there is room, so that it covers nothing of it. */
  outside?: boolean;
};

/** A virtual anchor: the anchor's height, the left edge of its section. */
function createSectionAnchor(anchor: HTMLElement) {
  const section = anchor.closest('section[aria-label]:not([tabindex])');
  if (section === null || section.getBoundingClientRect().left < cardSpacePx) return undefined;
  return {
    contextElement: anchor,
    getBoundingClientRect: () => {
      const { top, height } = anchor.getBoundingClientRect();
      return new DOMRect(section.getBoundingClientRect().left, top, 0, height);
    },
  };
}

/** Anchored to an element; Escape, an outside click and tabbing out close it, the focus returns. */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { anchor, label, onClose, children, className, outside = false } = props;
  const edge = useMemo(
    () => (outside ? createSectionAnchor(anchor) : undefined),
    [anchor, outside],
  );
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
  content: ReactNode;
  /** Accessible name of the button, if its content has none. */
  buttonLabel?: string;
  label: string;
  className?: string;
  popoverClassName?: string;
  /** One of the items of a toolbar that is a single tab stop. */
  inToolbar?: boolean;
  children: ReactNode;
};

/** A button that toggles a popover beside it. */
export function PopoverButton(props: PopoverButtonProps) {
  const { content, buttonLabel, label, className, popoverClassName, inToolbar, children } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Primitive.Root open={open} onOpenChange={setOpen}>
      <Primitive.Trigger
        ref={button}
        type="button"
        aria-label={buttonLabel}
        className={className}
        {...(inToolbar === true ? { tabIndex: -1, 'data-roving': true } : {})}
      >
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
