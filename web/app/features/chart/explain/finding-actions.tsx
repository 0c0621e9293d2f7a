import { Crosshair, Ellipsis, MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx';
import { toolClass } from '../tool-button.tsx';

/** What can be done with one structure: have it explained, or be shown where it is. */
export type FindingAction = 'explain' | 'show';

/** The actions of one structure behind a button, for a row of a table. */
export function FindingActions({
  name,
  onAction,
}: {
  name: string;
  onAction: (action: FindingAction) => void;
}) {
  const { t } = useTranslation('chart');
  return (
    <DropdownMenu
      trigger={
        <button type="button" aria-label={t('menu.of', { name })} className={toolClass}>
          <Ellipsis aria-hidden="true" className="size-4" />
        </button>
      }
      entries={[
        {
          label: t('menu.explain'),
          icon: MessageCircleQuestion,
          onChoose: () => onAction('explain'),
        },
        { label: t('menu.show'), icon: Crosshair, onChoose: () => onAction('show') },
      ]}
    />
  );
}
