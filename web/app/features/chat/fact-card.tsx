import { type Fact, formatTime } from '@vela/contracts';
import { Suspense } from 'react';
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
  const rows = [
    [t('fact.unit'), unit] as const,
    [t(candles === undefined ? 'fact.readAt' : 'fact.asOf'), asOf] as const,
    ...(ownSources.has(source.kind)
      ? [[t('fact.source'), <OwnSource key="source" fact={fact} />] as const]
      : []),
    ...(candles ?? []),
    [t('fact.method'), <MethodLink key="method" fact={fact} />] as const,
    ...(source.kind === 'candles' && candles !== undefined
      ? [[t('fact.hash'), truncateHash(source.hash)] as const]
      : []),
  ];
  return (
    <div data-testid="fact-card" data-fact={fact.id} className="@container">
      <p className="text-xs text-muted">{factName}</p>
      <p className="text-xl font-semibold tabular-nums first-letter:uppercase">{value}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs @md:grid-cols-[auto_1fr_auto_1fr] @md:gap-x-4">
        {rows.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right break-words tabular-nums @md:text-left">{text}</dd>
          </div>
        ))}
        {uncharted.has(fact.kind) && (
          <Suspense fallback={null}>
            <PageOrOrigin fact={fact} analysis={analysis} />
          </Suspense>
        )}
      </dl>
      {fact.refs.length > 0 && (
        <p className="mt-2 text-xs text-accent">{t('fact.lit', { count: fact.refs.length })}</p>
      )}
    </div>
  );
}
