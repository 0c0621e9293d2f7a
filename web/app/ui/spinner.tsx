import { joinClassNames } from './class-names.ts';

/** A spinner in the text colour. Decorative: name beside it what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      className={joinClassNames('size-4 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** Full-screen loading indicator. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <output className="fixed inset-0 z-50 grid place-items-center bg-paper text-accent">
      <Spinner className="size-10" />
      <span className="sr-only">{label}</span>
    </output>
  );
}
