import { type ComponentProps, type ReactNode, useId } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: string | undefined;
};

/** A checkbox with a label that may contain links. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <span className="grid size-6 shrink-0 place-items-center max-md:my-2.5">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-invalid={error === undefined ? rest['aria-invalid'] : true}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            className="size-4.5 rounded-sm accent-accent aria-invalid:outline-2 aria-invalid:outline-offset-2 aria-invalid:outline-danger"
          />
        </span>
        <label htmlFor={id} className="text-sm leading-6 text-ink max-md:py-2.5">
          {label}
        </label>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1 pl-9 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
