import { brand } from '@vela/contracts';
import { joinClassNames } from './class-names.ts';

/** The logo mark: a candle whose wick is a sail's mast. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={joinClassNames('size-6', className)}
      fill="none"
    >
      <path d="M8 1.5v21" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      <rect x="4.75" y="6" width="6.5" height="12" rx="1" fill="currentColor" />
      <path d="M14 4.5c4.2 2.6 6.3 6.6 6.6 12.5H14z" fill="var(--color-accent)" />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={joinClassNames(
        'inline-flex items-center gap-2 text-lg font-semibold tracking-tight text-ink',
        className,
      )}
    >
      <Mark />
      {brand.name}
    </span>
  );
}
