import { bandRowHeight, type PlacedBand } from './place-bands.ts';
import type { FigureFrame } from './figure-frame.ts';
import { OutlinedText } from './outlined-text.tsx';

type FigureBandsProps = { bands: readonly PlacedBand[]; frame: FigureFrame };

const calculateTop = ({ row }: PlacedBand, { top }: FigureFrame): number =>
  top + row * bandRowHeight;

/** Time ranges behind the candles below their names; one colour, not needed to tell them apart. */
export function FigureBands({ bands, frame }: FigureBandsProps) {
  return bands.map((band) => (
    <g key={band.from} data-band={band.name}>
      <rect
        x={band.left}
        y={calculateTop(band, frame)}
        width={band.right - band.left}
        height={frame.bottom - calculateTop(band, frame)}
        className="fill-accent/12"
      />
      <path
        d={`M${band.left} ${calculateTop(band, frame)}V${frame.bottom}`}
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
      y={calculateTop(band, frame) + 13}
      anchor="start"
      className="fill-ink font-medium"
    >
      {band.name}
    </OutlinedText>
  ));
}
