import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass, Field } from './field.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> & {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen; it cannot be chosen itself. */
  placeholder?: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Said after the label, such as "optional". */
  note?: string;
};

/** A labelled list to choose one from: the browser's own, which every phone and screen reader knows. */
export function SelectField({
  label,
  options,
  placeholder,
  error,
  hint,
  note,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} note={note} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={controlClass(error !== undefined, 'appearance-none truncate pr-10')}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
