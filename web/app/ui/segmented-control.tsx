import { type ReactNode, useId } from 'react';
import { joinClassNames } from './class-names.ts';

type SegmentedControlProps<Value extends string> = {
  label: string;
  options: readonly {
    value: Value;
    label: ReactNode;
    /** Accessible name, if the label is a symbol. */ name?: string;
  }[];
  value: Value;
  onChoose: (value: Value) => void;
  size?: 'small' | 'normal';
  className?: string;
};

/** Two to four exclusive options side by side. Radio buttons: one tab stop, arrows choose. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChoose, size = 'normal', className } = props;
  const name = useId();
  return (
    <fieldset
      aria-label={label}
      className={joinClassNames(
        'inline-flex rounded-md border border-line-strong bg-surface p-0.5',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={joinClassNames(
            'relative inline-flex cursor-pointer items-center justify-center rounded-sm px-3 font-medium transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent',
            size === 'small'
              ? 'min-h-9 min-w-9 text-xs max-md:min-h-11 max-md:min-w-11'
              : 'min-h-10 text-sm max-md:min-h-11',
            option.value === value
              ? 'bg-ink text-paper forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
              : 'text-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.name}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
            onChange={() => onChoose(option.value)}
          />
          <span
            aria-hidden={option.name === undefined ? undefined : true}
            className="inline-flex items-center gap-1.5"
          >
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
