import type { ReactNode } from 'react';

/** A single card for one task: verify, forgot, reset, register. */
export function AccountCard({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby="card-heading"
      className="mx-auto w-full max-w-md rounded-lg border border-line bg-surface px-5 py-8 shadow-lift sm:p-10"
    >
      <h1 id="card-heading" className="text-2xl font-semibold tracking-tight">
        {heading}
      </h1>
      {lead !== undefined && <div className="mt-2 text-sm leading-relaxed text-muted">{lead}</div>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
