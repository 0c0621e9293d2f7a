import type { AnchorHTMLAttributes } from 'react';

/** A link in a text; external links get `rel="noopener noreferrer"`. */
export function ContentLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { href = '', children, ...rest } = props;
  const leaves = /^https?:/.test(href);
  return (
    <a href={href} {...rest} {...(leaves ? { rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  );
}
