import {
  getIntervalName,
  intervals,
  languageRules,
  languages,
  readingLevels,
  type Preferences,
  themes,
} from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { FieldFaults } from '../../../lib/forms/field-faults.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type FieldsProps = { preferences: Preferences; faults: FieldFaults };

const timeZones = Intl.supportedValuesOf('timeZone').map((name) => ({
  value: name,
  label: name.replaceAll('_', ' '),
}));

function LookFields({ preferences, faults }: FieldsProps) {
  const { t } = useTranslation('profile');
  const perBrowser = { value: '', label: t('choices.perBrowser') };
  return (
    <>
      <SelectField
        name="language"
        label={t('choices.language')}
        defaultValue={preferences.language ?? ''}
        options={[
          perBrowser,
          ...languages.map((value) => ({ value, label: languageRules[value].name })),
        ]}
        error={faults['language']}
      />
      <SelectField
        name="theme"
        label={t('choices.theme')}
        defaultValue={preferences.theme ?? ''}
        options={[
          perBrowser,
          ...themes.map((value) => ({ value, label: t(`choices.themes.${value}`) })),
        ]}
        error={faults['theme']}
      />
      <SelectField
        name="timeZone"
        label={t('choices.timeZone')}
        hint={t('choices.timeZoneHint')}
        defaultValue={preferences.timeZone ?? ''}
        options={[perBrowser, ...timeZones]}
        error={faults['timeZone']}
        className="sm:col-span-2"
      />
    </>
  );
}

function ChartFields({ preferences, faults }: FieldsProps) {
  const { t } = useTranslation('profile');
  const shown = useLanguage();
  return (
    <>
      <TextField
        name="symbol"
        label={t('choices.symbol')}
        hint={t('choices.symbolHint')}
        defaultValue={preferences.symbol ?? ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={faults['symbol']}
      />
      <SelectField
        name="interval"
        label={t('choices.interval')}
        defaultValue={preferences.interval ?? ''}
        options={[
          { value: '', label: t('choices.lastInterval') },
          ...intervals.map((value) => ({ value, label: getIntervalName(value, shown) })),
        ]}
        error={faults['interval']}
      />
    </>
  );
}

function ReadingField({ preferences, faults }: FieldsProps) {
  const { t } = useTranslation('profile');
  return (
    <SelectField
      name="readingLevel"
      label={t('choices.readingLevel')}
      hint={t('choices.readingLevelHint')}
      defaultValue={preferences.readingLevel}
      options={readingLevels.map((value) => ({
        value,
        label: t(`choices.readingLevels.${value}`),
      }))}
      error={faults['readingLevel']}
      className="sm:col-span-2"
    />
  );
}

/** The fields of what a person chooses for every device. */
export function ChoiceFields(props: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LookFields {...props} />
      <ChartFields {...props} />
      <ReadingField {...props} />
    </div>
  );
}
