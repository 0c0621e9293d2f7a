import { ChevronDown, Eye, EyeOff, Settings } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { PopoverButton } from '../../../ui/popover.tsx';
import type { ZoneGroup } from '../zone-group.ts';
import type { GroupRule } from './group-rule.ts';
import { GroupRuleForm } from './group-rule-form.tsx';
import { LegendSwatch } from './legend-swatch.tsx';
import { type LegendCount, ruleOf, type ZoneVisibility } from './zone-visibility.ts';

type OverlayLegendProps = { counts: readonly LegendCount[]; visibility: ZoneVisibility; onChange: (visibility: ZoneVisibility) => void };

function toggled(names: readonly ZoneGroup[], name: ZoneGroup): ZoneGroup[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}

/** One row for each group of drawings: how many, an eye that shows or hides them, and a gear for which of them. */
export const OverlayLegend = memo(function OverlayLegend({ counts, visibility, onChange }: OverlayLegendProps) {
  const { t } = useTranslation('chart');
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={t('legend.label')} className="shrink-0 border-t border-line bg-surface">
      <button
        type="button"
        aria-expanded={open}
        className="flex min-h-11 w-full items-center justify-between px-3 text-xs font-medium text-muted md:hidden"
        onClick={() => setOpen((before) => !before)}
      >
        {t('legend.label')}
        <ChevronDown aria-hidden="true" className={classNames('size-4 transition-transform', open && 'rotate-180')} />
      </button>
      <ul className={classNames('flex-wrap px-1.5 pb-1.5 md:flex md:max-h-23 md:overflow-y-auto md:py-1', open ? 'flex' : 'hidden')}>
        {counts.map((count) => (
          <LegendRow
            key={count.group}
            count={count}
            shown={!visibility.hidden.includes(count.group)}
            rule={ruleOf(visibility, count.group)}
            onToggle={() => onChange({ ...visibility, hidden: toggled(visibility.hidden, count.group) })}
            onRule={(rule) => onChange({ ...visibility, rules: { ...visibility.rules, [count.group]: rule } })}
          />
        ))}
      </ul>
    </section>
  );
});

type LegendRowProps = { count: LegendCount; shown: boolean; rule: GroupRule; onToggle: () => void; onRule: (rule: GroupRule) => void };

function LegendRow({ count: { group, shown: number, phases }, shown, rule, onToggle, onRule }: LegendRowProps) {
  const { t } = useTranslation('chart');
  const Icon = shown ? Eye : EyeOff;
  const name = t(`group.${group}.name`);
  return (
    <li className="flex items-center" data-group={group}>
      <button
        type="button"
        aria-pressed={shown}
        title={t(`group.${group}.hint`)}
        className={classNames(
          'flex min-h-11 items-center gap-1.5 rounded-md pr-1 pl-2 text-xs hover:bg-sunken md:min-h-7',
          shown && number > 0 ? 'text-ink' : 'text-muted',
        )}
        onClick={onToggle}
      >
        <LegendSwatch group={group} />
        {name}
        <span className="text-muted tabular-nums">{number}</span>
        <Icon aria-hidden="true" className={classNames('size-3.5', shown ? 'text-accent' : 'text-muted')} />
      </button>
      <PopoverButton
        label={t('rule.label', { group: name })}
        buttonLabel={t('rule.label', { group: name })}
        className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink md:size-7"
        popoverClassName="w-72"
        content={<Settings aria-hidden="true" className="size-3.5" />}
      >
        <GroupRuleForm group={group} rule={rule} counts={phases} onChange={onRule} />
      </PopoverButton>
    </li>
  );
}
