import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  action: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is destroyed. The focus begins on the harmless button. */
export function ConfirmDialog({
  title,
  children,
  action,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('chat');
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mt-2 text-sm text-muted">{children}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves the focus; here it belongs on what changes nothing */}
        <Button autoFocus look="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
