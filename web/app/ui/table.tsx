import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type TableProps = {
  /** What the table shows: its caption, and the name of the region that scrolls. */
  caption: string;
  /** Hides the caption from the eye, where a heading says the same. */
  captionHidden?: boolean;
  className?: string;
  /** `thead` and `tbody`, plain: `th` and `td` are styled from here; a cell with `data-number` is set to the right in even figures. */
  children: ReactNode;
};

/** A table with thin rules. Wider than its place it scrolls by itself, also by keyboard; the page never does. */
export function Table({ caption, captionHidden = false, className, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard
    <section
      aria-label={caption}
      tabIndex={0}
      className={classNames('scrolls-sideways', className)}
    >
      <table className="data-table">
        <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
