import { Crosshair, Ellipsis, MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx';
import { toolClass } from '../tool-button.tsx';

/** Actions on one structure: explain it, or show it on the chart. */
export type FindingAction = 'explain' | 'show';

/** Menu button with the actions of one structure, for a table row. */
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
