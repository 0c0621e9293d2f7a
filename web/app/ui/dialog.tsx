import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { joinClassNames } from './class-names.ts';
import { useReturnFocus } from './return-focus.ts';

type DialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Replaces the sheet's padding; position it with margins. */
  className?: string;
};

/** A modal, open while rendered; Escape and outside clicks close it and return the focus. */
export function Dialog({ title, onClose, children, className }: DialogProps) {
  // The opener is the element that has the focus while the dialog renders.
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
            className={joinClassNames(
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
