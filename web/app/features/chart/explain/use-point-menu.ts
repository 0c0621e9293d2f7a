import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { shownCandle } from '../use-candles.ts';
import type { ChartNow } from '../use-chart-screen.ts';
import { findingsOfCandle } from './findings-at.ts';

/** A menu about a place on the chart: the candle there and the structures that lie there, the most particular first. */
export type PointMenu = {
  readonly x: number;
  readonly y: number;
  readonly candle: number | undefined;
  readonly findings: readonly string[];
};

const longPressMs = 550;
/** A finger that moves further is panning. */
const slack = 10;
/** Where the browser asks for a menu of its own after a long press or a key, ours is already there. */
const deafMs = 1_000;

type Press = {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
};

/** Opens the menu by right click, long press and keyboard. */
export function usePointMenu({ container, chart, shown }: ChartNow, cursor: number | undefined) {
  const [menu, setMenu] = useState<PointMenu>();
  const press = useRef<Press | undefined>(undefined);
  const openedAt = useRef(-Infinity);

  const openAt = (clientX: number, clientY: number): void => {
    const box = container.current?.getBoundingClientRect();
    if (chart === undefined || box === undefined) return;
    const [x, y] = [clientX - box.left, clientY - box.top];
    setMenu({ x, y, candle: chart.pointerAt(x, y).candle, findings: chart.findingsAt(x, y) });
  };
  const openAfterPress = (clientX: number, clientY: number): void => {
    openedAt.current = performance.now();
    openAt(clientX, clientY);
  };
  /** About the candle the keyboard is at, or the last one. */
  const openAtCursor = (): void => {
    const index = cursor ?? shown.count - 1;
    const candle = shownCandle(shown, index);
    if (candle === undefined) return;
    const place = chart?.placeOf(index) ?? { x: 40, y: 40 };
    openedAt.current = performance.now();
    setMenu({
      ...place,
      candle: index,
      findings: findingsOfCandle(shown.analysis.findings, candle).map(({ id }) => id),
    });
  };
  const endPress = (): void => {
    if (press.current !== undefined) clearTimeout(press.current.timer);
    press.current = undefined;
  };
  return {
    menu,
    openAtCursor,
    close: () => setMenu(undefined),
    handlers: {
      onContextMenu: (event: MouseEvent) => {
        event.preventDefault();
        if (performance.now() - openedAt.current > deafMs) openAt(event.clientX, event.clientY);
      },
      onPointerDown: ({ pointerType, clientX, clientY, isPrimary }: PointerEvent) => {
        endPress();
        if (pointerType !== 'touch' || !isPrimary) return;
        press.current = {
          x: clientX,
          y: clientY,
          timer: setTimeout(() => openAfterPress(clientX, clientY), longPressMs),
        };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { current } = press;
        if (current !== undefined && Math.hypot(clientX - current.x, clientY - current.y) > slack)
          endPress();
      },
      onPointerUp: endPress,
      onPointerCancel: endPress,
    },
  };
}
