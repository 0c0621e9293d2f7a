import {
  honeypotField,
  isLanguage,
  type JobPosition,
  languageKeys,
  legalPeriods,
} from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { formatSpan } from '../../content/parts/figures.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { FormAccepted } from '../../lib/forms/form-accepted.tsx';
import type { FormAnswer } from '../../lib/forms/form-answer.ts';
import { FormProblem, isWorthAnotherTry } from '../../lib/forms/form-problem.tsx';
import { useSentForm } from '../../lib/forms/use-sent-form.ts';
import { LinkedWords } from '../../lib/linked-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import { ApplicationFields } from './application-fields.tsx';
import { findApplicationFaults } from './application-faults.ts';

type Chosen = { position: JobPosition | ''; onPosition: (position: JobPosition | '') => void };
type Sent = ReturnType<typeof useSentForm>;

function Form({
  sent,
  chosen,
  loaded,
}: {
  sent: Sent;
  chosen: Chosen;
  loaded: FormAnswer | undefined;
}) {
  const { t } = useTranslation(['careers', 'forms']);
  const language = useLanguage();
  const [query] = useSearchParams();
  const named = query.get(languageKeys.query);
  // Of the address nothing but a language of ours: a position is chosen in the form.
  const search = isLanguage(named) ? `?${languageKeys.query}=${named}` : '';
  const { fetcher, form, answer, typed, faults, sending, held, onSubmit, onMend } = sent;
  const again = isWorthAnotherTry(answer) && !held;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      // Loaded anew, the page shows the form at once: on a phone it is far down.
      action={`${search}#apply`}
      encType="multipart/form-data"
      aria-labelledby="apply-heading"
      onSubmit={onSubmit}
      onInput={onMend}
      className="mt-8 grid gap-6"
    >
      <input type="hidden" name="language" value={language} />
      <Honeypot name={honeypotField} label={t('forms:leaveEmpty')} />
      <ApplicationFields
        faults={faults}
        email={typed['email']}
        {...chosen}
        isFileLost={loaded?.kind === 'refused'}
      />
      <p className="text-sm text-muted">
        <LinkedWords
          text={t('form.data')}
          elements={{ a: <Link to="/Privacy" className="link" /> }}
        />
      </p>
      <FormProblem answer={answer} held={held} />
      <Button type="submit" busy={sending} className="justify-self-start max-sm:w-full">
        {sending ? t('forms:sending') : again ? t('forms:sendAgain') : t('form.submit')}
      </Button>
    </fetcher.Form>
  );
}

type ApplicationFormProps = Chosen & { path: string; loaded: FormAnswer | undefined };

/** The form by which people apply, in all its states. */
export function ApplicationForm({ path, loaded, ...chosen }: ApplicationFormProps) {
  const { t } = useTranslation(['careers', 'forms']);
  const language = useLanguage();
  const sent = useSentForm({
    name: 'application',
    loaded,
    findFaults: (fields) => findApplicationFaults(fields, { t, language }),
  });
  const accepted = sent.answer?.kind === 'accepted';
  const days = formatSpan(legalPeriods.replyBusinessDays.careers);
  return (
    <section id="apply" aria-labelledby="apply-heading">
      <h2 id="apply-heading" className="text-2xl font-semibold tracking-tight">
        {t('form.heading')}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold no heading */}
      <div role="status" className={accepted ? 'mt-6' : undefined}>
        {accepted && (
          <FormAccepted
            title={t('accepted.title')}
            another={t('accepted.another')}
            path={path}
            onAnother={sent.startAgain}
          >
            {t('accepted.text', { days })}
          </FormAccepted>
        )}
      </div>
      {!accepted && (
        <>
          <p className="mt-3 leading-relaxed text-muted">{t('form.lead', { days })}</p>
          <Form sent={sent} chosen={chosen} loaded={loaded} />
        </>
      )}
    </section>
  );
}
