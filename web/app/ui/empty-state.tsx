import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Heading, type HeadingLevel } from './heading.tsx';

type EmptyStateProps = {
  icon?: LucideIcon;
  title: ReactNode;
  level?: HeadingLevel;
  /** The way on: a button or a link. */
  action?: ReactNode;
  className?: string;
  /** Why there is nothing, and what would bring something. */
  children?: ReactNode;
};

/** The place of things that are not there yet. */
export function EmptyState({
  icon: Icon,
  title,
  level = 2,
  action,
  className,
  children,
}: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'grid justify-items-center rounded-lg border border-dashed border-line-strong px-6 py-12 text-center',
        className,
      )}
    >
      {Icon !== undefined && (
        <Icon aria-hidden="true" strokeWidth={1.5} className="mb-4 size-8 text-muted" />
      )}
      <Heading level={level} className="text-lg font-semibold">
        {title}
      </Heading>
      {children !== undefined && <div className="mt-2 max-w-md text-muted">{children}</div>}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  );
}
