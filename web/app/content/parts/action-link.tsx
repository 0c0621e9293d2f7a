import type { ReactNode } from 'react';
import { getButtonClass } from '../../ui/button.tsx';

/** Primary call to action: a link styled as a button. */
export function ActionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="action">
      <a href={to} className={getButtonClass('primary', 'no-underline')}>
        {children}
      </a>
    </p>
  );
}
