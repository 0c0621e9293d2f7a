import { ArrowRight, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** What an account with a password alone should do next, below what the page is opened for. */
export function NextStep() {
  const { t } = useTranslation('profile');
  return (
    <section
      aria-label={t('next.heading')}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border border-line bg-accent-soft/40 p-5 sm:px-6"
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        <div>
          <h2 className="text-base font-semibold tracking-tight">{t('next.heading')}</h2>
          <p className="mt-1 text-sm text-muted">{t('next.text')}</p>
        </div>
      </div>
      <Link
        to="?tab=security"
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent hover:underline max-sm:pl-8"
      >
        {t('factor.begin')}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </section>
  );
}
