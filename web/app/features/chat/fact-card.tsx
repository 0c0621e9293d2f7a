import { type Fact, factLabel, formatTime, methodPagePath } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ShownAnalysis } from './answer.ts';
import { methodName, shortHash, sourceName, writeFact } from './fact-value.ts';

/** Where a number comes from: what it is, as of when, from whose data, by which definition. */
export function FactCard({ fact, analysis }: { fact: Fact; analysis: ShownAnalysis }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { symbol = analysis.instrument.symbol, vendor } = fact.source;
  // What the clock says has an hour on every chart, and comes from no candle.
  const isClock = vendor === 'clock';
  const interval = isClock ? undefined : (fact.source.interval ?? analysis.interval);
  const { value, unit } = writeFact(fact, language, interval);
  const time = (utcMs: number): string => formatTime(utcMs, interval, language);
  const ofCandles =
    interval === undefined
      ? []
      : [
          [t('fact.instrument'), `${symbol} · ${t(`interval.${interval}`)}`] as const,
          [t('fact.source'), sourceName({ kind: analysis.source.kind, vendor }, language)] as const,
          [t('fact.candles'), [...new Set([fact.source.from, fact.source.to])].map(time).join(' – ')] as const,
        ];
  const rows = [
    [t('fact.unit'), unit] as const,
    [t('fact.asOf'), time(fact.asOf)] as const,
    ...(isClock ? [[t('fact.source'), t('fact.clock')] as const] : ofCandles),
    [t('fact.method'), <MethodName key="method" fact={fact} />] as const,
    ...(isClock ? [] : [[t('fact.hash'), shortHash(fact.source.hash)] as const]),
  ];
  return (
    <div data-testid="fact-card" data-fact={fact.id}>
      <p className="text-xs text-muted">{factLabel(fact.label, language)}</p>
      <p className="text-xl font-semibold tabular-nums first-letter:uppercase">{value}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
        {rows.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right break-words tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      {fact.refs.length > 0 && <p className="mt-2 text-xs text-accent">{t('fact.lit', { count: fact.refs.length })}</p>}
    </div>
  );
}

/** The method's name; it opens the definition, beside the conversation and not in its place. */
function MethodName({ fact }: { fact: Fact }) {
  const { t } = useTranslation('chat');
  const name = methodName(fact, useLanguage());
  const path = methodPagePath(fact.method);
  if (path === undefined) return name;
  return (
    <a href={path} target="_blank" rel="noopener" className="link">
      {name}
      <span className="sr-only"> {t('fact.newTab')}</span>
    </a>
  );
}
