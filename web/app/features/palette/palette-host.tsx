import { lazy, Suspense, useEffect, useState } from 'react';

/** Loaded when it is opened for the first time. */
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** Opens the command palette with Ctrl K or Cmd K on every page. */
export function PaletteHost() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  );
}
