import type { ReactNode } from 'react';

type CalloutProps = { tone?: 'note' | 'warning'; title?: string; children: ReactNode };

/** A note or warning set apart from the text. */
export function Callout({ tone = 'note', title, children }: CalloutProps) {
  return (
    <aside className="callout" data-tone={tone}>
      {title !== undefined && <p className="callout-title">{title}</p>}
      {children}
    </aside>
  );
}
