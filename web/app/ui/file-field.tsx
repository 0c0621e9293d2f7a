import type { ComponentProps } from 'react';
import { controlClass, Field } from './field.tsx';

type FileFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  /** Says which files are taken and how large they may be. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Said after the label, such as "optional". */
  note?: string;
};

/** A labelled choice of a file; the browser's own button, in the dress of the house. */
export function FileField({ label, error, hint, note, className, ...rest }: FileFieldProps) {
  return (
    <Field label={label} note={note} hint={hint} error={error} className={className}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type="file"
          className={controlClass(
            error !== undefined,
            'py-1.5 pl-1.5 text-sm file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-sm file:border-0 file:bg-sunken file:px-3 file:text-sm file:font-semibold file:text-ink hover:file:text-accent',
          )}
        />
      )}
    </Field>
  );
}
