import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session-provider.tsx';
import { getButtonClass } from '../../ui/button.tsx';

/** Hero: heading, two sentences and a call to action. */
export function Hero() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  return (
    <section className="mx-auto grid w-full max-w-page gap-x-12 gap-y-6 px-4 pt-12 pb-10 sm:px-6 lg:grid-cols-[7fr_5fr] lg:pt-16">
      <div>
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1 className="mt-4 text-4xl leading-[1.08] font-semibold tracking-[-0.025em] sm:text-5xl lg:text-6xl">
          <span className="block">{t('hero.heading')}</span>
          <span className="block">{t('hero.headingNext')}</span>
        </h1>
      </div>
      <div className="lg:pt-8">
        <p className="max-w-prose text-lg leading-relaxed text-muted">{t('hero.lead')}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Link
            to={user === undefined ? '/explore' : '/chat'}
            className={getButtonClass('primary', 'px-6 text-base')}
          >
            {user === undefined ? t('hero.start') : t('hero.member')}
          </Link>
          <a href="#advantages" className="link link-alone font-medium">
            {t('hero.how')}
          </a>
        </div>
        <p className="mt-4 text-sm text-muted">{t('hero.note')}</p>
      </div>
    </section>
  );
}
