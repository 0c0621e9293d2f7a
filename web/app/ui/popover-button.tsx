import { type ReactNode, useState } from 'react';
import { AnchoredPopover } from './anchored-popover.tsx';

type PopoverButtonProps = {
  /** What the button shows. */
  content: ReactNode;
  /** Name of the button when its content does not say it. */
  buttonLabel?: string;
  /** Name of the card it opens. */
  label: string;
  className?: string;
  popoverClassName?: string;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A button that opens a card beside itself, and closes it again. */
export function PopoverButton({ content, buttonLabel, label, className, popoverClassName, children }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = (): void => setAnchor(undefined);
  return (
    <>
      <button
        type="button"
        aria-label={buttonLabel}
        aria-expanded={anchor !== undefined}
        aria-haspopup="dialog"
        className={className}
        onClick={(event) => setAnchor(anchor === undefined ? event.currentTarget : undefined)}
      >
        {content}
      </button>
      {anchor !== undefined && (
        <AnchoredPopover anchor={anchor} label={label} onClose={close} className={popoverClassName}>
          {typeof children === 'function' ? children(close) : children}
        </AnchoredPopover>
      )}
    </>
  );
}
