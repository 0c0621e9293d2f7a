import { isLanguage, type JobPosition, languageKeys, legalPeriods } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { formatSpan } from '../../content/parts/figures.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { FormAnswer } from '../../lib/forms/form-answer.ts';
import { PageForm } from '../../lib/forms/page-form.tsx';
import { useSentForm } from '../../lib/forms/use-sent-form.ts';
import { LinkedWords } from '../../lib/linked-words.tsx';
import { ApplicationFields } from './application-fields.tsx';
import { findApplicationFaults } from './application-faults.ts';

type ApplicationFormProps = {
  path: string;
  loaded: FormAnswer | undefined;
  position: JobPosition | '';
  onPosition: (position: JobPosition | '') => void;
};

/** The job application form in all its states. */
export function ApplicationForm({ path, loaded, ...chosen }: ApplicationFormProps) {
  const { t } = useTranslation(['careers', 'forms']);
  const language = useLanguage();
  const [query] = useSearchParams();
  const named = query.get(languageKeys.query);
  // Keep only a known language of the query: the position is chosen in the form.
  const search = isLanguage(named) ? `?${languageKeys.query}=${named}` : '';
  const sent = useSentForm({
    name: 'application',
    loaded,
    findFaults: (fields) => findApplicationFaults(fields, { t, language }),
  });
  const isAccepted = sent.answer?.kind === 'accepted';
  const days = formatSpan(legalPeriods.replyBusinessDays.careers);
  return (
    <section id="apply" aria-labelledby="apply-heading">
      <h2 id="apply-heading" className="text-2xl font-semibold tracking-tight">
        {t('form.heading')}
      </h2>
      {!isAccepted && <p className="mt-3 leading-relaxed text-muted">{t('form.lead', { days })}</p>}
      <div className={isAccepted ? 'mt-6' : 'mt-8'}>
        <PageForm
          sent={sent}
          // After a native submit the reloaded page jumps to the form: on a phone it is far down.
          action={`${search}#apply`}
          encType="multipart/form-data"
          aria-labelledby="apply-heading"
          submit={t('form.submit')}
          accepted={{
            title: t('accepted.title'),
            text: t('accepted.text', { days }),
            another: t('accepted.another'),
            path,
          }}
        >
          <ApplicationFields
            faults={sent.faults}
            email={sent.typed['email']}
            {...chosen}
            isFileLost={loaded?.kind === 'refused'}
          />
          <p className="text-sm text-muted">
            <LinkedWords
              text={t('form.data')}
              elements={{ a: <Link to="/Privacy" className="link" /> }}
            />
          </p>
        </PageForm>
      </div>
    </section>
  );
}
