import { legalPeriods } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatSpan } from '../../content/parts/figures.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';

const notes = ['renewal', 'cancellation', 'refund'] as const;

/** Rules of paid plans in short, with links to the full texts. */
export function PlanNotes() {
  const { t } = useTranslation('plans');
  const { refund } = legalPeriods;
  const figures = {
    days: refund.moneyBackDays,
    review: formatSpan(refund.reviewBusinessDays),
    outage: refund.outageHours,
  };
  return (
    <section aria-labelledby="notes" className="mt-16">
      <SectionHeading id="notes" title={t('notes.heading')} lead={t('notes.lead')} />
      <dl className="mt-8 grid gap-8 sm:grid-cols-3">
        {notes.map((note) => (
          <div key={note} className="border-t-2 border-ink pt-4">
            <dt className="font-semibold">{t(`notes.${note}.title`)}</dt>
            <dd className="mt-2 leading-relaxed text-muted">{t(`notes.${note}.text`, figures)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
        <Link to="/Cancellation" className="link link-alone">
          {t('notes.more')}
        </Link>
        <Link to="/sss#plans" className="link link-alone">
          {t('notes.questions')}
        </Link>
      </p>
    </section>
  );
}
