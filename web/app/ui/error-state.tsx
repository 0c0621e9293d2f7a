import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Heading, type HeadingLevel } from './heading.tsx';

type ErrorStateProps = {
  title: ReactNode;
  level?: HeadingLevel;
  /** A second try, and the words on its button. */
  onRetry?: () => void;
  retryLabel?: string;
  className?: string;
  /** What happened, what is lost (mostly nothing), and what helps. */
  children?: ReactNode;
};

/** The place of things that could not be brought. Read out at once. */
export function ErrorState({
  title,
  level = 2,
  onRetry,
  retryLabel,
  className,
  children,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'grid justify-items-center rounded-lg border border-danger bg-danger-soft px-6 py-10 text-center',
        className,
      )}
    >
      <CircleAlert aria-hidden="true" strokeWidth={1.5} className="mb-4 size-8 text-danger" />
      <Heading level={level} className="text-lg font-semibold">
        {title}
      </Heading>
      {children !== undefined && <div className="mt-2 max-w-md text-ink">{children}</div>}
      {onRetry !== undefined && (
        <Button look="secondary" className="mt-6" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
