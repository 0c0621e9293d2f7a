import type { ComponentProps } from 'react';
import { controlClass, Field } from './field.tsx';

type FileFieldProps = Omit<ComponentProps<'input'>, 'type' | 'required'> & {
  label: string;
  /** Stands on the button: browsers write theirs in their own language. */
  choose: string;
  /** Stands in place of the name while no file is chosen. */
  none: string;
  /** Says which files are taken and how large they may be. */
  hint?: string | undefined;
  error?: string | undefined;
};

/**
 * A labelled choice of a file that has to be made. The browser's control is what one clicks, drops on and hears; only its button is
 * replaced by ours. Being required, it is invalid as long as it is empty: so our words come and go without scripts.
 */
export function FileField({
  label,
  choose,
  none,
  error,
  hint,
  className,
  ...rest
}: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="group relative text-sm">
          <input
            {...rest}
            {...control}
            type="file"
            required
            className={controlClass(
              error !== undefined,
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
