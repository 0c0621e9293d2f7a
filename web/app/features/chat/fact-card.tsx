import { type Fact, formatTime } from '@vela/contracts';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ShownAnalysis } from './answer.ts';
import { formatFactSource, getFactSeries, truncateHash, formatFact } from './fact-value.ts';
import { PageOrOrigin } from './page-lazy.ts';
import { OwnSource } from './own-source.tsx';
import { MethodLink } from './method-link.tsx';

const uncharted: ReadonlySet<string> = new Set(['company', 'property']);
/** Sources that name themselves. */
const ownSources: ReadonlySet<string> = new Set(['clock', 'event']);
const ofNoChart = { symbol: '', interval: undefined } as const;

/** Provenance of a number: name, as-of time, data source, definition. */
export function FactCard({ fact, analysis }: { fact: Fact; analysis: ShownAnalysis | undefined }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { symbol, interval } = analysis === undefined ? ofNoChart : getFactSeries(fact, analysis);
  const { name: factName, value, unit, asOf } = formatFact(fact, analysis, language);
  const time = (utcMs: number): string => formatTime(utcMs, interval, language);
  const { source } = fact;
  const candles =
    interval === undefined || analysis === undefined || source.kind !== 'candles'
      ? undefined
      : [
          [t('fact.instrument'), `${symbol} · ${t(`interval.${interval}`)}`] as const,
          [t('fact.source'), formatFactSource(fact, analysis, language)] as const,
          [
            t('fact.candles'),
            [...new Set([source.from, source.to])].map(time).join(' – '),
          ] as const,
        ];
  const rows: readonly Row[] = [
    [t(candles === undefined ? 'fact.readAt' : 'fact.asOf'), asOf],
    ...(ownSources.has(source.kind)
      ? [[t('fact.source'), <OwnSource key="source" fact={fact} />] as const]
      : []),
    ...(candles ?? []),
    [t('fact.method'), <MethodLink key="method" fact={fact} />],
  ];
  const details: readonly Row[] = [
    [t('fact.unit'), unit],
    [t('fact.definition'), fact.method],
    ...(source.kind === 'candles' && candles !== undefined
      ? [[t('fact.hash'), truncateHash(source.hash)] as const]
      : []),
  ];
  return (
    <div data-testid="fact-card" data-fact={fact.id} className="@container">
      <FactHead name={factName} value={value} litCount={fact.refs.length} />
      <RowList rows={rows} />
      {uncharted.has(fact.kind) && (
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs empty:hidden">
          <Suspense fallback={null}>
            <PageOrOrigin fact={fact} analysis={analysis} />
          </Suspense>
        </dl>
      )}
      <details className="mt-0.5 text-xs">
        <summary className="min-h-6 w-fit leading-6 text-muted hover:text-ink max-md:min-h-11 max-md:leading-11">
          {t('fact.details')}
        </summary>
        <RowList rows={details} />
      </details>
    </div>
  );
}

type FactHeadProps = { name: string; value: string; litCount: number };

/** The number, what it is, and how many structures it lights. */
function FactHead({ name, value, litCount }: FactHeadProps) {
  const { t } = useTranslation('chat');
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 text-xs">
      <p className="text-muted">{name}</p>
      <p className="order-first text-lg font-semibold tabular-nums first-letter:uppercase">
        {value}
      </p>
      {litCount > 0 && <p className="text-accent">{t('fact.lit', { count: litCount })}</p>}
    </div>
  );
}

type Row = readonly [name: string, text: ReactNode];

/** Names and values: one after the other in a wide card, below each other in a narrow one. */
function RowList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="mt-1 flex flex-wrap items-baseline gap-x-5 gap-y-0.5 text-xs @max-md:grid @max-md:grid-cols-[auto_1fr] @max-md:gap-x-4 @max-md:gap-y-1">
      {rows.map(([name, text]) => (
        <div key={name} className="flex items-baseline gap-1.5 @max-md:contents">
          <dt className="text-muted">{name}</dt>
          <dd className="break-words tabular-nums @max-md:text-right">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
