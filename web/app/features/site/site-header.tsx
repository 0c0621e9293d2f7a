import { brand } from '@vela/contracts';
import { Menu, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { findCurrentPath, mainPages } from './main-pages.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Header of the public pages; its links collapse into a menu on narrow screens. */
export function SiteHeader() {
  const { t } = useTranslation('site');
  const current = findCurrentPath(useLocation().pathname);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm print:hidden">
      <div className="mx-auto flex min-h-16 w-full max-w-page items-center gap-2 px-4 sm:px-6 lg:gap-4">
        <Link
          to="/"
          aria-label={`${brand.name}: ${t('navigation.home')}`}
          className="mr-auto flex min-h-11 items-center rounded-sm lg:mr-2"
        >
          <Logo />
        </Link>
        <WideNavigation current={current} />
        <div className="hidden items-center gap-2 lg:flex">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <div className="flex justify-end lg:min-w-22">
          <AccountMenu />
        </div>
        <NarrowNavigation current={current} />
      </div>
      <NavigationProgress />
    </header>
  );
}

type Navigation = { current: string | undefined };

function WideNavigation({ current }: Navigation) {
  const { t } = useTranslation('site');
  return (
    <nav aria-label={t('navigation.label')} className="mr-auto hidden self-stretch lg:flex">
      <ul className="flex items-stretch">
        {mainPages.map(({ name, path }) => (
          <li key={path} className="flex">
            <Link
              to={path}
              aria-current={path === current ? 'page' : undefined}
              className="-mb-px flex items-center border-b-2 border-transparent forced-colors:mb-0 forced-colors:border-[Canvas] px-3 text-sm font-medium text-muted transition-colors -outline-offset-4 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {t(`navigation.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NarrowNavigation({ current }: Navigation) {
  const { t } = useTranslation('site');
  return (
    <Disclosure
      className="group -mr-2.5 lg:hidden"
      buttonClassName="grid size-11 list-none place-items-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden"
      button={
        <>
          <Menu aria-hidden="true" className="size-5 group-open:hidden" />
          <X aria-hidden="true" className="hidden size-5 group-open:block" />
          <span className="sr-only">{t('navigation.menu')}</span>
        </>
      }
    >
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-paper px-4 pt-2 pb-5 shadow-lift sm:px-6">
        <NarrowLinks current={current} />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </Disclosure>
  );
}

function NarrowLinks({ current }: Navigation) {
  const { t } = useTranslation('site');
  return (
    <nav aria-label={t('navigation.label')}>
      <ul className="divide-y divide-line">
        {[{ name: 'home', path: '/' } as const, ...mainPages].map(({ name, path }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === current ? 'page' : undefined}
              className="flex min-h-12 items-center text-base font-medium hover:text-accent aria-[current=page]:text-accent"
            >
              {t(`navigation.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
