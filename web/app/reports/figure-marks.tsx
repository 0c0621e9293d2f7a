const fills = ['fill-accent', 'fill-bull', 'fill-bear'] as const;
const strokes = ['stroke-accent', 'stroke-bull', 'stroke-bear'] as const;
/** Part of a column that its bars fill. */
const filled = 0.7;

/** Values of one name, one for each column; undefined where there is none. */
export type Series = { readonly name: string; readonly values: readonly (number | undefined)[] };

/** Where a column and a value lie in the drawing. */
export type Scale = {
  readonly toX: (column: number) => number;
  readonly toY: (value: number) => number;
};

/** The bars of one name. */
export function Bars({
  series,
  place: [index, count],
  scale,
  step,
}: {
  series: Series;
  place: readonly [number, number];
  scale: Scale;
  step: number;
}) {
  const size = (step * filled) / count;
  return series.values.map((value, column) => {
    if (value === undefined) return null;
    const [from, to] = [scale.toY(Math.max(0, value)), scale.toY(Math.min(0, value))];
    return (
      <rect
        // oxlint-disable-next-line react/no-array-index-key -- columns never change their place
        key={column}
        x={scale.toX(column) - (step * filled) / 2 + index * size}
        y={from}
        width={Math.max(1, size - 2)}
        height={Math.max(0.5, to - from)}
        className={fills[index]}
      />
    );
  });
}

/** The line of one name. */
export function Line({ series, index, scale }: { series: Series; index: number; scale: Scale }) {
  const points = series.values.flatMap((value, column) =>
    value === undefined ? [] : [`${scale.toX(column)},${scale.toY(value)}`],
  );
  return (
    <polyline
      points={points.join(' ')}
      fill="none"
      strokeWidth="2"
      vectorEffect="non-scaling-stroke"
      className={strokes[index]}
    />
  );
}
