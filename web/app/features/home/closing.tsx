import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session-provider.tsx';
import { getButtonClass } from '../../ui/button.tsx';

/** Call to action at the end of the page. */
export function Closing() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  return (
    <section className="border-t border-line bg-surface">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-10 gap-y-6 px-4 py-14 sm:px-6">
        <div className="max-w-prose">
          <h2 className="display text-3xl sm:text-4xl">{t('closing.heading')}</h2>
          {user === undefined && <p className="mt-2 text-muted">{t('closing.text')}</p>}
        </div>
        <Link
          to={user === undefined ? '/register' : '/chat'}
          className={getButtonClass('primary', 'px-6 text-base')}
        >
          {user === undefined ? t('closing.action') : t('hero.member')}
        </Link>
      </div>
    </section>
  );
}
