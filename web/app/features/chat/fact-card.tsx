import { type Fact, factLabel, formatTime, methodPagePath } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ShownAnalysis } from './answer.ts';
import { methodName, shortHash, sourceName, writeFact } from './fact-value.ts';

/** Where a number comes from: what it is, as of when, from whose data, by which definition. */
export function FactCard({ fact, analysis }: { fact: Fact; analysis: ShownAnalysis }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { value, unit } = writeFact(fact, language, analysis.interval);
  const time = (utcMs: number): string => formatTime(utcMs, analysis.interval, language);
  const rows = [
    [t('fact.unit'), unit],
    [t('fact.asOf'), time(fact.asOf)],
    [t('fact.instrument'), `${analysis.instrument.symbol} · ${t(`interval.${analysis.interval}`)}`],
    [t('fact.source'), sourceName({ kind: analysis.source.kind, vendor: fact.source.vendor }, language)],
    [t('fact.candles'), `${time(fact.source.from)} – ${time(fact.source.to)}`],
    [t('fact.method'), <MethodName key="method" fact={fact} />],
    [t('fact.hash'), shortHash(fact.source.hash)],
  ] as const;
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
