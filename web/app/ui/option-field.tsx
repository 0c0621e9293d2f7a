import { type KeyboardEvent, useEffect, useRef } from 'react';
import { joinClassNames } from './class-names.ts';

type OptionFieldProps<Option> = {
  label: string;
  listId: string;
  options: readonly Option[];
  active: number;
  onActive: (index: number) => void;
  onChoose: (option: Option) => void;
  /** The options are stale: Enter waits for those of the text. */
  busy?: boolean;
  text: string;
  onText: (text: string) => void;
  maxLength: number;
  placeholder?: string;
  className?: string;
};

const stepByKey: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 };

/** Id of an option, for `aria-activedescendant`. */
export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Chooses at once, or where the options are stale, once they are those of the text. */
function useEnter(busy: boolean, choose: () => void) {
  const isEntered = useRef(false);
  useEffect(() => {
    if (!isEntered.current || busy) return;
    isEntered.current = false;
    choose();
  }, [busy, choose]);
  return {
    enter: (): void => {
      if (busy) isEntered.current = true;
      else choose();
    },
    forget: (): void => {
      isEntered.current = false;
    },
  };
}

/** Combobox input: arrows move the active option, Enter chooses; the focus stays in the input. */
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

  const chosen = options[active];
  const { enter, forget } = useEnter(busy, () => chosen !== undefined && onChoose(chosen));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') enter();
    const step = stepByKey[event.key];
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    const next = (active + step + options.length) % options.length;
    onActive(next);
    document
      .querySelector(`#${CSS.escape(toOptionId(listId, next))}`)
      ?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog around it was opened to type here
      autoFocus
      role="combobox"
      aria-expanded={options.length > 0}
      aria-controls={listId}
      aria-activedescendant={options.length > 0 ? toOptionId(listId, active) : undefined}
      aria-autocomplete="list"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      value={text}
      className={joinClassNames(
        'min-h-12 w-full bg-transparent text-base placeholder:text-muted -outline-offset-2',
        className,
      )}
      onChange={(event) => {
        forget();
        onText(event.target.value);
        onActive(0);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
