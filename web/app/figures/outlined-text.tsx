import { smallText } from './figure-grid.tsx';

type OutlinedTextProps = {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  className: string;
  children: string;
};

/** Words that stay readable where they lie over candles and lines. */
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
