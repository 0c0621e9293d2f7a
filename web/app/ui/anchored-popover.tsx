import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';

type AnchoredPopoverProps = {
  anchor: HTMLElement;
  label: string;
  onClose: () => void;
  children: ReactNode;
  className?: string | undefined;
  /** Place it left of the section the anchor is in, so that it covers nothing of that section. */
  outside?: boolean;
};
type Place = { left: number; top: number };

const gap = 6;
const margin = 8;

/** Below the anchor when it fits there, otherwise above; never outside the window. */
function placeNear(anchor: DOMRect, box: DOMRect): Place {
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - box.height;
  const top = below + box.height + margin <= window.innerHeight || above < margin ? below : above;
  return {
    left: Math.max(margin, Math.min(anchor.left, window.innerWidth - box.width - margin)),
    top: Math.max(margin, Math.min(top, window.innerHeight - box.height - margin)),
  };
}

function placeOutside(anchor: HTMLElement, box: DOMRect): Place {
  const place = placeNear(anchor.getBoundingClientRect(), box);
  const section = anchor.closest('section[aria-label]:not([tabindex])')?.getBoundingClientRect();
  const left = (section?.left ?? 0) - box.width - gap;
  if (left < margin) return place;
  const top = anchor.getBoundingClientRect().top - margin;
  return { left, top: Math.max(margin, Math.min(top, window.innerHeight - box.height - margin)) };
}

/** A small card beside the element it belongs to. Escape, a click elsewhere and leaving it by Tab close it; the focus goes back. */
export function AnchoredPopover({ anchor, label, onClose, children, className, outside = false }: AnchoredPopoverProps) {
  const box = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState<Place>();

  useLayoutEffect(() => {
    const move = (): void => {
      const card = box.current?.getBoundingClientRect();
      if (card !== undefined) setPlace(outside ? placeOutside(anchor, card) : placeNear(anchor.getBoundingClientRect(), card));
    };
    move();
    window.addEventListener('resize', move);
    window.addEventListener('scroll', move, true);
    return () => {
      window.removeEventListener('resize', move);
      window.removeEventListener('scroll', move, true);
    };
  }, [anchor, outside]);

  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    const onPointer = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target) && !anchor.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [anchor, onClose]);

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever the focus is inside
    <dialog
      ref={box}
      open
      aria-label={label}
      tabIndex={-1}
      style={{ left: place?.left ?? 0, top: place?.top ?? 0, opacity: place === undefined ? 0 : 1 }}
      className={classNames(
        'fixed m-0 z-40 max-h-[80dvh] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-raised p-4 text-sm text-ink shadow-lift focus:outline-none',
        className,
      )}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        anchor.focus();
        onClose();
      }}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) onClose();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}
