import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../../ui/class-names.ts';
import type { ZoneGroup } from '../zone-group.ts';
import type { GroupRule } from './group-rule.ts';
import { GroupRuleForm } from './group-rule-form.tsx';
import { LegendRow } from './legend-row.tsx';
import { LegendSwatch } from './legend-swatch.tsx';
import { type LegendCount, getRule, type ZoneVisibility } from './zone-visibility.ts';

type OverlayLegendProps = {
  counts: readonly LegendCount[];
  visibility: ZoneVisibility;
  onChange: (visibility: ZoneVisibility) => void;
  /** An extra row before those of the groups. */
  children?: ReactNode;
};

function toggleName(names: readonly ZoneGroup[], name: ZoneGroup): ZoneGroup[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}

/** Legend of the zone groups: count, visibility toggle and rule settings for each. */
export const OverlayLegend = memo(function OverlayLegend({
  counts,
  visibility,
  onChange,
  children,
}: OverlayLegendProps) {
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
        <ChevronDown
          aria-hidden="true"
          className={joinClassNames('size-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      <ul
        className={joinClassNames(
          'flex-wrap px-1.5 pb-1.5 md:flex md:max-h-23 md:overflow-y-auto md:py-1',
          open ? 'flex' : 'hidden',
        )}
      >
        {children}
        {counts.map((count) => (
          <GroupRow
            key={count.group}
            count={count}
            shown={!visibility.hidden.includes(count.group)}
            rule={getRule(visibility, count.group)}
            onToggle={() =>
              onChange({ ...visibility, hidden: toggleName(visibility.hidden, count.group) })
            }
            onRule={(rule) =>
              onChange({ ...visibility, rules: { ...visibility.rules, [count.group]: rule } })
            }
          />
        ))}
      </ul>
    </section>
  );
});

type GroupRowProps = {
  count: LegendCount;
  shown: boolean;
  rule: GroupRule;
  onToggle: () => void;
  onRule: (rule: GroupRule) => void;
};

function GroupRow({
  count: { group, shown: number, phases },
  shown,
  rule,
  onToggle,
  onRule,
}: GroupRowProps) {
  const { t } = useTranslation('chart');
  return (
    <LegendRow
      group={group}
      name={t(`group.${group}.name`)}
      hint={t(`group.${group}.hint`)}
      swatch={<LegendSwatch group={group} />}
      count={number}
      shown={shown}
      onToggle={onToggle}
    >
      <GroupRuleForm group={group} rule={rule} counts={phases} onChange={onRule} />
    </LegendRow>
  );
}
