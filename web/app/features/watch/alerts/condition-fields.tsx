import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AlertKind } from './condition-draft.ts';
import type { ConditionProps } from './draft-props.ts';
import { IndicatorFields } from './indicator-fields.tsx';
import { StructureFields } from './structure-fields.tsx';

const kinds: readonly AlertKind[] = ['price', 'indicator', 'move', 'structure'];
const directions = ['up', 'down', 'either'] as const;

function Direction({ draft, onChange }: ConditionProps) {
  const { t } = useTranslation('workspace');
  const words = draft.kind === 'move' ? 'moves' : 'crosses';
  return (
    <SelectField
      label={t('watch.form.direction')}
      value={draft.direction}
      options={directions.map((value) => ({ value, label: t(`watch.form.${words}.${value}`) }))}
      onChange={({ target: { value } }) =>
        onChange({ direction: directions.find((one) => one === value) ?? 'either' })
      }
    />
  );
}

function Move({ draft, onChange, faults }: ConditionProps) {
  const { t } = useTranslation('workspace');
  return (
    <>
      <Direction draft={draft} onChange={onChange} faults={faults} />
      <TextField
        label={t('watch.form.percent')}
        inputMode="decimal"
        autoComplete="off"
        value={draft.percent}
        error={faults['percent']}
        onChange={(event) => onChange({ percent: event.target.value })}
      />
      <TextField
        label={t('watch.form.candles')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.candles}
        error={faults['candles']}
        onChange={(event) => onChange({ candles: event.target.value })}
      />
    </>
  );
}

/** What the alert waits for: one kind of condition with its fields. */
export function ConditionFields(props: ConditionProps) {
  const { draft, onChange, faults } = props;
  const { t } = useTranslation('workspace');
  return (
    <>
      <SelectField
        label={t('watch.form.kind')}
        className="sm:col-span-2"
        value={draft.kind}
        options={kinds.map((kind) => ({ value: kind, label: t(`watch.form.kinds.${kind}`) }))}
        error={faults['condition']}
        onChange={({ target: { value } }) =>
          onChange({ kind: kinds.find((kind) => kind === value) ?? 'price' })
        }
      />
      {draft.kind === 'structure' && <StructureFields {...props} />}
      {draft.kind === 'indicator' && <IndicatorFields {...props} />}
      {draft.kind === 'move' && <Move {...props} />}
      {(draft.kind === 'price' || draft.kind === 'indicator') && (
        <>
          <Direction {...props} />
          <TextField
            label={t('watch.form.level')}
            inputMode="decimal"
            autoComplete="off"
            value={draft.level}
            error={faults['level']}
            onChange={(event) => onChange({ level: event.target.value })}
          />
        </>
      )}
    </>
  );
}
