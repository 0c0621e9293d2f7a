import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session-provider.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ExampleFigure } from './example-figure.tsx';

export function Hero() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  return (
    <section className="mx-auto grid w-full max-w-page gap-12 px-4 py-14 sm:px-6 lg:grid-cols-[6fr_5fr] lg:items-center lg:py-20">
      <div>
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1 className="mt-4 text-4xl leading-[1.08] font-semibold tracking-[-0.025em] sm:text-[3.4rem]">
          <span className="block">{t('hero.heading')}</span>
          <span className="block">{t('hero.headingNext')}</span>
        </h1>
        <p className="mt-6 max-w-prose text-lg leading-relaxed text-muted sm:text-xl">{t('hero.lead')}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Link to={user === undefined ? '/login' : '/chat'} className={buttonClass('primary', 'px-6 text-base')}>
            {user === undefined ? t('hero.start') : t('hero.member')}
          </Link>
          <a href="#promises" className="link min-h-6 font-medium">
            {t('hero.how')}
          </a>
        </div>
        <p className="mt-6 text-sm text-muted">{t('hero.note')}</p>
      </div>
      <ExampleFigure />
    </section>
  );
}
