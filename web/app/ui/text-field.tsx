import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field } from './field.tsx';

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  /** What is wrong with the value, said under the field and to screen readers. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Said after the label, such as "optional". */
  note?: string;
  /** Something to the right inside the field, such as a button. */
  trailing?: ReactNode;
};

/** A labelled input of one line with its hint and its error. */
export function TextField({
  label,
  error,
  hint,
  note,
  trailing,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} note={note} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            className={controlClass(
              error !== undefined,
              classNames(trailing !== undefined && 'pr-12'),
            )}
          />
          {trailing !== undefined && (
            <div className="absolute inset-y-0 right-0 grid w-11 place-items-center">
              {trailing}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
