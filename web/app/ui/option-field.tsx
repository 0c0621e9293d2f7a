import type { KeyboardEvent } from 'react';
import { classNames } from './class-names.ts';

type OptionFieldProps<Option> = {
  label: string;
  /** Id of the list that shows the options. */
  listId: string;
  options: readonly Option[];
  /** Which option is marked. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (option: Option) => void;
  /** The options still belong to an older text: Enter waits. */
  busy?: boolean;
  text: string;
  onText: (text: string) => void;
  maxLength: number;
  placeholder?: string;
  className?: string;
};

const stepOf: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 };

/** Id of an option of a list, by which the field tells assistive technology which one is marked. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** A field to type in while a list shows what fits: arrows mark another option, Enter takes the marked one; the focus stays here. */
export function OptionField<Option>(props: OptionFieldProps<Option>) {
  const {
    label,
    listId,
    options,
    active,
    onActive,
    onChoose,
    busy = false,
    text,
    onText,
    maxLength,
    placeholder,
    className,
  } = props;

  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = options[active];
    if (event.key === 'Enter' && chosen !== undefined && !busy) onChoose(chosen);
    const step = stepOf[event.key];
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    const next = (active + step + options.length) % options.length;
    onActive(next);
    document
      .querySelector(`#${CSS.escape(optionId(listId, next))}`)
      ?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog around it was opened to type here
      autoFocus
      role="combobox"
      aria-expanded={options.length > 0}
      aria-controls={listId}
      aria-activedescendant={options.length > 0 ? optionId(listId, active) : undefined}
      aria-autocomplete="list"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      value={text}
      className={classNames(
        'min-h-12 w-full bg-transparent text-base placeholder:text-muted -outline-offset-2',
        className,
      )}
      onChange={(event) => {
        onText(event.target.value);
        onActive(0);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
