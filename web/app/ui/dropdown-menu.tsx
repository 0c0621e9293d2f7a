import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { joinClassNames } from './class-names.ts';
import { findMainLandmark } from './main-landmark.ts';

export type MenuEntry = {
  label: string;
  icon?: LucideIcon;
  /** Action of the entry, or … */
  onChoose?: () => void;
  /** … its link target. */
  to?: string;
  danger?: boolean;
  disabled?: boolean;
};

type DropdownMenuProps = {
  /** The button that opens it, with its own accessible name. */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end';
  /** Controlled state, for menus opened by another element. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Overrides where the focus goes on close. */
  onCloseAutoFocus?: (event: Event) => void;
};

const entryClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm outline-none data-disabled:cursor-not-allowed data-disabled:text-muted data-highlighted:bg-sunken data-highlighted:text-accent forced-colors:data-highlighted:bg-[Highlight]';

/** A menu behind a button, operated by arrows, typeahead, Enter and Escape. */
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, entries, align = 'end', open, onOpenChange, onCloseAutoFocus } = props;
  const [openHere, setOpenHere] = useState(false);
  const isOpen = open ?? openHere;
  return (
    <Primitive.Root modal={false} open={isOpen} onOpenChange={onOpenChange ?? setOpenHere}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={isOpen ? findMainLandmark() : null}>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-48 overflow-y-auto rounded-lg border border-line bg-raised p-1.5 text-ink shadow-lift"
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
      className={joinClassNames(entryClass, danger && 'text-danger data-highlighted:text-danger')}
    >
      {to === undefined ? content : <Link to={to}>{content}</Link>}
    </Primitive.Item>
  );
}
