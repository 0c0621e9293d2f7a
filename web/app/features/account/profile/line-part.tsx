import type { ReactNode } from 'react';

/** A part of a line that breaks only where it is wider than the line; later ones follow a dot. */
export function LinePart({
  isLater = false,
  children,
}: {
  isLater?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      {isLater && '\u00a0· '}
      <span className="inline-block max-w-full">{children}</span>
    </>
  );
}
