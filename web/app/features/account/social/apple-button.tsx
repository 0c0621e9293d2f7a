import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getButtonClass } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { getProviderWait } from './provider-api.ts';
import { ProviderMark } from './provider-mark.tsx';

/** Leads to Apple; says that it is loading, and after ten seconds that it cannot be reached. */
export function AppleButton({ href }: { href: string }) {
  const { t } = useTranslation('account');
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const giveUp = (): void => {
      window.stop();
      setLoading(false);
      notify.error(t('social.faults.unavailable'));
    };
    const timer = setTimeout(giveUp, getProviderWait('apple'));
    // Back from Apple, the page may be shown again as it was left.
    const onShow = (): void => setLoading(false);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onShow);
    };
  }, [isLoading, t]);
  return (
    <a
      href={href}
      aria-busy={isLoading || undefined}
      onClick={() => setLoading(true)}
      className={getButtonClass('secondary', 'px-2 whitespace-nowrap')}
    >
      <ProviderMark provider="apple" />
      <span aria-live="polite">{isLoading ? t('social.loadingApple') : t('social.apple')}</span>
    </a>
  );
}
