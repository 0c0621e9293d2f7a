import type { ComponentProps } from 'react';
import { TextField } from '../../ui/text-field.tsx';

type EmailFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'error' | 'defaultValue'
>;

/** The field `email` of a form. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
