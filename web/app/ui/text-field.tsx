import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts, getControlClass, splitFieldProps } from './field.tsx';

type TextFieldProps = ComponentProps<'input'> & FieldTexts & { trailing?: ReactNode };

/** A labelled single-line input with hint and error. */
export function TextField({ trailing, ...props }: TextFieldProps) {
  const [field, rest] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            className={getControlClass(
              field.error !== undefined,
              trailing === undefined ? undefined : 'pr-12',
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
