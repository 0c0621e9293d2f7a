import { contactLimits } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { countCharacters } from './contact-faults.ts';

type MessageFieldProps = { defaultValue: string | undefined; error: string | undefined };

/** Text area with limits and character count; no maxlength, it truncates pasted text unnoticed. */
export function MessageField({ defaultValue, error }: MessageFieldProps) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const [used, setUsed] = useState(countCharacters(defaultValue ?? ''));
  const figure = (value: number) => value.toLocaleString(language);
  const bounds = {
    min: figure(contactLimits.messageMinLength),
    max: figure(contactLimits.messageMaxLength),
  };
  return (
    <TextArea
      name="message"
      label={t('form.message')}
      rows={9}
      required
      minLength={contactLimits.messageMinLength}
      defaultValue={defaultValue}
      hint={
        used === 0
          ? t('form.messageBounds', bounds)
          : t('form.messageCount', { ...bounds, used: figure(used) })
      }
      error={error}
      onChange={(event) => setUsed(countCharacters(event.target.value))}
    />
  );
}
