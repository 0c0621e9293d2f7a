import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { mainPart } from './main-part.ts';

export type MenuEntry = {
  label: string;
  icon?: LucideIcon;
  /** What it does, or … */
  onChoose?: () => void;
  /** … where it leads. */
  to?: string;
  danger?: boolean;
  disabled?: boolean;
};

type DropdownMenuProps = {
  /** The button that opens it, with a name of its own. */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end';
  /** For a menu that is opened by something else than its button. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where the focus goes afterwards, when not to the button. */
  onCloseAutoFocus?: (event: Event) => void;
};

const entryClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm outline-none data-disabled:cursor-not-allowed data-disabled:text-muted data-highlighted:bg-sunken data-highlighted:text-accent forced-colors:data-highlighted:bg-[Highlight]';

/** Actions behind a button, worked by arrows, first letters, Enter and Escape. */
export function DropdownMenu({
  trigger,
  entries,
  align = 'end',
  open,
  onOpenChange,
  onCloseAutoFocus,
}: DropdownMenuProps) {
  const [openHere, setOpenHere] = useState(false);
  const isOpen = open ?? openHere;
  return (
    <Primitive.Root modal={false} open={isOpen} onOpenChange={onOpenChange ?? setOpenHere}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={isOpen ? mainPart() : null}>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-40 max-w-[calc(100vw-1rem)] min-w-48 rounded-lg border border-line bg-raised p-1.5 text-ink shadow-lift"
        >
          {entries.map((entry) => (
            <Entry key={entry.label} {...entry} />
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Entry({ label, icon: Icon, onChoose, to, danger = false, disabled = false }: MenuEntry) {
  const content = (
    <>
      {Icon !== undefined && <Icon aria-hidden="true" className="size-4" />}
      {label}
    </>
  );
  return (
    <Primitive.Item
      asChild={to !== undefined}
      disabled={disabled}
      onSelect={onChoose}
      className={classNames(entryClass, danger && 'text-danger data-highlighted:text-danger')}
    >
      {to === undefined ? content : <Link to={to}>{content}</Link>}
    </Primitive.Item>
  );
}
