import type { Fact } from '@vela/contracts';
import { Link } from 'react-router';

const linkClass = 'underline underline-offset-2 hover:text-accent';

/** Who published an event, with its page; a list of Vela's own opens here. */
export function EventSourceLink({ fact: { source } }: { fact: Fact }) {
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
