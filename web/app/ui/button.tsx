import type { ComponentProps } from 'react';
import { joinClassNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const looks = {
  // The border is visible only in forced-colors mode, which drops backgrounds.
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-accent hover:text-accent',
  quiet: 'text-ink hover:bg-sunken hover:text-accent aria-[current=page]:text-accent',
  danger: 'border border-danger bg-danger-soft text-danger hover:bg-danger hover:text-paper',
  // Looks disabled while keeping a readable contrast.
  off: 'border border-dashed border-line-strong bg-transparent text-muted',
} as const;
export type ButtonLook = keyof typeof looks;

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 py-2 text-sm font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed';

/** Button classes, for links styled as buttons. */
export function getButtonClass(look: ButtonLook = 'primary', className?: string): string {
  return joinClassNames(base, looks[look], className);
}

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; busy?: boolean };

/** A button; while `busy` it shows a spinner, ignores clicks, keeps focus and size. */
export function Button({
  look = 'primary',
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is always one of the three
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={getButtonClass(look, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner className="absolute" />}
      {busy ? (
        <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
      ) : (
        children
      )}
    </button>
  );
}
