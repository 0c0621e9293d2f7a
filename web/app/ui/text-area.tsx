import type { ComponentProps } from 'react';
import { Field, type FieldTexts, getControlClass, splitFieldProps } from './field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts;

/** A labelled multi-line input; grows with its text where supported. */
export function TextArea({ rows = 6, ...props }: TextAreaProps) {
  const [field, rest] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={getControlClass(
            field.error !== undefined,
            'field-sizing-content min-h-32 max-h-[32rem] resize-y leading-relaxed',
          )}
        />
      )}
    </Field>
  );
}
