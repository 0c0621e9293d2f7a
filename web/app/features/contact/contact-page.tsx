import { useTranslation } from 'react-i18next';
import type { FormAnswer } from '../../lib/forms/form-answer.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { ContactAside } from './contact-aside.tsx';
import { ContactForm } from './contact-form.tsx';
import { replyDays } from './reply-days.ts';

/** `loaded` is the form answer of the page load, when the form was posted without JavaScript. */
export function ContactPage({ path, loaded }: { path: string; loaded: FormAnswer | undefined }) {
  const { t } = useTranslation('contact');
  return (
    <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-6 lg:py-16">
      <SectionHeading
        level={1}
        eyebrow={t('eyebrow')}
        title={t('heading')}
        lead={t('lead', replyDays)}
      />
      <div className="mt-10 grid gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ContactForm path={path} loaded={loaded} />
        <ContactAside />
      </div>
    </div>
  );
}
