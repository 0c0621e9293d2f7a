import { type ComponentProps, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { type Tab, TabList } from '../../ui/tabs.tsx';
import type { ChartFormat } from './chart-format.ts';
import { ChartTools } from './chart-tools.tsx';
import { LiveChip } from './live/live-chip.tsx';
import type { LiveSeries } from './live/live-series.ts';
import { SourceChip } from './source-chip.tsx';
import type { SourceCardProps } from './vendors/source-card.tsx';

type ChartHeadingProps = SourceCardProps & {
  /** What is heard of the series; nothing is for guests. */
  live: LiveSeries | undefined;
  format: ChartFormat;
  tabs: readonly Tab<string>[];
  /** Of a wide screen; on a phone they are below the chart. */
  tools: ComponentProps<typeof ChartTools> | undefined;
};

/** Instrument, exchange (unless simulated), interval, source. No replay candle renders it. */
export const ChartHeading = memo(function ChartHeading({
  instrument,
  interval,
  source,
  api,
  onVendor,
  live,
  format,
  tabs,
  tools,
}: ChartHeadingProps) {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const { zone } = format;
  const isStale = source.health.some(({ code }) => code === 'stale');
  return (
    <header className="chart-heading @container grid grid-cols-[auto_minmax(0,1fr)] items-center border-b border-line px-1 md:grid-cols-[minmax(0,1fr)_auto]">
      <h2 className="flex flex-wrap items-baseline gap-x-2 pt-2 pl-2 text-base font-semibold max-md:sr-only">
        <span data-testid="chart-symbol">{instrument.symbol}</span>
        <span className="text-sm font-medium text-muted">{t(`interval.${interval}`)}</span>
        <span className="text-xs font-normal text-muted">
          {[
            instrument.name[language],
            ...(source.kind === 'simulated' ? [] : [instrument.exchange]),
          ].join(' · ')}
        </span>
      </h2>
      <div className="flex min-w-0 items-center justify-end gap-x-3 max-md:order-last md:pt-1.5">
        {live !== undefined && <LiveChips live={live} format={format} isStale={isStale} />}
        <SourceChip
          source={source}
          instrument={instrument}
          interval={interval}
          format={format}
          api={api}
          onVendor={onVendor}
        />
      </div>
      <TabList label={t('view.label')} tabs={tabs} tabClassName="min-h-11 max-md:px-2 md:min-h-9" />
      {tools !== undefined && (
        <div className="flex items-center justify-end">
          <span title={t('times', { zone })} className="px-2 text-xs whitespace-nowrap text-muted">
            <span className="sr-only">{t('times', { zone })}</span>
            <span aria-hidden="true">{zone}</span>
          </span>
          <ChartTools {...tools} />
        </div>
      )}
    </header>
  );
});

/** The last price, with its words where there is room. */
function LiveChips(props: ComponentProps<typeof LiveChip>) {
  return (
    <>
      <span className="max-md:hidden">
        <LiveChip {...props} />
      </span>
      <span className="md:hidden">
        <LiveChip {...props} isCompact />
      </span>
    </>
  );
}
