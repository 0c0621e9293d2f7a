import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';

/** The one thing to do next, as a button that is a link. */
export function ActionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="action">
      <a href={to} className={buttonClass('primary', 'no-underline')}>
        {children}
      </a>
    </p>
  );
}
