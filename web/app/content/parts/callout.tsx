import type { ReactNode } from 'react';

/** A remark set apart from the text: a note, or a warning. */
export function Callout({
  tone = 'note',
  title,
  children,
}: {
  tone?: 'note' | 'warning';
  title?: string;
  children: ReactNode;
}) {
  return (
    <aside className="callout" data-tone={tone}>
      {title !== undefined && <p className="callout-title">{title}</p>}
      {children}
    </aside>
  );
}
