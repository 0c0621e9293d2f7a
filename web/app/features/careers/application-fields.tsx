import {
  applicationFile,
  type JobPosition,
  jobPositions,
  getJobPositionName,
} from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { EmailField } from '../../lib/forms/email-field.tsx';
import type { FieldFaults } from '../../lib/forms/field-faults.ts';
import { FileField } from '../../ui/file-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { formatFileSize } from './application-faults.ts';
import { toPosition } from './to-position.ts';

type ApplicationFieldsProps = {
  faults: FieldFaults;
  email: string | undefined;
  position: JobPosition | '';
  onPosition: (position: JobPosition | '') => void;
  /** The page was reloaded after a file was chosen: browsers drop it. */
  isFileLost: boolean;
};

/** Fields of an application. */
export function ApplicationFields(props: ApplicationFieldsProps) {
  const { faults, email, position, onPosition, isFileLost } = props;
  const { t } = useTranslation(['careers', 'forms']);
  const language = useLanguage();
  const sizeHint = t('form.fileHint', { size: formatFileSize(applicationFile.maxBytes, language) });
  return (
    <>
      <EmailField
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
          label: getJobPositionName(name, language),
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
