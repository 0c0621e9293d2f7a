import { formatTime, type Share } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/button.tsx';

type ShareListProps = {
  /** Undefined while they are loaded. */
  shares: readonly Share[] | undefined;
  busy: boolean;
  onRevoke: (id: string) => void;
};

/** The own links with their end, each to be revoked. */
export function ShareList({ shares, busy, onRevoke }: ShareListProps) {
  const { t } = useTranslation('explore');
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  if (shares === undefined) return null;
  const describeEnd = ({ expiresAt }: Share): string => {
    if (expiresAt === null) return t('links.share.forever');
    return expiresAt <= now
      ? t('links.share.ended')
      : t('links.share.until', { time: formatTime(expiresAt, undefined, language) });
  };
  return (
    <section aria-labelledby="own-links" className="mt-5 border-t border-line pt-4">
      <h3 id="own-links" className="font-semibold">
        {t('links.share.list')}
      </h3>
      {shares.length === 0 && <p className="mt-1 text-sm text-muted">{t('links.share.none')}</p>}
      <ul className="mt-1 max-h-52 overflow-y-auto">
        {shares.map((share) => {
          const title = share.title === '' ? t('links.share.untitled') : share.title;
          return (
            <li key={share.id} className="flex items-center gap-2 py-1 text-sm">
              <span className="min-w-0 flex-1">
                <Link to={share.path} className="link block truncate">
                  {t(`links.share.${share.kind}Of`, { title })}
                </Link>
                <span className="text-xs text-muted tabular-nums">{describeEnd(share)}</span>
              </span>
              <Button
                look="quiet"
                className="px-2 text-xs md:min-h-8"
                aria-label={t('links.share.revokeOne', { title })}
                aria-disabled={busy}
                onClick={() => onRevoke(share.id)}
              >
                {t('links.share.revoke')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
