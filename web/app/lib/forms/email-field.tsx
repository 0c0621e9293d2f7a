import type { ComponentProps } from 'react';
import { TextField } from '../../ui/text-field.tsx';

type EmailFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'error' | 'defaultValue' | 'autoComplete'
>;

/** The field `email` of a form; `username` where password managers fill in the account's name. */
export function EmailField({ autoComplete = 'email', ...props }: EmailFieldProps) {
  return (
    <TextField
      {...props}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
