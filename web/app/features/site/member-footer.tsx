import { brand } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { footerColumns } from '../../site-pages.ts';

const linked = new Set<string>(['methods', 'faq', 'write', 'privacy', 'terms', 'risk']);
const pages = footerColumns.flatMap((column) =>
  column.pages.filter(({ name }) => linked.has(name)),
);

/** Footer of members' pages: one line, since they came to work and not to look around. */
export function MemberFooter() {
  const { t } = useTranslation('site');
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-4 text-xs text-muted sm:px-6">
        <p className="max-w-prose">{t('footer.notice', { brand: brand.name })}</p>
        <ul className="-ml-1.5 flex flex-wrap gap-x-2">
          {pages.map(({ name, path }) => (
            <li key={name}>
              <Link
                to={path}
                className="inline-flex min-h-11 items-center rounded-sm px-1.5 hover:text-accent hover:underline lg:min-h-8"
              >
                {t(`footer.pages.${name}`, { brand: brand.name })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
