import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { mainPages } from './main-pages.ts';
import { SearchForm } from './search-form.tsx';

/** Search and main pages, for error pages. */
export function FallbackLinks() {
  const { t } = useTranslation(['site', 'problems']);
  return (
    <>
      <SearchForm />
      <nav aria-label={t('problems:notFound.pages')} className="mt-8">
        <ul className="divide-y divide-line border-y border-line">
          {[{ name: 'home', path: '/' } as const, ...mainPages].map(({ name, path }) => (
            <li key={path}>
              <Link
                to={path}
                className="group flex min-h-12 items-center justify-between gap-3 rounded-sm font-medium hover:text-accent"
              >
                {t(`site:navigation.${name}`)}
                <ArrowRight
                  aria-hidden="true"
                  className="size-4 text-muted transition-transform group-hover:translate-x-1"
                />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
