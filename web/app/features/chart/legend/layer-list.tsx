import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { type LabelStyle, labelStyles } from '../settings/chart-settings.ts';
import type { ZoneGroup } from '../zone-group.ts';
import { GroupRuleForm } from './group-rule-form.tsx';
import type { GroupRule } from './group-rule.ts';
import { LegendRow } from './legend-row.tsx';
import { LegendSwatch } from './legend-swatch.tsx';
import { OwnPresets } from './own-presets.tsx';
import { getRule, type LegendCount, type ZoneVisibility } from './zone-visibility.ts';

type LayerListProps = {
  counts: readonly LegendCount[];
  visibility: ZoneVisibility;
  onChange: (visibility: ZoneVisibility) => void;
  labels: LabelStyle;
  onLabels: (labels: LabelStyle) => void;
  /** An extra row before those of the groups. */
  children?: ReactNode;
};

function toggleName(names: readonly ZoneGroup[], name: ZoneGroup): ZoneGroup[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}

/** Every layer with its count, visibility toggle and rule; labels; the user's own presets. */
export const LayerList = memo(function LayerList(props: LayerListProps) {
  const { counts, visibility, onChange, labels, onLabels, children } = props;
  const { t } = useTranslation('chart');
  return (
    <div className="space-y-2">
      <Checkbox
        checked={visibility.spoken}
        onChange={() => onChange({ ...visibility, spoken: !visibility.spoken })}
        label={t('layers.preset.spoken')}
      />
      <ul className="border-t border-line pt-1">
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
      <div className="border-t border-line pt-2">
        <SegmentedControl
          label={t('layers.labels.label')}
          size="small"
          options={labelStyles.map((value) => ({ value, label: t(`layers.labels.${value}`) }))}
          value={labels}
          onChoose={onLabels}
        />
      </div>
      <OwnPresets visibility={visibility} onChange={onChange} />
    </div>
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
