import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SymbolForm } from './symbol-form.tsx';

/** Hero: what Vela does, a symbol to begin with, and beside it the story of one chart. */
export function Hero({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <section className="mx-auto grid w-full max-w-page items-start gap-x-12 gap-y-10 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[11fr_13fr] lg:pt-14 lg:pb-20">
      <div className="min-w-0">
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1 className="display mt-4 text-[2.375rem] leading-[1.06] sm:text-[3.25rem] lg:text-[3.25rem]">
          <span className="block">{t('hero.heading')}</span>
          <span className="block">{t('hero.headingNext')}</span>
        </h1>
        <p className="mt-5 max-w-prose text-lg leading-relaxed text-muted">{t('hero.lead')}</p>
        <div className="mt-7">
          <SymbolForm />
        </div>
        <p className="mt-5 max-w-prose text-sm text-muted">{t('hero.note')}</p>
        <a href="#advantages" className="link link-alone mt-1 text-sm font-medium">
          {t('hero.how')}
        </a>
      </div>
      {children}
    </section>
  );
}
