import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** The look of every box one types or chooses in. */
export function controlClass(invalid: boolean, className?: string): string {
  return classNames(
    'block min-h-11 w-full rounded-md border bg-raised px-3 py-2 text-base text-ink placeholder:text-muted disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
    invalid
      ? 'border-danger'
      : 'border-line-strong hover:border-accent disabled:hover:border-line-strong',
    className,
  );
}

/** What ties a control to its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** Said after the label, such as "optional". */
  note?: string | undefined;
  hint?: ReactNode;
  /** What is wrong with the value, said under the field and to screen readers. */
  error?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** A control with its label above, and its hint and its error below. */
export function Field({ label, note, hint, error, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [
    error !== undefined && `${id}-error`,
    hint !== undefined && `${id}-hint`,
  ].filter((part) => part !== false);
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink">
        {label}
        {note !== undefined && <span className="font-normal text-muted"> ({note})</span>}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={classNames('text-sm text-danger', error !== undefined && 'mt-1.5')}
      >
        {error}
      </p>
    </div>
  );
}
