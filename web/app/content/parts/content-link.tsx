import type { AnchorHTMLAttributes } from 'react';

/** A link of a text; one that leaves the site says so to the browser. */
export function ContentLink({
  href = '',
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const leaves = /^https?:/.test(href);
  return (
    <a href={href} {...rest} {...(leaves ? { rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  );
}
