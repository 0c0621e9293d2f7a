import {
  formatHealthMessage,
  formatRefusalMessage,
  getSourceKindName,
  type Instrument,
  type Interval,
  type SeriesSource,
} from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Api } from '../../../lib/api.ts';
import { formatAsOfTime } from '../chart-format.ts';
import { SourceList } from './source-list.tsx';

export type SourceCardProps = {
  source: SeriesSource;
  instrument: Instrument;
  interval: Interval;
  /** Where sources are asked for; undefined where none can be chosen. */
  api: Api | undefined;
  /** Another source was chosen: the chart is drawn anew. */
  onVendor: (symbol: string) => void;
};

/** Where the data of a chart comes from, its health, why other sources were refused, and a choice. */
export function SourceCard({ source, instrument, interval, api, onVendor }: SourceCardProps) {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const asOf = formatAsOfTime(language, source.asOf, interval);
  const rows = [
    [t('source.vendor'), source.vendor],
    [t('source.kind'), getSourceKindName(source.kind, language)],
    [t('source.asOfLocal'), asOf.local],
    ...(asOf.utc === asOf.local ? [] : [[t('source.asOfUtc'), asOf.utc] as const]),
    [t('source.currency'), instrument.currency],
    [t('source.adjustment'), t(`adjustment.${source.adjustment}`)],
    ...(source.delay === undefined
      ? []
      : [[t('terms.delay'), t(`delay.${source.delay}`)] as const]),
    ...(source.rights === undefined
      ? []
      : [[t('terms.rights'), t(`rights.${source.rights}`)] as const]),
  ] as const;
  return (
    <>
      <h3 className="mb-2 text-sm font-semibold">{t('source.label')}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <Health source={source} />
      {api !== undefined && (
        <SourceList
          api={api}
          symbol={instrument.symbol}
          interval={interval}
          shown={source.vendor}
          onVendor={onVendor}
        />
      )}
    </>
  );
}

/** What was found of a series, and why the sources before it did not answer. */
function Health({ source }: Pick<SourceCardProps, 'source'>) {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  return (
    <>
      <h4 className="mt-3 text-xs font-semibold">{t('source.health')}</h4>
      <ul className="mt-1 list-disc space-y-1 pl-4 text-xs text-muted">
        {source.health.length === 0 && <li>{t('source.healthy')}</li>}
        {source.health.map((note) => (
          <li key={`${note.code}-${JSON.stringify(note.params)}`}>
            {formatHealthMessage(note, language)}
          </li>
        ))}
      </ul>
      {source.refusals.length > 0 && (
        <>
          <h4 className="mt-3 text-xs font-semibold">{t('source.refusals')}</h4>
          <ul className="mt-1 list-disc space-y-1 pl-4 text-xs text-muted">
            {source.refusals.map((refusal) => (
              <li key={`${refusal.source}-${refusal.vendor}`}>
                {formatRefusalMessage(refusal, language)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
