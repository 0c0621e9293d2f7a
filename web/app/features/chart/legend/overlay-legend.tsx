import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import type { ZoneGroup } from './zone-group.ts';
import { type LegendCounts, pastPhases, type ZoneVisibility } from './zone-visibility.ts';

type OverlayLegendProps = { counts: LegendCounts; visibility: ZoneVisibility; onChange: (visibility: ZoneVisibility) => void };

const swatches = {
  'structure-swing': 'border-t-2 border-solid h-0',
  'structure-internal': 'border-t-2 border-dotted h-0',
  gaps: 'h-2.5 bg-current/25 border-y border-current',
  'order-blocks': 'h-2.5 bg-current/25 border-y border-current',
  swings: 'h-0 w-0! border-x-4 border-x-transparent border-b-[7px]',
  liquidity: 'border-t-2 border-dashed h-0',
  sweeps: 'border-t-2 border-dotted h-0',
  'support-resistance': 'h-2.5 bg-current/25 border-y border-current',
  sessions: 'border-t-2 border-dashed h-0',
  'previous-levels': 'border-t-2 border-dashed h-0',
  displacements: 'h-2.5 w-1! bg-current',
  patterns: 'h-0 w-0! border-x-4 border-x-transparent border-b-[7px]',
  divergences: 'border-t-2 border-solid h-0',
} as const satisfies Record<ZoneGroup, string>;

function toggled<Name>(names: readonly Name[], name: Name): Name[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}

/** One row for each group of drawings: how many, and an eye that shows or hides them; then those whose time is past. */
export function OverlayLegend({ counts, visibility, onChange }: OverlayLegendProps) {
  const { t } = useTranslation('chart');
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={t('legend.label')} className="border-t border-line bg-surface">
      <button
        type="button"
        aria-expanded={open}
        className="flex min-h-11 w-full items-center justify-between px-3 text-xs font-medium text-muted md:hidden"
        onClick={() => setOpen((before) => !before)}
      >
        {t('legend.label')}
        <ChevronDown aria-hidden="true" className={classNames('size-4 transition-transform', open && 'rotate-180')} />
      </button>
      <ul className={classNames('flex-wrap px-1.5 pb-1.5 md:flex md:py-1', open ? 'flex' : 'hidden')}>
        {counts.groups.map(({ group, count }) => (
          <LegendRow
            key={group}
            name={t(`group.${group}.name`)}
            hint={t(`group.${group}.hint`)}
            count={count}
            shown={!visibility.hidden.includes(group)}
            swatch={<span aria-hidden="true" className={classNames('inline-block w-3.5 text-neutral', swatches[group])} />}
            onToggle={() => onChange({ ...visibility, hidden: toggled(visibility.hidden, group) })}
          />
        ))}
        {pastPhases.map((phase) => (
          <LegendRow
            key={phase}
            name={t(`past.${phase}.name`)}
            hint={t(`past.${phase}.hint`)}
            count={counts.past[phase]}
            shown={visibility.past.includes(phase)}
            onToggle={() => onChange({ ...visibility, past: toggled(visibility.past, phase) })}
          />
        ))}
      </ul>
    </section>
  );
}

type LegendRowProps = { name: string; hint: string; count: number; shown: boolean; swatch?: ReactNode; onToggle: () => void };

function LegendRow({ name, hint, count, shown, swatch, onToggle }: LegendRowProps) {
  const Icon = shown ? Eye : EyeOff;
  return (
    <li>
      <button
        type="button"
        aria-pressed={shown}
        title={hint}
        className={classNames(
          'flex min-h-11 items-center gap-1.5 rounded-md px-2 text-xs hover:bg-sunken md:min-h-7.5',
          shown ? 'text-ink' : 'text-muted',
        )}
        onClick={onToggle}
      >
        {swatch}
        {name}
        <span className="text-muted tabular-nums">{count}</span>
        <Icon aria-hidden="true" className={classNames('size-3.5', shown ? 'text-accent' : 'text-muted')} />
      </button>
    </li>
  );
}
