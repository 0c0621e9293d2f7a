import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchTheme } from './chart-colours.ts';
import type { ChartPointer, PriceChart } from './price-chart.ts';

/** Makes the chart inside an element once the drawing library has arrived, and takes it away again. Undefined until then. */
export function usePriceChart(
  container: RefObject<HTMLElement | null>,
  onPointer: (pointer: ChartPointer | undefined) => void,
  onPick: (pointer: ChartPointer) => void,
): PriceChart | undefined {
  const [chart, setChart] = useState<PriceChart>();
  const listeners = useRef({ onPointer, onPick });
  useEffect(() => {
    listeners.current = { onPointer, onPick };
  });

  useEffect(() => {
    let made: PriceChart | undefined;
    let gone = false;
    const make = async (): Promise<void> => {
      const { createPriceChart } = await import('./price-chart.ts');
      if (gone || container.current === null) return;
      made = createPriceChart(container.current, {
        onPointer: (pointer) => listeners.current.onPointer(pointer),
        onPick: (pointer) => listeners.current.onPick(pointer),
      });
      setChart(made);
    };
    void make();
    const stopWatching = watchTheme(() => made?.readColours());
    return () => {
      gone = true;
      stopWatching();
      made?.remove();
      setChart(undefined);
    };
  }, [container]);

  return chart;
}
