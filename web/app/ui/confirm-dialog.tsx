import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  action: string;
  cancel: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms a destructive action. Initial focus is on the cancel button. */
export function ConfirmDialog({
  title,
  children,
  action,
  cancel,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mt-2 text-sm text-muted">{children}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves the focus; the cancel button is the safe target */}
        <Button autoFocus look="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
