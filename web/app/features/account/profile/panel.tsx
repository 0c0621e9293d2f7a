import { type ReactNode, useId } from 'react';

type PanelProps = { heading: string; lead?: ReactNode; children: ReactNode };

/** One subject of the profile: what it is about, and beside it (on phones below) its form or list. */
export function Panel({ heading, lead, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 rounded-lg border border-line bg-surface p-5 sm:p-6 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="lg:-mt-1">
        <h2 id={id} className="text-lg font-semibold tracking-tight">
          {heading}
        </h2>
        {lead !== undefined && <p className="mt-1 text-sm text-muted">{lead}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-4 sm:[&>*>button]:justify-self-start sm:[&>*>form>button]:w-fit sm:[&>button]:justify-self-start sm:[&>form>button]:w-fit">
        {children}
      </div>
    </section>
  );
}
