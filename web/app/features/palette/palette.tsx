/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the pattern of a combobox with a list of its own has no tags */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { OptionField, toOptionId } from '../../ui/option-field.tsx';
import type { PaletteCommand } from '../../lib/palette-commands.ts';
import { usePaletteOptions } from './use-palette-options.ts';

/** Commands, charts and pages by typing; arrows choose, Enter runs. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const options = usePaletteOptions(text);
  const marked = Math.max(0, Math.min(active, options.length - 1));
  const run = (command: PaletteCommand): void => {
    onClose();
    command.run();
  };
  return (
    <Dialog title={t('title')} onClose={onClose} className="mt-[8dvh] pt-4 *:[h2]:px-4">
      <OptionField
        label={t('label')}
        listId={listId}
        options={options}
        active={marked}
        onActive={setActive}
        onChoose={run}
        text={text}
        onText={setText}
        maxLength={80}
        placeholder={t('placeholder')}
        className="mt-3 border-y border-line px-4"
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('results')}
        className="max-h-[52dvh] overflow-y-auto p-2 empty:hidden"
      >
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the field, which has the keys
          <div
            key={option.id}
            id={toOptionId(listId, index)}
            role="option"
            aria-selected={index === marked}
            className={joinClassNames(
              'flex min-h-11 cursor-pointer items-center rounded-md px-2 text-sm md:min-h-9',
              index === marked && 'bg-accent-soft',
            )}
            onClick={() => run(option)}
            onPointerMove={() => setActive(index)}
          >
            {option.label}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
