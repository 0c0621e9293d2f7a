import { useTranslation } from 'react-i18next';
import { example, gap, breakLevel } from './example-candles.ts';

const view = { width: 460, height: 250, bottom: 236, low: 96, perUnit: 6.2, step: 23, body: 13 };
const x = (index: number) => 18 + index * view.step;
const y = (price: number) => view.bottom - (price - view.low) * view.perUnit;

function ExampleCandle({ index }: { index: number }) {
  const candle = example[index];
  if (candle === undefined) return null;
  const rises = candle.close >= candle.open;
  const top = y(Math.max(candle.open, candle.close));
  const height = Math.max(1.5, Math.abs(candle.close - candle.open) * view.perUnit);
  const color = rises ? 'var(--color-bull)' : 'var(--color-bear)';
  return (
    <g stroke={color} strokeWidth="1.25">
      <path d={`M${x(index)} ${y(candle.high)}V${y(candle.low)}`} />
      <rect x={x(index) - view.body / 2} y={top} width={view.body} height={height} fill={rises ? 'var(--color-surface)' : color} rx="1" />
    </g>
  );
}

/** The product in one drawing: a sentence whose numbers are marked, and the zone on the chart that they are. */
export function ExampleFigure() {
  const { t, i18n } = useTranslation('home');
  const price = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2 });
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-surface shadow-lift">
      <svg aria-hidden="true" viewBox={`0 0 ${view.width} ${view.height}`} className="block w-full bg-surface" fontFamily="inherit">
        {[100, 110, 120, 130].map((level) => (
          <g key={level}>
            <path d={`M0 ${y(level)}H${view.width}`} stroke="var(--color-line)" strokeWidth="1" />
            <text x={view.width - 6} y={y(level) - 4} textAnchor="end" fontSize="10" fill="var(--color-muted)">
              {level}
            </text>
          </g>
        ))}
        <rect
          x={x(gap.from)}
          y={y(gap.top)}
          width={view.width - x(gap.from)}
          height={(gap.top - gap.bottom) * view.perUnit}
          fill="var(--color-accent)"
          fillOpacity="0.16"
        />
        <path
          d={`M${x(gap.from)} ${y(gap.top)}H${view.width}M${x(gap.from)} ${y(gap.bottom)}H${view.width}`}
          stroke="var(--color-accent)"
          strokeDasharray="3 3"
        />
        <text x={view.width - 34} y={y(gap.bottom) + 14} textAnchor="end" fontSize="11" fontWeight="600" fill="var(--color-accent)">
          {t('figure.gapLabel')}
        </text>
        <path d={`M${x(breakLevel.from)} ${y(breakLevel.price)}H${x(breakLevel.to)}`} stroke="var(--color-muted)" strokeWidth="1.25" />
        <text x={x(breakLevel.from)} y={y(breakLevel.price) - 6} fontSize="11" fill="var(--color-muted)">
          {t('figure.breakLabel')}
        </text>
        {example.map((candle, index) => (
          <ExampleCandle key={`${candle.open}-${candle.close}`} index={index} />
        ))}
      </svg>
      <div className="border-t border-line px-5 py-4 text-[0.9375rem] leading-relaxed">
        {t('figure.sentenceStart')} <Marked>{price.format(gap.bottom)}</Marked> {t('figure.sentenceMiddle')}{' '}
        <Marked>{price.format(gap.top)}</Marked> {t('figure.sentenceEnd')}
      </div>
      <figcaption className="border-t border-line bg-sunken px-5 py-3 text-xs text-muted">{t('figure.caption')}</figcaption>
    </figure>
  );
}

function Marked({ children }: { children: string }) {
  return <mark className="rounded-sm bg-accent-soft px-1 py-0.5 font-semibold text-accent tabular-nums">{children}</mark>;
}
