import {
  isInterval,
  isLanguage,
  isTheme,
  readingLevels,
  type Language,
  type Preferences,
} from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { readText } from '../../../lib/forms/field-faults.ts';
import { useTheme } from '../../../lib/theme.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { AccountForm } from '../account-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { Panel } from './panel.tsx';
import { useProfileApi } from './profile-api.ts';

type ChoicesProps = {
  preferences: Preferences;
  chooseLanguage: (language: Language) => Promise<void>;
};

function readChoices(fields: FormData): Omit<Preferences, 'newDeviceMails'> {
  const [language, theme, interval, level] = ['language', 'theme', 'interval', 'readingLevel'].map(
    (name) => readText(fields, name),
  );
  return {
    language: isLanguage(language) ? language : null,
    theme: isTheme(theme) ? theme : null,
    timeZone: readText(fields, 'timeZone') || null,
    symbol: readText(fields, 'symbol').trim() || null,
    interval: isInterval(interval) ? interval : null,
    readingLevel: readingLevels.find((one) => one === level) ?? 'expert',
  };
}

/** What the person chose for every device: language, theme, time zone and the first chart. */
export function ChoicesPanel({ preferences, chooseLanguage }: ChoicesProps) {
  const { t } = useTranslation(['profile', 'problems']);
  const shown = useLanguage();
  const { change } = useProfileApi();
  const { chooseTheme } = useTheme();
  const form = useAccountForm({
    findFaults: () => ({}),
    send: async (fields) => {
      const choices = readChoices(fields);
      await change(choices);
      if (choices.theme !== null) chooseTheme(choices.theme);
      if (choices.language !== null && choices.language !== shown)
        await chooseLanguage(choices.language);
      notify.success(t('profile:saved'));
      return undefined;
    },
    fallback: t('problems:unexpected'),
  });
  return (
    <Panel heading={t('profile:choices.heading')} lead={t('profile:choices.lead')}>
      <AccountForm form={form} submit={t('profile:choices.submit')}>
        <ChoiceFields preferences={preferences} faults={form.faults} />
      </AccountForm>
    </Panel>
  );
}
