import { type Bias, type FigureLine, formatNumber, type Language } from '@vela/contracts';
import { figureSize, type FigureFrame } from './figure-frame.ts';
import { smallText } from './figure-grid.tsx';

const round = (value: number): number => Math.round(value * 10) / 10;

function createPath(
  values: FigureLine['values'],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  let path = '';
  let isDrawing = false;
  for (const [index, value] of values.entries()) {
    if (value !== null) path += `${isDrawing ? 'L' : 'M'}${round(x(index))} ${round(y(value))}`;
    isDrawing = value !== null;
  }
  return path;
}

/** Name of a line on the figure: EMA 20. */
export const formatLineName = (name: FigureLine['name']): string =>
  name.toUpperCase().replace('-', ' ');

const dashes: Readonly<Partial<Record<FigureLine['name'], string>>> = {
  'ema-50': '6 3',
  'ema-200': '2 3',
};

type OverlayLinesProps = { lines: readonly FigureLine[]; frame: FigureFrame };

/** Lines over the candles with different dashes, and their names in a corner. */
export function OverlayLines({ lines, frame }: OverlayLinesProps) {
  return (
    <g>
      {lines.map(({ name, values }) => (
        <path
          key={name}
          d={createPath(values, frame.x, frame.y)}
          className="stroke-accent"
          strokeWidth="1.75"
          strokeDasharray={dashes[name]}
          fill="none"
        />
      ))}
      {lines.map(({ name }, index) => (
        <g key={name}>
          <path
            d={`M${frame.left + 6} ${frame.top + 8 + index * 18}h22`}
            className="stroke-accent"
            strokeWidth="1.75"
            strokeDasharray={dashes[name]}
          />
          <text
            x={frame.left + 34}
            y={frame.top + 12 + index * 18}
            className={`fill-ink ${smallText}`}
          >
            {formatLineName(name)}
          </text>
        </g>
      ))}
    </g>
  );
}

type PaneScale = {
  readonly lowest: number;
  readonly highest: number;
  readonly rules: readonly number[];
  readonly decimals: number;
};

function createPaneScale({ name, values }: FigureLine): PaneScale {
  if (name === 'rsi-14') return { lowest: 0, highest: 100, rules: [30, 70], decimals: 0 };
  const known = values.filter((value) => value !== null);
  if (name === 'adx-14')
    return { lowest: 0, highest: Math.max(...known, 50) * 1.2, rules: [25], decimals: 0 };
  // Headroom above the line for its name.
  const highest = Math.max(...known) * 1.35;
  const power = 10 ** Math.floor(Math.log10(highest / 2));
  const rule = Math.floor(highest / 2 / power) * power;
  return {
    lowest: 0,
    highest,
    rules: [rule, rule * 2].filter((price) => price < highest),
    decimals: Math.max(0, -Math.log10(power)),
  };
}

type LinePaneProps = {
  line: FigureLine;
  frame: FigureFrame;
  language: Language;
  /** Swings whose values are joined, as their prices are on the chart above. */
  joins: readonly PaneJoin[];
};

export type PaneJoin = {
  readonly id: string;
  readonly direction: Bias;
  readonly from: number;
  readonly to: number;
};

/** An indicator in a pane of its own below the candles. */
export function LinePane({ line, frame, language, joins }: LinePaneProps) {
  const scale = createPaneScale(line);
  const top = frame.height + 6;
  const bottom = frame.height + figureSize.paneHeight - 6;
  const y = (value: number): number =>
    bottom - ((value - scale.lowest) / (scale.highest - scale.lowest)) * (bottom - top);
  return (
    <g>
      <path
        d={`M${frame.left} ${bottom}H${frame.right}M${frame.left} ${top}H${frame.right}`}
        className="stroke-line-strong"
      />
      {scale.rules.map((value) => (
        <g key={value}>
          <path
            d={`M${frame.left} ${y(value)}H${frame.right}`}
            className="stroke-line"
            strokeDasharray="4 3"
          />
          <text
            x={frame.right + 6}
            y={y(value) + 4}
            className={`fill-muted tabular-nums ${smallText}`}
          >
            {formatNumber(value, scale.decimals, language)}
          </text>
        </g>
      ))}
      <path
        d={createPath(line.values, frame.x, y)}
        className="stroke-accent"
        strokeWidth="1.75"
        fill="none"
      />
      {joins.map(({ id, direction, from, to }) => (
        <path
          key={id}
          d={`M${frame.x(from)} ${round(y(line.values[from] ?? 0))}L${frame.x(to)} ${round(y(line.values[to] ?? 0))}`}
          className={direction === 'bullish' ? 'stroke-bull' : 'stroke-bear'}
          strokeWidth="2"
          fill="none"
        />
      ))}
      <text
        x={frame.left + 6}
        y={top + 15}
        strokeWidth="3"
        paintOrder="stroke"
        className={`fill-ink stroke-surface font-medium ${smallText}`}
      >
        {formatLineName(line.name)}
      </text>
    </g>
  );
}
