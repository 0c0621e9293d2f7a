import { brand } from '@vela/contracts';
import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo.tsx';
import { AccountLinks } from './account-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The bar over the public pages; on phones its links fold into a menu. */
export function SiteHeader() {
  const { t } = useTranslation('site');
  const { pathname } = useLocation();
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  // Remembered by page, so that arriving at another one closes it.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(undefined);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-3 px-4 sm:px-6">
        <Link to="/" aria-label={`${brand.name}: ${t('navigation.home')}`} className="my-3 mr-auto rounded-sm">
          <Logo />
        </Link>
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls={menuId}
          aria-label={open ? t('navigation.closeMenu') : t('navigation.menu')}
          onClick={() => setOpenOn(open ? undefined : pathname)}
          className="grid size-11 place-items-center rounded-md hover:bg-sunken md:hidden"
        >
          {open ? <X aria-hidden="true" className="size-5" /> : <Menu aria-hidden="true" className="size-5" />}
        </button>
        <div
          id={menuId}
          className={classNames(
            'w-full flex-col gap-3 pb-4 md:flex md:w-auto md:flex-row md:items-center md:py-3',
            open ? 'flex' : 'hidden',
          )}
        >
          <nav aria-label={t('navigation.label')} className="flex flex-col gap-2 md:flex-row md:items-center md:gap-1">
            <NavLink to="/chat" className={buttonClass('quiet', 'max-md:justify-start')}>
              {t('navigation.analytics')}
            </NavLink>
            <AccountLinks />
          </nav>
          <div className="flex items-center gap-3 md:border-l md:border-line md:pl-3">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </header>
  );
}
