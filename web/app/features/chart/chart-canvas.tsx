import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { candleAt, candleIndexAt, type CandleRow } from './candle-index.ts';
import { CandleReadout } from './candle-readout.tsx';
import type { ChartFormat } from './chart-format.ts';
import { moveCursor, toChartCommand } from './chart-keys.ts';
import { ChartKeysDialog } from './chart-keys-dialog.tsx';
import { fadeFarZones } from './fade-far-zones.ts';
import { FindingTooltip } from './finding-tooltip.tsx';
import type { ChartPointer, PriceChart } from './price-chart.ts';
import type { ChartData } from './use-candles.ts';
import { usePriceChart } from './use-price-chart.ts';
import { toZone } from './zone.ts';
import { isShown, type ZoneVisibility } from './zone-visibility.ts';

type ChartCanvasProps = {
  data: ChartData;
  format: ChartFormat;
  visibility: ZoneVisibility;
  lit: ReadonlySet<string>;
  onHoverFinding: (id: string | undefined) => void;
};

/** Gives the chart its candles, its watermark and its zones, and goes to what is lit. */
function useDrawing(chart: PriceChart | undefined, { data, format, visibility, lit }: ChartCanvasProps): void {
  const { t } = useTranslation('chart');
  const { analysis, candles } = data;

  useEffect(() => {
    chart?.setCandles(candles, analysis.instrument.priceDecimals);
  }, [chart, candles, analysis]);

  useEffect(() => chart?.setLanguage(format.locale, format.price), [chart, format]);

  const watermark = analysis.source.kind === 'simulated' ? t('simulated.watermark') : '';
  useEffect(() => chart?.setWatermark(watermark), [chart, watermark]);

  const breakerLabel = t('breaker');
  const zones = useMemo(() => {
    const shown = analysis.findings.filter((finding) => isShown(finding, visibility, lit));
    const drawn = shown.flatMap((finding) => toZone(finding, candles.openTime, breakerLabel) ?? []);
    return fadeFarZones(drawn, candles.close.at(-1) ?? 0, lit);
  }, [analysis, candles, visibility, lit, breakerLabel]);
  useEffect(() => chart?.showZones(zones, lit), [chart, zones, lit]);

  useEffect(() => {
    const found = analysis.findings.filter((finding) => lit.has(finding.id));
    if (chart === undefined || found.length === 0) return;
    const from = Math.min(...found.map((finding) => candleIndexAt(candles.openTime, finding.formedAt)));
    const to = Math.max(...found.map((finding) => candleIndexAt(candles.openTime, finding.confirmedAt)));
    chart.scrollTo(Math.max(0, from), Math.max(0, to));
  }, [chart, analysis, candles, lit]);
}

function useLateText(text: string): string {
  const [late, setLate] = useState('');
  useEffect(() => {
    // A held arrow key passes many candles: only the one it rests on is spoken.
    const timer = setTimeout(() => setLate(text), 250);
    return () => clearTimeout(timer);
  }, [text]);
  return late;
}

type CandleWords = { time: string; open: string; high: string; low: string; close: string; change: string };

function candleSentence(candle: CandleRow | undefined, format: ChartFormat, words: (row: CandleWords) => string): string {
  if (candle === undefined) return '';
  const { price, time, change } = format;
  return words({
    time: time(candle.openTime),
    open: price(candle.open),
    high: price(candle.high),
    low: price(candle.low),
    close: price(candle.close),
    change: change(candle.open, candle.close),
  });
}

/** The drawn chart with its crosshair legend, its tooltip and its keyboard. */
export function ChartCanvas(props: ChartCanvasProps) {
  const { data, format, onHoverFinding } = props;
  const { t } = useTranslation('chart');
  const container = useRef<HTMLDivElement>(null);
  const [pointer, setPointer] = useState<ChartPointer>();
  const [placed, setPlaced] = useState<{ candle: number | undefined; data: ChartData }>();
  const cursor = placed?.data === data ? placed.candle : undefined;
  const [helpOpen, setHelpOpen] = useState(false);
  const show = (next: ChartPointer | undefined): void => {
    setPointer(next);
    if (next?.finding !== pointer?.finding) onHoverFinding(next?.finding);
  };
  const chart = usePriceChart(container, show, show);
  useDrawing(chart, props);

  const count = data.candles.openTime.length;
  const current = candleAt(data.candles, pointer?.candle ?? cursor ?? count - 1);
  const hovered = data.analysis.findings.find((finding) => finding.id === pointer?.finding);
  const spoken = useLateText(
    candleSentence(cursor === undefined ? undefined : candleAt(data.candles, cursor), format, (row) => t('cursor', row)),
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    const command = toChartCommand(event);
    if (command === undefined || chart === undefined) return;
    if (command.kind !== 'leave') event.preventDefault();
    if (command.kind === 'zoom') chart.zoom(command.factor);
    if (command.kind === 'all') chart.showAll();
    if (command.kind === 'help') setHelpOpen(true);
    const next = command.kind === 'leave' ? undefined : moveCursor(cursor, command, count);
    if (next !== cursor) {
      setPlaced({ candle: next, data });
      chart.setCursor(next);
    }
  };

  return (
    <div className="flex flex-1 flex-col">
      {current !== undefined && <CandleReadout candle={current} format={format} />}
      <div className="relative min-h-65 flex-1">
        <ChartSurface
          container={container}
          label={t('surface', { symbol: data.analysis.instrument.symbol, interval: t(`interval.${data.analysis.interval}`) })}
          onKeyDown={onKeyDown}
        />
        {hovered !== undefined && pointer !== undefined && <FindingTooltip finding={hovered} format={format} pointer={pointer} />}
      </div>
      <output className="sr-only">{spoken}</output>
      {helpOpen && <ChartKeysDialog onClose={() => setHelpOpen(false)} />}
    </div>
  );
}

type ChartSurfaceProps = { container: RefObject<HTMLDivElement | null>; label: string; onKeyDown: (event: KeyboardEvent) => void };

function ChartSurface({ container, label, onKeyDown }: ChartSurfaceProps) {
  return (
    // A drawing that is worked by arrow keys is an application to assistive technology; its content stands in the tables beside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <div role="application" aria-label={label} tabIndex={0} onKeyDown={onKeyDown} className="absolute inset-0 -outline-offset-2">
      <div ref={container} className="size-full" />
    </div>
  );
}
