import type { FigureProfile } from '@vela/contracts';
import type { FigureFrame } from './figure-frame.ts';
import { EdgeNames } from './outlined-text.tsx';

type ProfileProps = { profile: FigureProfile; frame: FigureFrame };

const longest = 0.42;

/** Rows as one SVG path: those inside the value area, or those outside it. */
function createPath({ profile, frame }: ProfileProps, isInArea: boolean): string {
  const { bottom, rowHeight, rows, valueAreaHigh, valueAreaLow } = profile;
  let path = '';
  for (const [index, share] of rows.entries()) {
    const middle = bottom + (index + 0.5) * rowHeight;
    if ((middle > valueAreaLow && middle < valueAreaHigh) !== isInArea) continue;
    const upper = frame.y(bottom + (index + 1) * rowHeight);
    const width = Math.round(share * longest * (frame.right - frame.left));
    path += `M${frame.left} ${upper}h${width}V${frame.y(bottom + index * rowHeight)}H${frame.left}Z`;
  }
  return path;
}

/** Volume profile behind the candles, from the left edge; rows of the value area are stronger. */
export function ProfileShape(props: ProfileProps) {
  const { profile, frame } = props;
  return (
    <g data-profile>
      <path d={createPath(props, false)} className="fill-accent/20" />
      <path d={createPath(props, true)} className="fill-accent/45" />
      <path
        d={`M${frame.left} ${frame.y(profile.valueAreaHigh)}H${frame.right}M${frame.left} ${frame.y(profile.valueAreaLow)}H${frame.right}`}
        className="stroke-ink"
        strokeDasharray="5 4"
      />
      <path
        d={`M${frame.left} ${frame.y(profile.pointOfControl)}H${frame.right}`}
        className="stroke-ink"
        strokeWidth="1.75"
      />
    </g>
  );
}

/** Standard abbreviations, the same in every language. */
export function ProfileNames({ profile, frame }: ProfileProps) {
  const names = [
    { name: 'VAH', y: frame.y(profile.valueAreaHigh) - 4 },
    { name: 'POC', y: frame.y(profile.pointOfControl) - 4 },
    { name: 'VAL', y: frame.y(profile.valueAreaLow) - 4 },
  ];
  return <EdgeNames names={names} x={frame.right} />;
}
