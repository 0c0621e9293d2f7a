import { Eye, EyeOff, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../../ui/class-names.ts';
import { PopoverButton } from '../../../ui/popover.tsx';

type LegendRowProps = {
  group: string;
  name: string;
  hint: string;
  swatch: ReactNode;
  count: number;
  shown: boolean;
  onToggle: () => void;
  /** Content of the settings popover. */
  children: ReactNode;
};

/** A legend row: swatch, name and count, a visibility toggle and a settings popover. */
export function LegendRow({
  group,
  name,
  hint,
  swatch,
  count,
  shown,
  onToggle,
  children,
}: LegendRowProps) {
  const { t } = useTranslation('chart');
  const Icon = shown ? Eye : EyeOff;
  return (
    <li className="flex items-center" data-group={group}>
      <button
        type="button"
        aria-pressed={shown}
        title={hint}
        className={joinClassNames(
          'flex min-h-11 items-center gap-1.5 rounded-md pr-1 pl-2 text-xs hover:bg-sunken md:min-h-7',
          shown && count > 0 ? 'text-ink' : 'text-muted',
        )}
        onClick={onToggle}
      >
        {swatch}
        {name} <span className="text-muted tabular-nums">{count}</span>
        <Icon
          aria-hidden="true"
          className={joinClassNames('size-3.5', shown ? 'text-accent' : 'text-muted')}
        />
      </button>
      <PopoverButton
        label={t('rule.label', { group: name })}
        buttonLabel={t('rule.label', { group: name })}
        className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink md:size-7"
        popoverClassName="w-72"
        content={<Settings aria-hidden="true" className="size-3.5" />}
      >
        {children}
      </PopoverButton>
    </li>
  );
}
