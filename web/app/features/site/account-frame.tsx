import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { getButtonClass } from '../../ui/button.tsx';
import { Logo, Mark } from '../../ui/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Minimal frame of the sign-in pages: home link, language and theme. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="px-3 py-3 sm:px-6">
        <div className="mx-auto flex w-full max-w-5xl items-center gap-2 sm:gap-3">
          <Link to="/" className={getButtonClass('quiet', 'mr-auto px-3.5 sm:-ml-3')}>
            {/* The name has no room on the narrowest screens. */}
            <Mark className="min-[380px]:hidden" />
            <Logo className="max-[379px]:hidden" />
            <span className="text-muted max-sm:sr-only sm:border-l sm:border-line sm:pl-3">
              {t('navigation.home')}
            </span>
          </Link>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" className="grid flex-1 content-center px-4 pt-2 pb-12 sm:px-6">
        {children}
      </main>
    </div>
  );
}
