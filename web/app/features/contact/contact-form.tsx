import { contactReasons, contactReasonWord, honeypotField } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { FormAccepted } from '../../lib/forms/form-accepted.tsx';
import type { FormAnswer } from '../../lib/forms/form-answer.ts';
import { FormProblem, isWorthAnotherTry } from '../../lib/forms/form-problem.tsx';
import { useSentForm } from '../../lib/forms/use-sent-form.ts';
import { Button } from '../../ui/button.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { findContactFaults } from './contact-faults.ts';
import { MessageField } from './message-field.tsx';
import { replyDays } from './reply-days.ts';

type Sent = ReturnType<typeof useSentForm>;

function ContactFields({
  faults,
  values,
}: {
  faults: Sent['faults'];
  values: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation(['contact', 'forms']);
  const language = useLanguage();
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <Honeypot name={honeypotField} label={t('forms:leaveEmpty')} />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        required
        label={t('form.email')}
        hint={t('form.emailHint')}
        defaultValue={values['email']}
        error={faults['email']}
      />
      <SelectField
        name="reason"
        required
        label={t('form.reason')}
        placeholder={t('form.reasonPlaceholder')}
        options={contactReasons.map((reason) => ({
          value: reason,
          label: contactReasonWord(reason, language),
        }))}
        defaultValue={values['reason'] ?? ''}
        error={faults['reason']}
      />
      <MessageField defaultValue={values['message']} error={faults['message']} />
    </>
  );
}

function Fields({ sent }: { sent: Sent }) {
  const { t } = useTranslation(['contact', 'forms']);
  const { fetcher, form, answer, typed, faults, sending, held, onSubmit, onMend } = sent;
  const again = isWorthAnotherTry(answer) && !held;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      aria-label={t('form.label')}
      onSubmit={onSubmit}
      onInput={onMend}
      className="grid gap-6"
    >
      <ContactFields faults={faults} values={typed} />
      <p className="text-sm text-muted">{t('form.noSecrets')}</p>
      <FormProblem answer={answer} held={held} />
      <Button type="submit" busy={sending} className="justify-self-start max-sm:w-full">
        {sending ? t('forms:sending') : again ? t('forms:sendAgain') : t('form.submit')}
      </Button>
    </fetcher.Form>
  );
}

/** The form by which people write to us, in all its states. */
export function ContactForm({ path, loaded }: { path: string; loaded: FormAnswer | undefined }) {
  const { t } = useTranslation(['contact', 'forms']);
  const language = useLanguage();
  const sent = useSentForm({
    name: 'contact',
    loaded,
    findFaults: (fields) => findContactFaults(fields, { t, language }),
  });
  const accepted = sent.answer?.kind === 'accepted';
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold no heading */}
      <div role="status">
        {accepted && (
          <FormAccepted
            title={t('accepted.title')}
            another={t('accepted.another')}
            path={path}
            onAnother={sent.startAgain}
          >
            {t('accepted.text', replyDays)}
          </FormAccepted>
        )}
      </div>
      {!accepted && <Fields sent={sent} />}
    </div>
  );
}
