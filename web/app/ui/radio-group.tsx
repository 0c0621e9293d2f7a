import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'children'
> & {
  label: ReactNode;
  name: string;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  /** What is chosen, when the page holds it; otherwise use `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onChoose?: (value: string) => void;
  error?: string | undefined;
};

/** A question with one answer of a few, all of them in view. Plain radio buttons: they post without JavaScript. */
export function RadioGroup({
  label,
  name,
  options,
  value,
  defaultValue,
  onChoose,
  error,
  className,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={className}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="mb-2 text-sm font-medium text-ink">{label}</legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-11 items-start gap-3 rounded-md border bg-raised px-3 py-2.5 has-checked:border-accent has-checked:bg-accent-soft',
              error === undefined ? 'border-line-strong' : 'border-danger',
              option.disabled === true
                ? 'cursor-not-allowed text-muted'
                : 'cursor-pointer hover:border-accent',
            )}
          >
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
            <span>
              <span className="block">{option.label}</span>
              {option.hint !== undefined && (
                <span className="block text-sm text-muted">{option.hint}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={classNames('text-sm text-danger', error !== undefined && 'mt-1.5')}
      >
        {error}
      </p>
    </fieldset>
  );
}
