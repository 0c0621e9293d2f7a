import type { ReactNode } from 'react';

/** A formula on a line of its own; `label` says in words what it gives. */
export function Formula({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <figure className="formula">
      <div className="formula-body">{children}</div>
      {label !== undefined && <figcaption>{label}</figcaption>}
    </figure>
  );
}
