import { createContext, createElement, useContext, useEffect, useRef, useState } from 'react';
import type { CandleFigure, CandleFigureProps } from '../../figures/candle-figure.tsx';

type Drawing = typeof CandleFigure;

/** What draws the figure where it is at hand: while the server renders. */
export const DrawingContext = createContext<Drawing | undefined>(undefined);

let loaded: Drawing | undefined;

/** Loads what draws the figure. Resolves without it when loading fails; then the next call tries again. */
export async function loadDrawing(): Promise<void> {
  const module = await import('../../figures/candle-figure.tsx').catch(() => undefined);
  loaded ??= module?.CandleFigure;
}

const isSameFigure = (a: CandleFigureProps, b: CandleFigureProps): boolean =>
  a.light === b.light && a.candles === b.candles && a.language === b.language;

// The ratio of the figure's viewBox: see figure-frame.ts.
const frameClass = 'aspect-[520/320]';

/** The server's drawing, until it must change: only then browsers load the script that draws. */
export function SampleFigure(props: CandleFigureProps) {
  const Figure = useContext(DrawingContext) ?? loaded;
  const holder = useRef<HTMLDivElement>(null);
  const [served] = useState(props);
  const [, setLoaded] = useState(false);
  const isMissing = Figure === undefined;
  const isServed = isSameFigure(props, served);
  useEffect(() => {
    // A page reached by a link has no drawing of the server.
    if (isMissing && !(isServed && holder.current?.hasChildNodes() === true))
      void loadDrawing().then(() => setLoaded(true));
  }, [isMissing, isServed]);
  if (Figure !== undefined)
    return (
      <div key="drawn" className={frameClass}>
        {createElement(Figure, props)}
      </div>
    );
  return (
    <div
      key="served"
      ref={holder}
      className={frameClass}
      // Hydration leaves markup of this kind as it is.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
