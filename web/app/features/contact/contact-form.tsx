import { contactReasons, getContactReasonName } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { EmailField } from '../../lib/forms/email-field.tsx';
import type { FormAnswer } from '../../lib/forms/form-answer.ts';
import { PageForm } from '../../lib/forms/page-form.tsx';
import { useSentForm } from '../../lib/forms/use-sent-form.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { findContactFaults } from './contact-faults.ts';
import { MessageField } from './message-field.tsx';
import { replyDays } from './reply-days.ts';

/** The contact form in all its states. */
export function ContactForm({ path, loaded }: { path: string; loaded: FormAnswer | undefined }) {
  const { t } = useTranslation(['contact', 'forms']);
  const language = useLanguage();
  const sent = useSentForm({
    name: 'contact',
    loaded,
    findFaults: (fields) => findContactFaults(fields, { t, language }),
  });
  const { typed, faults } = sent;
  return (
    <div>
      <PageForm
        sent={sent}
        aria-label={t('form.label')}
        submit={t('form.submit')}
        accepted={{
          title: t('accepted.title'),
          text: t('accepted.text', replyDays),
          another: t('accepted.another'),
          path,
        }}
      >
        <EmailField
          label={t('form.email')}
          hint={t('form.emailHint')}
          defaultValue={typed['email']}
          error={faults['email']}
        />
        <SelectField
          name="reason"
          required
          label={t('form.reason')}
          placeholder={t('form.reasonPlaceholder')}
          options={contactReasons.map((reason) => ({
            value: reason,
            label: getContactReasonName(reason, language),
          }))}
          defaultValue={typed['reason'] ?? ''}
          error={faults['reason']}
        />
        <MessageField defaultValue={typed['message']} error={faults['message']} />
        <p className="text-sm text-muted">{t('form.noSecrets')}</p>
      </PageForm>
    </div>
  );
}
