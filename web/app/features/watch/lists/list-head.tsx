import type { Watchlist } from '@vela/contracts';
import { Ellipsis, PenLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ListDialog, type ListDialogKind } from './list-dialog.tsx';

type ListHeadProps = {
  lists: readonly Watchlist[];
  current: Watchlist | undefined;
  onChoose: (id: string) => void;
};

/** Chooses a list, and makes, renames and deletes lists. */
export function ListHead({ lists, current, onChoose }: ListHeadProps) {
  const { t } = useTranslation('workspace');
  const [opened, setOpened] = useState<ListDialogKind>();
  const close = (): void => setOpened(undefined);
  return (
    <div className="flex items-end gap-2">
      {current !== undefined && (
        <SelectField
          label={t('watch.lists.choose')}
          className="min-w-0 flex-1 sm:max-w-72"
          value={current.id}
          options={lists.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
      {current !== undefined && (
        <DropdownMenu
          trigger={
            <button
              type="button"
              aria-label={t('watch.alerts.actions', { name: current.name })}
              className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
            >
              <Ellipsis aria-hidden="true" className="size-5" />
            </button>
          }
          entries={[
            { label: t('watch.lists.rename'), icon: PenLine, onChoose: () => setOpened('rename') },
            {
              label: t('watch.lists.delete'),
              icon: Trash2,
              danger: true,
              onChoose: () => setOpened('delete'),
            },
          ]}
        />
      )}
      <Button
        look={current === undefined ? 'primary' : 'secondary'}
        onClick={() => setOpened('create')}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t('watch.lists.create')}
      </Button>
      {opened !== undefined && (
        <ListDialog opened={opened} current={current} onChoose={onChoose} onClose={close} />
      )}
    </div>
  );
}
