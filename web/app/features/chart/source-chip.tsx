import { CircleAlert, FileText, FlaskConical, Radio, type LucideIcon } from 'lucide-react';
import {
  formatHealthMessage,
  type Instrument,
  type Interval,
  formatRefusalMessage,
  type SeriesSource,
  type SourceKind,
  getSourceKindName,
} from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { joinClassNames } from '../../ui/class-names.ts';
import { PopoverButton } from '../../ui/popover.tsx';
import { type ChartFormat, formatAsOfTime } from './chart-format.ts';

const iconBySourceKind = {
  live: Radio,
  file: FileText,
  simulated: FlaskConical,
} as const satisfies Record<SourceKind, LucideIcon>;

type SourceChipProps = {
  source: SeriesSource;
  instrument: Instrument;
  interval: Interval;
  format: ChartFormat;
};

/** Notes on prices that no market explains. */
const jumpCodes: ReadonlySet<string> = new Set(['probable-splits', 'price-jumps']);

/** Source and as-of time; its popover shows the series' health and why sources were refused. */
export function SourceChip({ source, instrument, interval, format }: SourceChipProps) {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const stale = source.health.some((note) => note.code === 'stale');
  const jumps = source.health.some(({ code }) => jumpCodes.has(code));
  const alarming = stale || jumps || source.kind === 'simulated';
  const notes = [...(stale ? [t('source.stale')] : []), ...(jumps ? [t('source.jumps')] : [])];
  // A phone has room for what is wrong alone: where the data comes from is one press away.
  const hidesKind = source.kind !== 'simulated';
  const Icon = stale || jumps ? CircleAlert : iconBySourceKind[source.kind];
  return (
    <PopoverButton
      label={t('source.label')}
      popoverClassName="w-[22rem]"
      className={joinClassNames(
        'inline-flex min-h-11 min-w-0 items-center justify-end gap-1.5 rounded-md px-2 text-left text-xs leading-4 text-muted hover:bg-sunken hover:text-ink md:min-h-8',
        source.kind === 'simulated' && 'text-warning',
      )}
      content={
        <>
          <Icon
            aria-hidden="true"
            className={joinClassNames('size-3.5 shrink-0', alarming && 'text-warning')}
          />
          <span className="truncate">
            <span className={hidesKind ? 'source-more' : undefined}>
              <span className="inline-block first-letter:uppercase">
                {getSourceKindName(source.kind, language)}
              </span>
            </span>
            <span className="source-more">
              {' '}
              · {t('source.asOf', { time: format.asOf(source.asOf) })}
            </span>
            {notes.map((note, index) => (
              <span key={note}>
                <span className={hidesKind && index === 0 ? 'source-more' : undefined}> · </span>
                <span className="font-medium text-warning">{note}</span>
              </span>
            ))}
          </span>
        </>
      }
    >
      <SourceCard
        source={source}
        currency={instrument.currency}
        asOf={formatAsOfTime(language, source.asOf, interval)}
      />
    </PopoverButton>
  );
}

function SourceCard({
  source,
  currency,
  asOf,
}: {
  source: SeriesSource;
  currency: string;
  asOf: { local: string; utc: string };
}) {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const rows = [
    [t('source.vendor'), source.vendor],
    [t('source.kind'), getSourceKindName(source.kind, language)],
    [t('source.asOfLocal'), asOf.local],
    ...(asOf.utc === asOf.local ? [] : [[t('source.asOfUtc'), asOf.utc] as const]),
    [t('source.currency'), currency],
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
