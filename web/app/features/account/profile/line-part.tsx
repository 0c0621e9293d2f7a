import type { ReactNode } from 'react';

/** A part of a line, which breaks only where it is wider than the line; a dot follows before more. */
export function LinePart({
  hasMore = false,
  children,
}: {
  hasMore?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <span className="inline-block max-w-full">
        {children}
        {hasMore && '\u00a0·'}
      </span>
      {hasMore && ' '}
    </>
  );
}
