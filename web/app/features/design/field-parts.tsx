import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Part, Specimen } from './part.tsx';

export function FieldPart() {
  const { t } = useTranslation('design');
  const reasons = [
    { value: 'a', label: t('sample.question') },
    { value: 'b', label: t('sample.question2') },
  ];
  return (
    <Part name="fields">
      <Specimen name="TextField">
        {() => (
          <div className="grid gap-4">
            <TextField
              label={t('sample.email')}
              placeholder={t('sample.placeholder')}
              hint={t('sample.emailHint')}
            />
            <TextField
              label={t('sample.email')}
              defaultValue={t('sample.short')}
              error={t('sample.emailError')}
            />
            <TextField label={t('sample.email')} note={t('sample.optional')} disabled />
          </div>
        )}
      </Specimen>
      <Specimen name="TextArea · SelectField · FileField">
        {() => (
          <div className="grid gap-4">
            <TextArea label={t('sample.message')} defaultValue={t('sample.text')} />
            <SelectField
              label={t('sample.reason')}
              placeholder={t('sample.choose')}
              defaultValue=""
              options={reasons}
            />
            <SelectField label={t('sample.reason')} options={reasons} error={t('sample.choose')} />
            <FileField
              label={t('sample.file')}
              choose={t('sample.fileChoose')}
              none={t('sample.fileNone')}
              hint={t('sample.fileHint')}
            />
          </div>
        )}
      </Specimen>
    </Part>
  );
}

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
