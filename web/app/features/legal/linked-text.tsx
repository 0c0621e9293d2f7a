import { Fragment } from 'react';
import { Link } from 'react-router';

/** Text in which [words](/Path) are links within the site. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(/\[([^\]]+)\]\((\/[^)]*)\)/);
  return parts.map((part, index) => {
    // Of each three parts: text, the words of a link, its path.
    if (index % 3 === 2) return null;
    const to = parts[index + 1];
    // oxlint-disable-next-line react/no-array-index-key -- the text is fixed: a part never moves
    if (index % 3 === 0 || to === undefined) return <Fragment key={index}>{part}</Fragment>;
    return (
      <Link key={`${part}${to}`} to={to} className="link">
        {part}
      </Link>
    );
  });
}
