import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';

/** Expandable items stacked with thin rules. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line border-y border-line">{children}</div>;
}

type AccordionItemProps = { title: ReactNode; level?: HeadingLevel; children: ReactNode };

/** A `details` element: works by keyboard, without JavaScript and with find-in-page. */
export function AccordionItem({ title, level, children }: AccordionItemProps) {
  return (
    <details className="group">
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
