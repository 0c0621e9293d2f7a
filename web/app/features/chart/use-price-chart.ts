import { type RefObject, useEffect, useState } from 'react';
import { watchTheme } from './chart-colours.ts';
import type { PriceChart } from './price-chart.ts';

/** Makes the chart inside an element once the drawing library has arrived, and takes it away again. Undefined until then. */
export function usePriceChart(container: RefObject<HTMLElement | null>): PriceChart | undefined {
  const [chart, setChart] = useState<PriceChart>();

  useEffect(() => {
    let made: PriceChart | undefined;
    let gone = false;
    const make = async (): Promise<void> => {
      const { createPriceChart } = await import('./lightweight-price-chart.ts');
      if (gone || container.current === null) return;
      made = createPriceChart(container.current);
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
