import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClassNames } from '../../ui/class-names.ts';
import { controlBox } from './control-box.ts';

type ShortSelectProps = {
  label: string;
  value: string;
  /** What is chosen, in as few words as there is room for; the list has whole ones. */
  shown: ReactNode;
  onChoose: (value: string) => void;
  className?: string;
  /** The options. */
  children: ReactNode;
};

/** A list whose choice is written short, so that it is never cut. */
export function ShortSelect(props: ShortSelectProps) {
  const { label, value, shown, onChoose, className, children } = props;
  return (
    <span
      className={joinClassNames(
        controlBox,
        'relative inline-flex shrink-0 items-center gap-1 pr-1.5 pl-2.5 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent',
        className,
      )}
    >
      <span aria-hidden="true" className="whitespace-nowrap">
        {shown}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <select
        aria-label={label}
        value={value}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        onChange={(event) => onChoose(event.target.value)}
      >
        {children}
      </select>
    </span>
  );
}
