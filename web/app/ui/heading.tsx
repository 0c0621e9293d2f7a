import type { ReactNode } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

/** A heading whose level is a matter of the page's outline, not of its size. */
export function Heading({
  level,
  id,
  className,
  children,
}: {
  level: HeadingLevel;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  );
}
