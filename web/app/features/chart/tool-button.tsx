import type { LucideIcon } from 'lucide-react';
import { joinClassNames } from '../../ui/class-names.ts';

/** Icon above its word, on phones. */
export const stackedClass =
  'max-md:min-h-12 max-md:min-w-11 max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:text-xs max-md:leading-4';
/** Classes of the buttons in the chart's toolbar. */
export const toolClass = `inline-flex shrink-0 items-center justify-center rounded-md text-xs text-muted -outline-offset-2 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-40 aria-pressed:bg-accent-soft aria-pressed:text-accent md:min-h-8 md:min-w-8 md:gap-1.5 md:@3xl:px-1.5 max-md:px-0.5 ${stackedClass}`;

/** Words of a tool: on phones, and with `wide` beside the icon where the chart is wide. */
export function ToolWord({ children, wide = false }: { children: string; wide?: boolean }) {
  return <span className={wide ? 'md:@max-3xl:hidden' : 'md:hidden'}>{children}</span>;
}

type ToolButtonProps = {
  /** Accessible name and tooltip. */
  label: string;
  /** The name in a word, where it is written. */
  word?: string;
  wide?: boolean;
  icon: LucideIcon;
  onClick: () => void;
  pressed?: boolean;
  disabled?: boolean;
  className?: string;
};

/** Icon button of the chart's toolbar. */
export function ToolButton({
  label,
  word,
  wide = false,
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
      {word !== undefined && <ToolWord wide={wide}>{word}</ToolWord>}
    </button>
  );
}
