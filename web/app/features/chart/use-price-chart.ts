import { type RefObject, useEffect, useState } from 'react';
import { watchTheme } from './chart-colours.ts';
import type { PriceChart } from './price-chart.ts';

/** Creates the chart once the drawing library is loaded, undefined until then; removes it. */
export function usePriceChart(container: RefObject<HTMLElement | null>): PriceChart | undefined {
  const [chart, setChart] = useState<PriceChart>();

  useEffect(() => {
    let made: PriceChart | undefined;
    let isUnmounted = false;
    const make = async (): Promise<void> => {
      const { createPriceChart } = await import('./lightweight-price-chart.ts');
      if (isUnmounted || container.current === null) return;
      made = createPriceChart(container.current);
      setChart(made);
    };
    void make();
    const stopWatching = watchTheme(() => made?.readColours());
    return () => {
      isUnmounted = true;
      stopWatching();
      made?.remove();
      setChart(undefined);
    };
  }, [container]);

  return chart;
}
