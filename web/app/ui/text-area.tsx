import type { ComponentProps } from 'react';
import { controlClass, Field } from './field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Said after the label, such as "optional". */
  note?: string;
};

/** A labelled input of several lines; it grows with its text where the browser can. */
export function TextArea({
  label,
  error,
  hint,
  note,
  className,
  rows = 6,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} note={note} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={controlClass(
            error !== undefined,
            'field-sizing-content min-h-32 max-h-[32rem] resize-y leading-relaxed',
          )}
        />
      )}
    </Field>
  );
}
