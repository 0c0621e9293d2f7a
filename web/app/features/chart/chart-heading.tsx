import type { Instrument, Interval, SeriesSource } from '@vela/contracts';
import { type ComponentProps, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { type Tab, TabList } from '../../ui/tabs.tsx';
import type { ChartFormat } from './chart-format.ts';
import { ChartTools } from './chart-tools.tsx';
import { LiveChip } from './live/live-chip.tsx';
import type { LiveSeries } from './live/live-series.ts';
import { SourceChip } from './source-chip.tsx';

type ChartHeadingProps = {
  instrument: Instrument;
  interval: Interval;
  source: SeriesSource;
  /** What is heard of the series; nothing is for guests. */
  live: LiveSeries | undefined;
  format: ChartFormat;
  tabs: readonly Tab<string>[];
  tools: ComponentProps<typeof ChartTools>;
};

/** Instrument, exchange (unless simulated), interval, source. No replay candle renders it. */
export const ChartHeading = memo(function ChartHeading({
  instrument,
  interval,
  source,
  live,
  format,
  tabs,
  tools,
}: ChartHeadingProps) {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const { zone } = format;
  return (
    <header className="chart-heading border-b border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 pt-2">
        <h2 className="flex flex-wrap items-baseline gap-x-2 text-base font-semibold max-md:sr-only">
          <span data-testid="chart-symbol">{instrument.symbol}</span>
          <span className="text-sm font-medium text-muted">{t(`interval.${interval}`)}</span>
          <span className="text-xs font-normal text-muted">
            {[
              instrument.name[language],
              ...(source.kind === 'simulated' ? [] : [instrument.exchange]),
            ].join(' · ')}
          </span>
        </h2>
        <div className="flex flex-wrap items-center gap-x-3">
          {live !== undefined && (
            <span className="max-sm:hidden">
              <LiveChip live={live} format={format} />
            </span>
          )}
          <SourceChip source={source} instrument={instrument} interval={interval} format={format} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between px-1">
        <TabList label={t('view.label')} tabs={tabs} tabClassName="min-h-11 md:min-h-9" />
        <div className="flex items-center max-sm:w-full max-sm:justify-end">
          {live !== undefined && (
            <span className="pl-2 sm:hidden">
              <LiveChip live={live} format={format} isCompact />
            </span>
          )}
          <span
            title={t('times', { zone })}
            className="px-2 text-xs whitespace-nowrap text-muted max-sm:mr-auto low:hidden"
          >
            <span className="sr-only">{t('times', { zone })}</span>
            <span aria-hidden="true">{zone}</span>
          </span>
          <ChartTools {...tools} />
        </div>
      </div>
    </header>
  );
});
