import { Tooltip as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { mainPart } from './main-part.ts';

/** Words for what has none, shown on hover and on focus. `children` is one element that can take the focus and has a name of its own. */
export function Tooltip({
  text,
  side = 'top',
  children,
}: {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root open={isOpen} onOpenChange={setOpen}>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal container={isOpen ? mainPart() : null}>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-appear rounded-md border border-transparent bg-ink px-2.5 py-1.5 text-xs text-paper shadow-lift"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
