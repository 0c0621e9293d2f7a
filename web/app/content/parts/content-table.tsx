import type { TableHTMLAttributes } from 'react';

/** A table in a text; when wider than the screen it scrolls sideways, also by keyboard. */
export function ContentTable(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard
    <div className="content-table scrolls-sideways" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
