import type { ReactNode } from 'react';
import { Link } from 'react-router';

type AccountCardProps = { heading: string; lead?: ReactNode; children: ReactNode };

/** Card for a single task: verify, forgot, reset, register. */
export function AccountCard({ heading, lead, children }: AccountCardProps) {
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

/** Link below the content of a card. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="mt-6 border-t border-line pt-4 text-sm">
      <Link to={to} className="link link-alone">
        {children}
      </Link>
    </p>
  );
}
