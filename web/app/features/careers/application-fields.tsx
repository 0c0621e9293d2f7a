import { applicationFile, type JobPosition, jobPositions, jobPositionWord } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { FieldFaults } from '../../lib/forms/use-sent-form.ts';
import { FileField } from '../../ui/file-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { spellSize } from './application-faults.ts';
import { toPosition } from './to-position.ts';

type ApplicationFieldsProps = {
  faults: FieldFaults;
  email: string | undefined;
  position: JobPosition | '';
  onPosition: (position: JobPosition | '') => void;
  /** Was the page loaded anew with a file chosen before? Browsers forget it then. */
  isFileLost: boolean;
};

/** What an application consists of. */
export function ApplicationFields({
  faults,
  email,
  position,
  onPosition,
  isFileLost,
}: ApplicationFieldsProps) {
  const { t } = useTranslation(['careers', 'forms']);
  const language = useLanguage();
  const sizeHint = t('form.fileHint', { size: spellSize(applicationFile.maxBytes, language) });
  return (
    <>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        required
        label={t('form.email')}
        hint={t('form.emailHint')}
        defaultValue={email}
        error={faults['email']}
      />
      <SelectField
        name="position"
        required
        label={t('form.position')}
        placeholder={t('form.positionPlaceholder')}
        options={jobPositions.map((name) => ({
          value: name,
          label: jobPositionWord(name, language),
        }))}
        value={position}
        onChange={(event) => onPosition(toPosition(event.target.value))}
        error={faults['position']}
      />
      <FileField
        name="file"
        accept={`${applicationFile.extension},${applicationFile.type}`}
        label={t('form.file')}
        choose={t('form.fileChoose')}
        none={t('form.fileNone')}
        hint={isFileLost ? `${sizeHint} ${t('form.fileAgain')}` : sizeHint}
        error={faults['file']}
      />
    </>
  );
}
