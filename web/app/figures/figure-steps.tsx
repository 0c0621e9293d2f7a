import type { FigureFrame } from './figure-frame.ts';
import { placeFigureLabels } from './figure-label.ts';
import type { FigureZone } from './figure-zone.ts';
import { OutlinedText } from './outlined-text.tsx';
import { toStepStyle } from './step-style.ts';
import { ZoneShape } from './zone-shapes.tsx';

/** A step of a story: the finding that lights up in it, and its name in whole words. */
export type FigureStep = { readonly findingId: string; readonly label: string };

type FigureStepsProps = {
  steps: readonly FigureStep[];
  zones: readonly FigureZone[];
  frame: FigureFrame;
};

/** The zones of a story, each lit over its plain drawing while its step plays. */
export function FigureSteps({ steps, zones, frame }: FigureStepsProps) {
  const drawn = steps.flatMap(({ findingId, label }, index) => {
    const zone = zones.find(({ id }) => id === findingId);
    return zone === undefined ? [] : [{ zone: { ...zone, label }, step: index + 1 }];
  });
  const labels = placeFigureLabels(
    drawn.map(({ zone }) => zone),
    frame,
  );
  return (
    <>
      {drawn.map(({ zone, step }) => (
        <g key={zone.id} className="story-light" data-step={step} style={toStepStyle(step)}>
          <ZoneShape zone={zone} emphasis="lit" />
        </g>
      ))}
      {labels.map(({ zone, x, y, anchor }) => (
        <OutlinedText
          key={zone.id}
          // A level is named at its beginning: after its end come the candles that broke it.
          x={zone.shape === 'line' ? zone.left + 4 : x}
          y={y}
          anchor={zone.shape === 'line' ? 'start' : anchor}
          className={`font-semibold ${zone.direction === 'bullish' ? 'fill-bull' : 'fill-bear'}`}
        >
          {zone.label}
        </OutlinedText>
      ))}
    </>
  );
}
