import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session-provider.tsx';
import { Logo } from '../../ui/logo.tsx';

const linkClass = 'inline-flex min-h-6 items-center text-sm text-muted hover:text-accent hover:underline underline-offset-4';

export function SiteFooter() {
  const { t } = useTranslation('site');
  const { user } = useSession();
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div className="mx-auto grid w-full max-w-page gap-10 px-4 py-12 sm:px-6 md:grid-cols-[2fr_1fr_1fr]">
        <div className="max-w-sm">
          <Logo />
          <p className="mt-3 text-sm text-muted">{t('footer.tagline')}</p>
        </div>
        <nav aria-labelledby="footer-product">
          <h2 id="footer-product" className="text-sm font-semibold">
            {t('footer.product')}
          </h2>
          <ul className="mt-3 grid gap-2">
            <li>
              <Link to="/chat" className={linkClass}>
                {t('navigation.analytics')}
              </Link>
            </li>
            <li>
              <Link to={user === undefined ? '/login' : '/profile'} className={linkClass}>
                {user === undefined ? t('navigation.login') : t('navigation.profile')}
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 id="footer-legal" className="text-sm font-semibold">
            {t('footer.legal')}
          </h2>
          <ul className="mt-3 grid gap-2">
            {(['Privacy', 'Terms', 'Risk'] as const).map((page) => (
              <li key={page}>
                <Link to={`/${page}`} className={linkClass}>
                  {page === 'Privacy' ? t('footer.privacy') : page === 'Terms' ? t('footer.terms') : t('footer.risk')}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="border-t border-line">
        <p className="mx-auto w-full max-w-page px-4 py-5 text-xs text-muted sm:px-6">{t('footer.notice')}</p>
      </div>
    </footer>
  );
}
