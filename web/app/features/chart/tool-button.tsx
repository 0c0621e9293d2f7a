import type { LucideIcon } from 'lucide-react';
import { joinClassNames } from '../../ui/class-names.ts';

/** Classes of the buttons in the chart's toolbar. */
export const toolClass =
  'inline-grid size-11 shrink-0 place-items-center rounded-md text-muted -outline-offset-2 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-40 aria-pressed:bg-accent-soft aria-pressed:text-accent md:size-8';

type ToolButtonProps = {
  /** Accessible name and tooltip. */
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  pressed?: boolean;
  disabled?: boolean;
  className?: string;
};

/** Icon button of the chart's toolbar. */
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
      className={joinClassNames(toolClass, className)}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
