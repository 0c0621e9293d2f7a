import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

type ModalDialogProps = { title: string; onClose: () => void; children: ReactNode; className?: string };

/** A dialog over the page. The browser keeps the focus inside, closes it by Escape and gives the focus back. */
export function ModalDialog({ title, onClose, children, className }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed while it is still in the page: a dialog that is taken away open does not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key for it
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(
        'm-auto w-[min(30rem,calc(100vw-2rem))] rounded-lg border border-line bg-raised text-ink shadow-lift backdrop:bg-[rgb(0_0_0/45%)]',
        className ?? 'p-5',
      )}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <h2 id={titleId} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
