import { Tooltip as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { findMainLandmark } from './main-landmark.ts';

/** Tooltip on hover and focus. `children` is one focusable element with its own accessible name. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root open={isOpen} onOpenChange={setOpen}>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal container={isOpen ? findMainLandmark() : null}>
          <Primitive.Content
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
