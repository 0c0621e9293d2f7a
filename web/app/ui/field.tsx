import { type ReactNode, useId } from 'react';
import { joinClassNames } from './class-names.ts';

/** Classes shared by all inputs and selects. */
export function getControlClass(invalid: boolean, className?: string): string {
  return joinClassNames(
    'block min-h-11 w-full rounded-md border bg-raised px-3 py-2 text-base text-ink placeholder:text-muted disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
    invalid
      ? 'border-danger'
      : 'border-line-strong hover:border-accent disabled:hover:border-line-strong',
    className,
  );
}

export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** Texts around a control; `error` is shown under it and announced. */
export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
};

/** The texts of a field, and the props of its control. */
export function splitFieldProps<Props extends FieldTexts>(props: Props) {
  const { label, hint, error, className, ...control } = props;
  return [{ label, hint, error, className }, control] as const;
}

type FieldProps = FieldTexts & { children: (control: FieldControl) => ReactNode };

/** A control with its label above, and its hint and error below. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [
    error !== undefined && `${id}-error`,
    hint !== undefined && `${id}-hint`,
  ].filter((part) => part !== false);
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink">
        {label}
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
        className={joinClassNames('text-sm text-danger', error !== undefined && 'mt-1.5')}
      >
        {error}
      </p>
    </div>
  );
}
