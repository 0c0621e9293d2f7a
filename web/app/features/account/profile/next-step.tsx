import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { getButtonClass } from '../../../ui/button.tsx';
import { Panel } from './panel.tsx';

/** What an account with a password alone should do next, below what the page is opened for. */
export function NextStep() {
  const { t } = useTranslation('profile');
  return (
    <Panel heading={t('next.heading')}>
      <p className="flex gap-3 text-sm text-muted">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {t('next.text')}
      </p>
      <Link
        to="?tab=security"
        className={getButtonClass('secondary', 'sm:w-fit sm:justify-self-start')}
      >
        {t('factor.begin')}
      </Link>
    </Panel>
  );
}
