import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useReturnFocus } from './return-focus.ts';

type DialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Replaces the padding of the sheet; place it with a margin. */
  className?: string;
};

/**
 * A sheet over the page, there as long as it is rendered. The focus stays inside; Escape and a click beside it close it, and the focus
 * goes back to where it was.
 */
export function Dialog({ title, onClose, children, className }: DialogProps) {
  // Nobody tells it what opened it: it is what has the focus while the dialog is being made.
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] overflow-y-auto bg-scrim p-4">
          <Primitive.Content
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnFocus();
            }}
            className={classNames(
              'm-auto w-[min(30rem,100%)] rounded-lg border border-line bg-raised text-ink shadow-lift focus:outline-none',
              className ?? 'p-5',
            )}
          >
            <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
            {children}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
