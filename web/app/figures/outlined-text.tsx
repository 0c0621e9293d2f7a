import { smallText } from './figure-grid.tsx';

type OutlinedTextProps = {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  className: string;
  children: string;
};

/** Text with an outline, readable over candles and lines. */
export function OutlinedText({ x, y, anchor, className, children }: OutlinedTextProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      strokeWidth="3"
      strokeLinejoin="round"
      paintOrder="stroke"
      className={`stroke-surface ${smallText} ${className}`}
    >
      {children}
    </text>
  );
}

/** Names beside the right edge `x` of a figure, each at its height. */
export function EdgeNames({
  names,
  x,
}: {
  names: readonly { name: string; y: number }[];
  x: number;
}) {
  return names.map(({ name, y }) => (
    <OutlinedText key={name} x={x - 6} y={y} anchor="end" className="fill-ink font-medium">
      {name}
    </OutlinedText>
  ));
}
