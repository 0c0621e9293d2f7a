import { type Watchlist, watchlistLimits } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { type ListChange, useChangeLists } from './lists-query.ts';
import { NameDialog } from './name-dialog.tsx';

export type ListDialogKind = 'create' | 'rename' | 'delete';

type ListDialogProps = {
  opened: ListDialogKind;
  current: Watchlist | undefined;
  onChoose: (id: string) => void;
  onClose: () => void;
};

/** Asks for the name of a new or renamed list, or whether one is deleted. */
export function ListDialog({ opened, current, onChoose, onClose }: ListDialogProps) {
  const { t } = useTranslation('workspace');
  const change = useChangeLists(useApi());
  const send = async (wanted: ListChange): Promise<void> => {
    try {
      const saved = await change.mutateAsync(wanted);
      if (wanted.kind === 'create' && saved !== undefined) onChoose(saved.id);
      onClose();
    } catch (error) {
      notify.error(getErrorMessage(error, t('watch.lists.failed')));
    }
  };
  if (opened === 'delete' && current !== undefined)
    return (
      <ConfirmDialog
        title={t('watch.lists.deleteTitle')}
        action={t('watch.lists.delete')}
        cancel={t('watch.lists.cancel')}
        busy={change.isPending}
        onConfirm={() => void send({ kind: 'delete', id: current.id })}
        onClose={onClose}
      >
        {t('watch.lists.deleteText', { name: current.name })}
      </ConfirmDialog>
    );
  const renamed = opened === 'rename' ? current : undefined;
  return (
    <NameDialog
      title={t(renamed === undefined ? 'watch.lists.create' : 'watch.lists.rename')}
      fields={[
        {
          label: t('watch.lists.name'),
          value: renamed?.name ?? '',
          maxLength: watchlistLimits.nameMaxLength,
          isRequired: true,
        },
      ]}
      busy={change.isPending}
      onSave={([name = '']) =>
        void send(
          renamed === undefined
            ? { kind: 'create', list: { name } }
            : { kind: 'change', id: renamed.id, change: { name } },
        )
      }
      onClose={onClose}
    />
  );
}
