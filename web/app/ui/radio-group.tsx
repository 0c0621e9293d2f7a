import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClassNames } from './class-names.ts';

type Option = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'children'
> & {
  label: ReactNode;
  name: string;
  options: readonly Option[];
  /** The chosen value, when controlled; otherwise use `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onChoose?: (value: string) => void;
  error?: string | undefined;
};

/** A radio group with all options visible. Native radio buttons: they post without JavaScript. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, options, value, defaultValue, onChoose, error, className, ...rest } = props;
  const id = useId();
  return (
    <fieldset
      className={className}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="mb-2 text-sm font-medium text-ink">{label}</legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <RadioOption key={option.value} option={option} invalid={error !== undefined}>
            <input
              {...rest}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChoose?.(option.value)}
              className="mt-0.75 size-4.5 shrink-0 accent-accent"
            />
          </RadioOption>
        ))}
      </div>
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={joinClassNames('text-sm text-danger', error !== undefined && 'mt-1.5')}
      >
        {error}
      </p>
    </fieldset>
  );
}

type RadioOptionProps = { option: Option; invalid: boolean; children: ReactNode };

function RadioOption({ option, invalid, children }: RadioOptionProps) {
  return (
    <label
      className={joinClassNames(
        'flex min-h-11 items-start gap-3 rounded-md border bg-raised px-3 py-2.5 has-checked:border-accent has-checked:bg-accent-soft',
        invalid ? 'border-danger' : 'border-line-strong',
        option.disabled === true
          ? 'cursor-not-allowed text-muted'
          : 'cursor-pointer hover:border-accent',
      )}
    >
      {children}
      <span>
        <span className="block">{option.label}</span>
        {option.hint !== undefined && (
          <span className="block text-sm text-muted">{option.hint}</span>
        )}
      </span>
    </label>
  );
}
