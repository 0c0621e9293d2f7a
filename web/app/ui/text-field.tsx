import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  /** What is wrong with the value, said under the field and to screen readers. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Something to the right inside the field, such as a button. */
  trailing?: ReactNode;
};

/** A labelled input with its hint and its error. */
export function TextField({ label, error, hint, trailing, className, ...rest }: TextFieldProps) {
  const id = useId();
  const describedBy = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter((part) => part !== false);
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink">
        {label}
      </label>
      <div className="relative">
        <input
          {...rest}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
          className={classNames(
            'block min-h-11 w-full rounded-md border bg-raised px-3 py-2 text-base text-ink placeholder:text-muted',
            error === undefined ? 'border-line-strong hover:border-accent' : 'border-danger',
            trailing !== undefined && 'pr-12',
          )}
        />
        {trailing !== undefined && <div className="absolute inset-y-0 right-0 grid w-11 place-items-center">{trailing}</div>}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className={classNames('text-sm text-danger', error !== undefined && 'mt-1.5')}>
        {error}
      </p>
    </div>
  );
}
