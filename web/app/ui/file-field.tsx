import type { ComponentProps } from 'react';
import { Field, type FieldTexts, getControlClass, splitFieldProps } from './field.tsx';

type FileFieldProps = Omit<ComponentProps<'input'>, 'type' | 'required'> &
  FieldTexts & {
    /** Button label: browsers use their own language for theirs. */
    choose: string;
    /** Shown instead of the name while no file is chosen. */
    none: string;
  };

/** A required native file input, its button replaced; CSS shows `none` while it is :invalid. */
export function FileField({ choose, none, ...props }: FileFieldProps) {
  const [field, rest] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="group relative text-sm">
          <input
            {...rest}
            {...control}
            type="file"
            required
            className={getControlClass(
              field.error !== undefined,
              'peer h-11 cursor-pointer content-center truncate pl-[9.25rem] text-sm file:hidden invalid:text-[0px]',
            )}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-1.5 left-1.5 grid w-34 place-items-center truncate rounded-sm bg-sunken px-2 font-semibold group-hover:text-accent forced-colors:border"
          >
            {choose}
          </span>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 left-[9.25rem] hidden content-center truncate text-muted peer-invalid:block"
          >
            {none}
          </span>
        </div>
      )}
    </Field>
  );
}
