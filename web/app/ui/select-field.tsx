import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts, getControlClass, splitFieldProps } from './field.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldTexts & {
    options: readonly { value: string; label: string }[];
    /** Shown while nothing is chosen; not selectable. */
    placeholder?: string;
  };

/** A labelled native select. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [field, rest] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={getControlClass(field.error !== undefined, 'appearance-none truncate pr-10')}
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
