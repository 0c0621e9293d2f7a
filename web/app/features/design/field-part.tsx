import { useTranslation } from 'react-i18next';
import { FileField } from '../../ui/file-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
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
            <TextField label={t('sample.email')} disabled />
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
