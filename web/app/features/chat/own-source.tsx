import type { Fact } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const linkClass = 'underline underline-offset-2 hover:text-accent';

/** The clock of the server, or who published an event with its page; Vela's own opens here. */
export function OwnSource({ fact: { source } }: { fact: Fact }) {
  const { t } = useTranslation('chat');
  if (source.kind === 'clock') return t('fact.serverClock');
  if (source.kind !== 'event') return null;
  const { vendor, url } = source;
  if (url.startsWith('/'))
    return (
      <Link to={url} className={linkClass}>
        {vendor}
      </Link>
    );
  if (!url.startsWith('https://')) return vendor;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={linkClass}>
      {vendor}
    </a>
  );
}
