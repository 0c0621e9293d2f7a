import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Part, Specimen } from './part.tsx';

export function ChoicePart() {
  const { t } = useTranslation('design');
  return (
    <Part name="choices">
      <Specimen name="Checkbox">
        {() => (
          <div className="grid gap-4">
            <Checkbox label={t('sample.agree')} defaultChecked />
            <Checkbox label={t('sample.agree')} error={t('sample.agreeError')} />
          </div>
        )}
      </Specimen>
      <Specimen name="RadioGroup">{() => <Periods />}</Specimen>
      <Specimen name="SegmentedControl · Switch">{() => <Instant />}</Specimen>
    </Part>
  );
}

function Periods() {
  const { t } = useTranslation('design');
  return (
    <RadioGroup
      label={t('sample.period')}
      name={useId()}
      defaultValue="yearly"
      options={[
        { value: 'monthly', label: t('sample.monthly') },
        { value: 'yearly', label: t('sample.yearly'), hint: t('sample.yearlyHint') },
        { value: 'custom', label: t('sample.custom'), disabled: true },
      ]}
    />
  );
}

function Instant() {
  const { t } = useTranslation('design');
  const [period, setPeriod] = useState<'monthly' | 'yearly'>('monthly');
  const [lines, setLines] = useState(true);
  return (
    <div className="grid gap-5">
      <SegmentedControl
        label={t('sample.period')}
        className="justify-self-start"
        value={period}
        onChoose={setPeriod}
        options={[
          { value: 'monthly', label: t('sample.monthly') },
          { value: 'yearly', label: t('sample.yearly') },
        ]}
      />
      <Switch
        label={t('sample.lines')}
        hint={t('sample.linesHint')}
        checked={lines}
        onChange={setLines}
      />
      <Switch label={t('sample.lines')} checked={!lines} onChange={(on) => setLines(!on)} />
      <Switch label={t('sample.off')} checked={false} disabled onChange={setLines} />
    </div>
  );
}
