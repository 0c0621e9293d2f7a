import { formatNumber } from '@vela/contracts';
import { useLanguage } from '../i18n/use-language.ts';
import { Bars, Line, type Scale, type Series } from './figure-marks.tsx';

type SeriesFigureProps = {
  title: string;
  kind: 'bars' | 'lines';
  columns: readonly string[];
  series: readonly Series[];
};

/** Units of the drawing, which fills the box it is in. */
const [width, height] = [600, 200];
const swatches = ['bg-accent', 'bg-bull', 'bg-bear'] as const;
function createScale({ columns, series }: SeriesFigureProps): Scale & { readonly top: number } {
  const values = series.flatMap((one) => one.values.flatMap((value) => value ?? []));
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const step = width / Math.max(1, columns.length);
  return {
    top,
    toX: (column) => step * (column + 0.5),
    toY: (value) => (height * (top - value)) / span,
  };
}

/** Values by year as bars or lines. The same numbers stand in a table beside it. */
export function SeriesFigure(props: SeriesFigureProps) {
  const { title, kind, columns, series } = props;
  const language = useLanguage();
  const scale = createScale(props);
  const step = scale.toX(1) - scale.toX(0);
  return (
    <figure className="rounded-lg border border-line p-3">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
        <span className="font-medium text-ink">{title}</span>
        {series.map(({ name }, index) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2 rounded-full ${swatches[index] ?? ''}`} />
            {name}
          </span>
        ))}
      </figcaption>
      <div aria-hidden="true" className="mt-2 text-xs text-muted tabular-nums">
        {formatNumber(scale.top, 0, language)}
        {/* The drawing fills its box; text in it would be scaled with it. */}
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-40 w-full overflow-visible md:h-48"
        >
          <line
            x1="0"
            x2={width}
            y1={scale.toY(0)}
            y2={scale.toY(0)}
            vectorEffect="non-scaling-stroke"
            className="stroke-line-strong"
          />
          {series.map((one, index) =>
            kind === 'bars' ? (
              <Bars
                key={one.name}
                series={one}
                place={[index, series.length]}
                {...{ scale, step }}
              />
            ) : (
              <Line key={one.name} series={one} index={index} scale={scale} />
            ),
          )}
        </svg>
        <div
          className="mt-1 grid text-center"
          style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
        >
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}
