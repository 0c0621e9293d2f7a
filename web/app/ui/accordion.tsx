import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Heading, type HeadingLevel } from './heading.tsx';

/** Things to unfold, one below the other, with thin rules between. */
export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('divide-y divide-line border-y border-line', className)}>
      {children}
    </div>
  );
}

type AccordionItemProps = {
  title: ReactNode;
  /** Makes the title a heading of the page's outline. */
  level?: HeadingLevel;
  /** Address within the page: a link to it, or a search in the page, opens it. */
  id?: string;
  /** Of the items with the same group one is open at a time. */
  group?: string;
  open?: boolean;
  children: ReactNode;
};

/** One thing to unfold. It is a `details` element: it works by keyboard, without JavaScript and in the browser's own search. */
export function AccordionItem({ title, level, id, group, open, children }: AccordionItemProps) {
  return (
    <details id={id} name={group} open={open} className="group">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-sm py-3 font-medium text-ink hover:text-accent [&::-webkit-details-marker]:hidden">
        {level === undefined ? title : <Heading level={level}>{title}</Heading>}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
        />
      </summary>
      <div className="max-w-prose pr-4 pb-5 text-muted sm:pr-9">{children}</div>
    </details>
  );
}
