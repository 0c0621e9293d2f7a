import type { ReactNode } from 'react';

type SectionProps = { id: string; heading: string; children: ReactNode };

/** A section of a text with its own heading; `id` is its fragment, the same in every language. */
export function Section({ id, heading, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  );
}
