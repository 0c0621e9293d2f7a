import { brand } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { footerColumns } from '../../site-pages.ts';
import { Logo } from '../../ui/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SearchForm } from './search-form.tsx';

/** Footer of public pages: all pages, search, notice, languages. */
export function SiteFooter() {
  const { t } = useTranslation('site');
  return (
    <footer className="on-approach mt-auto border-t border-line bg-sunken print:hidden">
      <div className="mx-auto w-full max-w-page px-4 sm:px-6">
        <div className="grid gap-6 border-b border-line py-10 lg:grid-cols-[1fr_minmax(0,26rem)] lg:items-center">
          <div>
            <Logo />
            <p className="mt-2 text-sm text-muted">{t('footer.tagline')}</p>
          </div>
          <SearchForm />
        </div>
        <div className="gap-x-5 pt-10 pb-1 min-[22rem]:max-lg:columns-2 lg:grid lg:grid-cols-4">
          <FooterColumns />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-6">
          <p className="max-w-prose text-xs text-muted">
            {t('footer.notice', { brand: brand.name })}
          </p>
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  );
}

function FooterColumns() {
  const { t } = useTranslation('site');
  return footerColumns.map((column) => (
    <nav
      key={column.name}
      className="break-inside-avoid pb-9"
      aria-labelledby={`footer-${column.name}`}
    >
      <h2 id={`footer-${column.name}`} className="eyebrow">
        {t(`footer.columns.${column.name}`)}
      </h2>
      <ul className="mt-2 lg:mt-3">
        {column.pages.map(({ name, path }) => (
          <li key={name}>
            <Link
              to={path}
              className="inline-flex min-h-11 items-center rounded-sm text-sm text-muted underline-offset-4 hover:text-accent hover:underline lg:min-h-8"
            >
              {t(`footer.pages.${name}`, { brand: brand.name })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
