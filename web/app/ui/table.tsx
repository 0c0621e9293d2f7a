import type { ReactNode } from 'react';
import { joinClassNames } from './class-names.ts';

type TableProps = {
  /** Caption of the table and name of its scroll region. */
  caption: string;
  captionHidden?: boolean;
  className?: string;
  /** `th` and `td` are styled here; a cell with `data-number` is right-aligned and tabular. */
  children: ReactNode;
};

/** A table with thin rules; when too wide it scrolls by itself, also by keyboard. */
export function Table({ caption, captionHidden = false, className, children }: TableProps) {
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard
      tabIndex={0}
      className={joinClassNames('scrolls-sideways', className)}
    >
      <table className="data-table">
        <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
