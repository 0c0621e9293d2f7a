import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { PriceChart } from '../price-chart.ts';
import { getShownCandle } from '../use-chart-data.ts';
import type { ChartNow } from '../use-chart-screen.ts';
import { findFindingsAtCandle } from './find-findings-at-candle.ts';

/** Menu of a point on the chart: the candle and the structures there, most specific first. */
export type PointMenu = {
  readonly x: number;
  readonly y: number;
  readonly candle: number | undefined;
  readonly findings: readonly string[];
  /** The price there; of the candle's close when opened by keyboard. */
  readonly price: number | undefined;
};

const longPressMs = 550;
/** Movement in CSS pixels beyond which a press is a pan. */
const maxPressMovement = 10;
/** Browsers also fire `contextmenu` after a long press or a key; within this time it is ignored. */
const ignoreContextMenuMs = 1_000;

type Press = {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
};

function readPoint(chart: PriceChart, x: number, y: number): PointMenu {
  const { candle } = chart.pointerAt(x, y);
  return { x, y, candle, findings: chart.findingsAt(x, y), price: chart.priceAt(y) };
}

/** Opens the menu by right click, long press and keyboard. */
export function usePointMenu({ container, chart, shown }: ChartNow, cursor: number | undefined) {
  const [menu, setMenu] = useState<PointMenu>();
  const press = useRef<Press | undefined>(undefined);
  const openedAt = useRef(-Infinity);

  const openAt = (clientX: number, clientY: number): void => {
    const box = container.current?.getBoundingClientRect();
    if (chart === undefined || box === undefined) return;
    setMenu(readPoint(chart, clientX - box.left, clientY - box.top));
  };
  const openAfterPress = (clientX: number, clientY: number): void => {
    openedAt.current = performance.now();
    openAt(clientX, clientY);
  };
  /** Opens the menu of the candle at the keyboard cursor, or of the last one. */
  const openAtCursor = (): void => {
    const index = cursor ?? shown.count - 1;
    const candle = getShownCandle(shown, index);
    if (candle === undefined) return;
    const place = chart?.findCandlePoint(index) ?? { x: 40, y: 40 };
    openedAt.current = performance.now();
    setMenu({
      ...place,
      candle: index,
      findings: findFindingsAtCandle(shown.analysis.findings, candle).map(({ id }) => id),
      price: candle.close,
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
        if (performance.now() - openedAt.current > ignoreContextMenuMs)
          openAt(event.clientX, event.clientY);
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
        const { x, y } = press.current ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > maxPressMovement) endPress();
      },
      onPointerUp: endPress,
      onPointerCancel: endPress,
    },
  };
}
