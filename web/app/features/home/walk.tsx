import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session-provider.tsx';
import { buttonClass } from '../../ui/button.tsx';

const steps = ['pick', 'read', 'check'] as const;

export function Walk() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="walk-heading" className="border-t border-line bg-surface">
      <div className="mx-auto grid w-full max-w-page gap-10 px-4 py-16 sm:px-6 lg:grid-cols-[1fr_2fr] lg:py-20">
        <div>
          <p className="eyebrow">{t('walk.eyebrow')}</p>
          <h2 id="walk-heading" className="mt-3 text-3xl leading-tight font-semibold tracking-tight">
            {t('walk.heading')}
          </h2>
        </div>
        <ol className="grid divide-y divide-line">
          {steps.map((step) => (
            <li key={step} className="grid gap-1 py-5 first:pt-0 last:pb-0 sm:grid-cols-[10rem_1fr] sm:gap-6">
              <h3 className="text-lg font-semibold">{t(`walk.${step}.title`)}</h3>
              <p className="leading-relaxed text-muted">{t(`walk.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function Closing() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  return (
    <section className="border-t border-line">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-10 gap-y-6 px-4 py-14 sm:px-6">
        <div className="max-w-prose">
          <h2 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('closing.heading')}</h2>
          {user === undefined && <p className="mt-2 text-muted">{t('closing.text')}</p>}
        </div>
        <Link to={user === undefined ? '/register' : '/chat'} className={buttonClass('primary', 'px-6 text-base')}>
          {user === undefined ? t('closing.action') : t('hero.member')}
        </Link>
      </div>
    </section>
  );
}
