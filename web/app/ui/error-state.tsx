import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Heading, type HeadingLevel } from './heading.tsx';

type ErrorStateProps = {
  title: ReactNode;
  level?: HeadingLevel;
  onRetry?: () => void;
  retryLabel?: string;
  children?: ReactNode;
};

/** Shown when loading failed; role alert. */
export function ErrorState({ title, level = 2, onRetry, retryLabel, children }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center rounded-lg border border-danger bg-danger-soft px-6 py-10 text-center"
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
