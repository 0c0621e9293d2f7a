import { bandRowHeight, type PlacedBand } from './band-places.ts';
import type { FigureFrame } from './figure-frame.ts';
import { OutlinedText } from './outlined-text.tsx';

type FigureBandsProps = { bands: readonly PlacedBand[]; frame: FigureFrame };

const topOf = ({ row }: PlacedBand, { top }: FigureFrame): number => top + row * bandRowHeight;

/** Stretches of time behind the candles, each as a flag that hangs from its name: one tone for all, so that no colour has to be told from another. */
export function FigureBands({ bands, frame }: FigureBandsProps) {
  return bands.map((band) => (
    <g key={band.from} data-band={band.name}>
      <rect
        x={band.left}
        y={topOf(band, frame)}
        width={band.right - band.left}
        height={frame.bottom - topOf(band, frame)}
        className="fill-accent/12"
      />
      <path
        d={`M${band.left} ${topOf(band, frame)}V${frame.bottom}`}
        className="stroke-accent"
        strokeOpacity="0.6"
      />
    </g>
  ));
}

/** The names of the bands, above the candles. */
export function BandNames({ bands, frame }: FigureBandsProps) {
  return bands.map((band) => (
    <OutlinedText
      key={band.from}
      x={band.nameAt}
      y={topOf(band, frame) + 13}
      anchor="start"
      className="fill-ink font-medium"
    >
      {band.name}
    </OutlinedText>
  ));
}
