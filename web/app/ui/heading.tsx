import type { ReactNode } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

type HeadingProps = { level: HeadingLevel; id?: string; className?: string; children: ReactNode };

/** A heading whose level is independent of its size. */
export function Heading({ level, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  );
}
