import type { FindingPhase } from '@vela/contracts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { readDecimal } from '../read-decimal.ts';
import type { ZoneGroup } from '../zone-group.ts';
import { createDefaultRule, type GroupRule, phases, sides } from './group-rule.ts';
import { PhaseSwatch } from './legend-swatch.tsx';

type GroupRuleFormProps = {
  group: ZoneGroup;
  rule: GroupRule;
  counts: Readonly<Record<FindingPhase, number>>;
  onChange: (rule: GroupRule) => void;
};

/** Form of a group's rule: phases, side, smallest size, maximum number. */
export function GroupRuleForm({ group, rule, counts, onChange }: GroupRuleFormProps) {
  const { t } = useTranslation('chart');
  const togglePhase = (phase: FindingPhase): void =>
    onChange({
      ...rule,
      phases: phases.filter((known) => rule.phases.includes(known) !== (known === phase)),
    });
  return (
    <div className="space-y-3">
      <p className="font-semibold">{t(`group.${group}.name`)}</p>
      <p className="text-xs text-muted">{t(`group.${group}.hint`)}</p>
      <fieldset>
        <legend className="text-xs font-semibold">{t('rule.states')}</legend>
        {phases.map((phase) => (
          <Checkbox
            key={phase}
            checked={rule.phases.includes(phase)}
            onChange={() => togglePhase(phase)}
            label={
              <span className="flex items-center gap-2">
                <PhaseSwatch phase={phase} />
                {t(`rule.phase.${phase}`)}
                <span className="text-muted tabular-nums">{counts[phase]}</span>
              </span>
            }
          />
        ))}
      </fieldset>
      <Part name={t('rule.side')}>
        <SegmentedControl
          label={t('rule.side')}
          size="small"
          options={sides.map((value) => ({ value, label: t(`rule.sides.${value}`) }))}
          value={rule.side}
          onChoose={(side) => onChange({ ...rule, side })}
        />
      </Part>
      <NumberPart
        name={t('rule.smallest')}
        hint={t('rule.smallestHint')}
        value={rule.smallestInAtr}
        onValue={(smallestInAtr) => onChange({ ...rule, smallestInAtr })}
      />
      <NumberPart
        name={t('rule.most')}
        hint={t('rule.mostHint')}
        value={rule.most}
        onValue={(most) => onChange({ ...rule, most: Math.floor(most) })}
      />
      <Button
        look="secondary"
        className="w-full"
        onClick={() => onChange(createDefaultRule(group))}
      >
        {t('rule.reset')}
      </Button>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-xs font-semibold">
        {name}
      </p>
      {children}
    </div>
  );
}

type NumberPartProps = {
  name: string;
  hint: string;
  value: number;
  onValue: (value: number) => void;
};

/** A number of zero or more, either decimal separator; invalid text stays and changes nothing. */
function NumberPart({ name, hint, value, onValue }: NumberPartProps) {
  const { t } = useTranslation('chart');
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value === 0 ? '' : String(value));
  const read = shown.trim() === '' ? 0 : readDecimal(shown);
  const faulty = read === undefined || read < 0;
  return (
    <label className="block">
      <span className="mb-1 block text-xs font-semibold">{name}</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        placeholder={t('rule.any')}
        value={shown}
        aria-invalid={faulty}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-2 text-sm aria-invalid:border-danger md:min-h-9"
        onBlur={() => !faulty && setTyped(undefined)}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = event.target.value.trim() === '' ? 0 : readDecimal(event.target.value);
          if (next !== undefined && next >= 0) onValue(next);
        }}
      />
      <span className="mt-0.5 block text-xs text-muted">{hint}</span>
    </label>
  );
}
