import type { FigureProfile } from '@vela/contracts';
import type { FigureFrame } from './figure-frame.ts';
import { OutlinedText } from './outlined-text.tsx';

type ProfileProps = { profile: FigureProfile; frame: FigureFrame };

/** The longest row takes this share of the picture's width. */
const longest = 0.42;

/** Rows as one path, those of the value area or those beside it. */
function pathOf({ profile, frame }: ProfileProps, isInArea: boolean): string {
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

/** Volume by price behind the candles, from the left edge: the rows of the value area are the stronger ones. */
export function ProfileShape(props: ProfileProps) {
  const { profile, frame } = props;
  return (
    <g data-profile>
      <path d={pathOf(props, false)} className="fill-accent/20" />
      <path d={pathOf(props, true)} className="fill-accent/45" />
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

/** The field's own abbreviations, the same in every language. */
export function ProfileNames({ profile, frame }: ProfileProps) {
  const names = [
    { name: 'VAH', y: frame.y(profile.valueAreaHigh) },
    { name: 'POC', y: frame.y(profile.pointOfControl) },
    { name: 'VAL', y: frame.y(profile.valueAreaLow) },
  ];
  return names.map(({ name, y }) => (
    <OutlinedText
      key={name}
      x={frame.right - 6}
      y={y - 4}
      anchor="end"
      className="fill-ink font-medium"
    >
      {name}
    </OutlinedText>
  ));
}
