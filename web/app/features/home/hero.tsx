import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadySymbols, SymbolForm } from './symbol-form.tsx';

/**
 * Hero: what Vela does, a symbol to begin with, and the story of one chart, which phones show
 * before all that is not needed to begin.
 */
export function Hero({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <section className="mx-auto grid w-full max-w-page gap-x-12 gap-y-5 px-4 pt-5 pb-14 sm:px-6 lg:grid-cols-[11fr_13fr] lg:grid-rows-[1fr_auto_auto_1fr] lg:pt-14 lg:pb-20">
      <div className="min-w-0 lg:row-start-2">
        <p className="eyebrow mb-4 max-sm:hidden">{t('hero.eyebrow')}</p>
        <h1 className="display text-[2.125rem] leading-[1.06] sm:text-5xl">
          <span className="block">{t('hero.heading')}</span>
          <span className="block">{t('hero.headingNext')}</span>
        </h1>
        <p className="mt-3 mb-4 max-w-prose text-muted sm:mt-5 sm:mb-7 sm:text-lg">
          {t('hero.lead')}
        </p>
        <SymbolForm />
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-4 lg:row-start-1">{children}</div>
      <div className="lg:row-start-3">
        <ReadySymbols />
        <p className="mt-3 max-w-prose text-sm text-muted">{t('hero.note')}</p>
        <a href="#advantages" className="link link-alone mt-1 text-sm font-medium">
          {t('hero.how')}
        </a>
      </div>
    </section>
  );
}
