import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import type { ZoneGroup } from './zone-group.ts';
import type { GroupCount, ZoneVisibility } from './zone-visibility.ts';

type OverlayLegendProps = { counts: readonly GroupCount[]; visibility: ZoneVisibility; onChange: (visibility: ZoneVisibility) => void };

const swatches = {
  'structure-swing': 'border-t-2 border-solid h-0',
  'structure-internal': 'border-t-2 border-dotted h-0',
  gaps: 'h-2.5 bg-current/25 border-y border-current',
  'order-blocks': 'h-2.5 bg-current/25 border-y border-current',
  swings: 'h-0 w-0! border-x-4 border-x-transparent border-b-[7px]',
} as const satisfies Record<ZoneGroup, string>;

/** One row for each group of drawings: how many, and an eye that shows or hides them. */
export function OverlayLegend({ counts, visibility, onChange }: OverlayLegendProps) {
  const { t } = useTranslation('chart');
  const [open, setOpen] = useState(true);
  const spent = counts.reduce((sum, row) => sum + row.spent, 0);
  const toggle = (group: ZoneGroup): void => {
    const hidden = visibility.hidden.includes(group) ? visibility.hidden.filter((other) => other !== group) : [...visibility.hidden, group];
    onChange({ ...visibility, hidden });
  };
  return (
    <section aria-label={t('legend.label')} className="border-t border-line bg-surface">
      <button
        type="button"
        aria-expanded={open}
        className="flex min-h-11 w-full items-center justify-between px-3 text-xs font-semibold tracking-wide text-muted uppercase md:hidden"
        onClick={() => setOpen((before) => !before)}
      >
        {t('legend.label')}
        <ChevronDown aria-hidden="true" className={classNames('size-4 transition-transform', open && 'rotate-180')} />
      </button>
      <ul className={classNames('flex flex-wrap gap-1 px-2 pb-1.5 md:flex md:py-1', open ? 'flex' : 'hidden')}>
        {counts.map(({ group, standing, spent: used }) => (
          <LegendRow
            key={group}
            group={group}
            count={visibility.spent ? standing + used : standing}
            shown={!visibility.hidden.includes(group)}
            onToggle={() => toggle(group)}
          />
        ))}
        <li>
          <button
            type="button"
            aria-pressed={visibility.spent}
            className="flex min-h-11 items-center gap-1.5 rounded-md px-2.5 text-xs text-muted hover:bg-sunken md:min-h-8"
            onClick={() => onChange({ ...visibility, spent: !visibility.spent })}
          >
            {visibility.spent ? <Eye aria-hidden="true" className="size-4" /> : <EyeOff aria-hidden="true" className="size-4" />}
            {t('legend.spent', { count: spent })}
          </button>
        </li>
      </ul>
    </section>
  );
}

type LegendRowProps = { group: ZoneGroup; count: number; shown: boolean; onToggle: () => void };

function LegendRow({ group, count, shown, onToggle }: LegendRowProps) {
  const { t } = useTranslation('chart');
  const Icon = shown ? Eye : EyeOff;
  return (
    <li>
      <button
        type="button"
        aria-pressed={shown}
        title={t(`group.${group}.hint`)}
        className={classNames(
          'flex min-h-11 items-center gap-1.5 rounded-md px-2.5 text-xs hover:bg-sunken md:min-h-8',
          shown ? 'text-ink' : 'text-muted line-through decoration-1',
        )}
        onClick={onToggle}
      >
        <span aria-hidden="true" className={classNames('inline-block w-3.5 text-neutral', swatches[group])} />
        {t(`group.${group}.name`)}
        <span className="text-muted tabular-nums">{count}</span>
        <Icon aria-hidden="true" className="size-4 text-muted" />
      </button>
    </li>
  );
}
