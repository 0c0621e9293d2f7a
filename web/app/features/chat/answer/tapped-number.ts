import { numberSelector } from './number-list.tsx';

/** Height and width that a finger needs, in CSS pixels. */
const fingerPx = 44;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Distance of a point from a box along one axis; 0 within it. */
const measureGap = (at: number, from: number, to: number): number =>
  Math.max(from - at, at - to, 0);

/** How far a tap is from a box; undefined where a finger cannot have meant it. */
export function measureTap({ x, y }: { x: number; y: number }, box: Box): number | undefined {
  const across = measureGap(x, box.left, box.right);
  const along = measureGap(y, box.top, box.bottom);
  const isMeant =
    across <= Math.max(0, fingerPx - (box.right - box.left)) / 2 &&
    along <= Math.max(0, fingerPx - (box.bottom - box.top)) / 2;
  return isMeant ? Math.hypot(across, along) : undefined;
}

const pressable = 'a, button, input, textarea, summary, [role="button"], [role="application"]';

/** The number nearest to a tap beside it; undefined where none is near or something else is pressed. */
function findTappedNumber(event: PointerEvent): HTMLElement | undefined {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(pressable) !== null) return undefined;
  const numbers = target.closest('section')?.querySelectorAll<HTMLElement>(numberSelector) ?? [];
  const near = [...numbers].flatMap((number) =>
    [...number.getClientRects()].flatMap((box) => {
      const distance = measureTap({ x: event.clientX, y: event.clientY }, box);
      return distance === undefined ? [] : [{ number, distance }];
    }),
  );
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.number;
}

function pressTapped(event: PointerEvent): void {
  if (event.pointerType === 'touch') findTappedNumber(event)?.click();
}

/** Numbers in sentences are a line high: a tap beside one presses the nearest. Returns the end of it. */
export function listenForTaps(): () => void {
  document.addEventListener('click', pressTapped);
  return () => document.removeEventListener('click', pressTapped);
}
