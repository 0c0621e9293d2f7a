import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { getButtonClass } from '../../../ui/button.tsx';

/** What an account with a password alone should do first. */
export function NextStep() {
  const { t } = useTranslation('profile');
  return (
    <section
      aria-label={t('next.heading')}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-accent-soft p-5 sm:px-6"
    >
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" />
        <div>
          <h2 className="text-lg font-semibold tracking-tight">{t('next.heading')}</h2>
          <p className="mt-1 text-sm text-muted">{t('next.text')}</p>
        </div>
      </div>
      <Link to="?tab=security" className={getButtonClass('primary', 'max-sm:w-full')}>
        {t('factor.begin')}
      </Link>
    </section>
  );
}
