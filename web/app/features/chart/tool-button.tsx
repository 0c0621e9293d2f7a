import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

/** Size and look of what stands in the row of the chart's tools. */
export const toolClass =
  'inline-grid size-11 shrink-0 place-items-center rounded-md text-muted -outline-offset-2 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-40 aria-pressed:bg-accent-soft aria-pressed:text-accent md:size-8';

type ToolButtonProps = {
  /** Its name: spoken, and shown to a pointer that rests on it. */
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  pressed?: boolean;
  disabled?: boolean;
  className?: string;
};

/** A button of the chart that shows a sign only. */
export function ToolButton({
  label,
  icon: Icon,
  onClick,
  pressed,
  disabled = false,
  className,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      className={classNames(toolClass, className)}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
