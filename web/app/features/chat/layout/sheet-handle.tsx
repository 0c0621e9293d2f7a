import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** How far the sheet of the answer is drawn over the chart on a phone. */
export type SheetSize = 'half' | 'whole';

const dragPx = 8;
/** Shares of the height left to the chart beyond which the sheet stops at the next size. */
const [wholeBelow, chartAbove] = [0.3, 0.72];

export type SheetDrag = {
  size: SheetSize;
  onSize: (size: SheetSize) => void;
  /** Drawn down: back to the chart alone. */
  onLeave: () => void;
  /** Height of the chart in pixels while the sheet is dragged; undefined once it has stopped. */
  onDrag: (chartPx: number | undefined) => void;
};

/** Where a sheet comes to rest that leaves this share of the height to the chart. */
export function findSheetStop(share: number): SheetSize | 'chart' {
  if (share < wholeBelow) return 'whole';
  return share > chartAbove ? 'chart' : 'half';
}

/** Where a pointer is in the screen's main part: pixels from its top, and as a share of it. */
function readPlace(event: PointerEvent<HTMLElement>): { px: number; share: number } {
  const box = event.currentTarget.closest('main')?.getBoundingClientRect();
  const height = box?.height ?? window.innerHeight;
  const px = Math.min(height, Math.max(0, event.clientY - (box?.top ?? 0)));
  return { px, share: px / height };
}

/** Draws the sheet up or down: it follows the finger and stops at a size; or by pressing. */
export function SheetHandle({ size, onSize, onLeave, onDrag }: SheetDrag) {
  const { t } = useTranslation('workspace');
  const begun = useRef<number | undefined>(undefined);
  const dragged = useRef(false);
  const stop = (event: PointerEvent<HTMLElement>): void => {
    begun.current = undefined;
    if (!dragged.current) return;
    onDrag(undefined);
    const next = findSheetStop(readPlace(event).share);
    if (next === 'chart') onLeave();
    else onSize(next);
  };
  return (
    <button
      type="button"
      aria-label={size === 'whole' ? t('layout.sheetHalf') : t('layout.sheetWhole')}
      className="relative grid min-h-6 w-full shrink-0 touch-none place-items-center -outline-offset-2 after:absolute after:inset-x-0 after:-top-2 after:-bottom-3 after:z-10 low:hidden md:hidden"
      onPointerDown={(event) => {
        begun.current = event.clientY;
        dragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (begun.current === undefined) return;
        dragged.current ||= Math.abs(event.clientY - begun.current) > dragPx;
        if (dragged.current) onDrag(readPlace(event).px);
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onClick={() => {
        if (!dragged.current) onSize(size === 'whole' ? 'half' : 'whole');
        dragged.current = false;
      }}
    >
      <span aria-hidden="true" className="h-1 w-10 rounded-full bg-line-strong" />
    </button>
  );
}
