import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClassNames } from './class-names.ts';
import { Heading, type HeadingLevel } from './heading.tsx';

type EmptyStateProps = {
  icon?: LucideIcon;
  title: ReactNode;
  level?: HeadingLevel;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** Placeholder of an empty list or view. */
export function EmptyState(props: EmptyStateProps) {
  const { icon: Icon, title, level = 2, action, className, children } = props;
  return (
    <div
      className={joinClassNames(
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
