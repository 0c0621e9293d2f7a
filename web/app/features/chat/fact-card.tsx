import { type Fact, formatTime } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ShownAnalysis } from './answer.ts';
import { factSourceName, seriesOf, shortHash, writeFact } from './fact-value.ts';
import { MethodLink } from './method-link.tsx';

const ofNoChart = { symbol: '', interval: undefined } as const;

/** Where a number comes from: what it is, as of when, from whose data, by which definition. */
export function FactCard({ fact, analysis }: { fact: Fact; analysis: ShownAnalysis | undefined }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { symbol, interval } = analysis === undefined ? ofNoChart : seriesOf(fact, analysis);
  const { name: factName, value, unit, asOf } = writeFact(fact, analysis, language);
  const time = (utcMs: number): string => formatTime(utcMs, interval, language);
  const ofCandles =
    interval === undefined || analysis === undefined
      ? []
      : [
          [t('fact.instrument'), `${symbol} · ${t(`interval.${interval}`)}`] as const,
          [t('fact.source'), factSourceName(fact, analysis, language)] as const,
          [
            t('fact.candles'),
            [...new Set([fact.source.from, fact.source.to])].map(time).join(' – '),
          ] as const,
        ];
  const rows = [
    [t('fact.unit'), unit] as const,
    [t(interval === undefined ? 'fact.readAt' : 'fact.asOf'), asOf] as const,
    ...(interval === undefined ? [[t('fact.source'), t('fact.serverClock')] as const] : ofCandles),
    [t('fact.method'), <MethodLink key="method" fact={fact} />] as const,
    ...(interval === undefined ? [] : [[t('fact.hash'), shortHash(fact.source.hash)] as const]),
  ];
  return (
    <div data-testid="fact-card" data-fact={fact.id}>
      <p className="text-xs text-muted">{factName}</p>
      <p className="text-xl font-semibold tabular-nums first-letter:uppercase">{value}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
        {rows.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right break-words tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      {fact.refs.length > 0 && (
        <p className="mt-2 text-xs text-accent">{t('fact.lit', { count: fact.refs.length })}</p>
      )}
    </div>
  );
}
