import { hashFindings, type Instrument, type Interval, type WireFinding } from '@vela/contracts';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { findBaseRates, noShownRates } from './base-rates/find-base-rates.ts';
import { CandleReadout } from './candle-readout.tsx';
import { formatCandle } from './format-candle.ts';
import { type ChartCommand, moveCursor, toChartCommand } from './chart-keys.ts';
import { ChartMenu } from './explain/chart-menu.tsx';
import { usePointMenu } from './explain/use-point-menu.ts';
import { FindingStrip } from './finding-strip.tsx';
import { FindingTooltip } from './finding-tooltip.tsx';
import { IndicatorLegend } from './indicators/indicator-legend.tsx';
import type { ChartPointer } from './price-chart.ts';
import { useReplayNow } from './replay/replay-provider.tsx';
import type { Replay } from './replay/use-replay.ts';
import type { ChartNow, ChartScreen } from './use-chart-screen.ts';
import { useEventWords } from './events/use-event-marks.ts';
import { SessionReadout, useSessionWords } from './sessions/session-readout.tsx';
import { useSurfaceFocus } from './surface-focus.ts';
import { useDrawing } from './use-drawing.ts';
import { getShownCandle } from './use-chart-data.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { useStableCallback } from './use-stable-callback.ts';

type Pointed = Pick<ChartPointer, 'candle' | 'finding'>;

/** Candle and finding under the pointer, and the finding that was pressed, which is lit alone. */
function usePointer({ chart, onHoverFinding, lit }: ChartScreen) {
  const [pointed, setPointed] = useState<Pointed>({ candle: undefined, finding: undefined });
  const [pickedId, setPickedId] = useState<string>();
  const told = useRef<string | undefined>(undefined);
  const tell = useRef(onHoverFinding);
  useEffect(() => {
    tell.current = onHoverFinding;
  });
  useEffect(() => {
    // Only a change of what is under the pointer renders, a move does not.
    const show = (next: ChartPointer | undefined): void => {
      const { candle, finding } = next ?? {};
      setPointed((last) =>
        last.candle === candle && last.finding === finding ? last : { candle, finding },
      );
      if (finding === told.current) return;
      told.current = finding;
      tell.current(finding);
    };
    const pick = (next: ChartPointer): void => {
      show(next);
      setPickedId(next.finding);
    };
    return chart?.listen({ onPointer: show, onPick: pick });
  }, [chart]);
  const litNow = useMemo(
    () => (pickedId === undefined ? lit : new Set([pickedId])),
    [lit, pickedId],
  );
  return { ...pointed, pickedId, setPickedId, lit: litNow };
}

/** The candle chosen by arrow keys, if any; valid for one analysis, clamped to what is shown. */
function useCursor({ chart, shown }: ChartNow) {
  const [placed, setPlaced] = useState<{ candle: number; of: string }>();
  const { count } = shown;
  const cursor =
    placed?.of === shown.analysis.id && placed.candle < count ? placed.candle : undefined;
  const put = (candle: number | undefined): void => {
    setPlaced(candle === undefined ? undefined : { candle, of: shown.analysis.id });
    chart?.setCursor(candle);
  };
  return { cursor, put, count };
}

type Cursor = ReturnType<typeof useCursor>;

/** Runs keyboard commands while the chart has the focus. */
function useChartKeys(
  { chart, replay }: ChartNow,
  { cursor, put, count }: Cursor,
  openMenu: () => void,
) {
  const obey = (command: ChartCommand): void => {
    if (command.kind === 'zoom') chart?.zoom(command.factor);
    if (command.kind === 'all') chart?.showAll();
    if (command.kind === 'menu') openMenu();
    if (command.kind === 'play')
      replay.act({ kind: replay.state?.playing === true ? 'pause' : 'play' });
    if (command.kind === 'step') replay.act({ kind: 'step', by: command.by });
    const next = command.kind === 'leave' ? undefined : moveCursor(cursor, command, count);
    if (next !== cursor) put(next);
  };
  return (event: KeyboardEvent): void => {
    const command = toChartCommand(event);
    if (command === undefined) return;
    if (command.kind !== 'leave') event.preventDefault();
    obey(command);
  };
}

/** Fingerprint of the structures during a replay; undefined while none is on. */
function useFingerprint({ state, loading, problem, shown }: Replay): string | undefined {
  const isOn = state !== undefined && !loading && problem === undefined;
  const { findings } = shown.analysis;
  return useMemo(() => (isOn ? hashFindings(findings) : undefined), [isOn, findings]);
}

/** The chart drawing with its readouts, tooltip, menu and keyboard control. */
export function ChartCanvas({ screen: lasting }: { screen: ChartScreen }) {
  const replay = useReplayNow();
  const pointer = usePointer(lasting);
  const screen: ChartNow = { ...lasting, lit: pointer.lit, replay, shown: replay.shown };
  const { shown, format } = screen;
  const { analysis } = shown;
  const { t } = useTranslation('chart');
  const place = useCursor(screen);
  const pointMenu = usePointMenu(screen, place.cursor);
  const onKeyDown = useStableCallback(useChartKeys(screen, place, pointMenu.openAtCursor));
  const fingerprint = useFingerprint(replay);
  useDrawing(screen);

  // Base rates are hidden in a replay: they count candles after its candle.
  const baseRates = replay.state === undefined ? screen.baseRates : noShownRates;
  const findFinding = (id: string | undefined): WireFinding | undefined =>
    analysis.findings.find((finding) => finding.id === id);
  const [hovered, picked] = [findFinding(pointer.finding), findFinding(pointer.pickedId)];
  const at = place.cursor === undefined ? undefined : getShownCandle(shown, place.cursor);
  const sessionWords = useSessionWords(screen.sessions.drawn, format);
  const eventWords = useEventWords(screen.eventMarks, format);
  const sessionsAt = (candle: number): string =>
    [eventWords(candle), sessionWords(candle)].filter((words) => words !== '').join(' · ');
  const index = pointer.candle ?? place.cursor ?? place.count - 1;
  const said =
    at === undefined ? [] : [t('cursor', formatCandle(at, format)), sessionsAt(at.index)];
  // A held arrow key passes many candles; only the last one is announced.
  const spoken = useDebouncedText(said.filter((part) => part !== '').join('. '), 250, '');
  return (
    <div className="flex flex-1 flex-col" data-structures={fingerprint}>
      <Readouts screen={screen} index={index} />
      <div
        className="chart-drawing relative flex-1"
        style={toMinHeightStyle(screen)}
        {...pointMenu.handlers}
      >
        <ChartSurface
          container={screen.container}
          instrument={analysis.instrument}
          interval={analysis.interval}
          onKeyDown={onKeyDown}
        />
        <SessionReadout words={sessionsAt(index)} />
        {pointMenu.menu !== undefined && (
          <ChartMenu screen={screen} menu={pointMenu.menu} onClose={pointMenu.close} />
        )}
        {hovered !== undefined && pointMenu.menu === undefined && (
          <FindingTooltip finding={hovered} format={format} />
        )}
      </div>
      {picked !== undefined && (
        <FindingStrip
          finding={picked}
          anchor={picked.timeframe === analysis.interval ? analysis.source.anchor : undefined}
          shownRates={findBaseRates(picked, baseRates)}
          format={format}
          onClose={() => pointer.setPickedId(undefined)}
        />
      )}
      <output className="sr-only">{spoken}</output>
    </div>
  );
}

/** Values of the candle under the crosshair and of the indicators there, as text. */
function Readouts({ screen, index }: { screen: ChartNow; index: number }) {
  const { shown, format, chart, indicators, indicatorActions } = screen;
  const candle = getShownCandle(shown, index);
  return (
    <>
      {candle !== undefined && <CandleReadout candle={candle} format={format} />}
      <IndicatorLegend
        rows={indicators.rows}
        candle={candle?.index ?? -1}
        format={format}
        toLineColour={(line) => chart?.lineColour(line) ?? ''}
        onAction={indicatorActions.act}
      />
    </>
  );
}

/** Each indicator pane adds to the minimum height; the panel scrolls where that does not fit. */
function toMinHeightStyle({ indicators: { rows } }: ChartScreen): CSSProperties {
  const panes = rows.filter(({ chosen, info }) => !chosen.hidden && info?.pane === 'own').length;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React knows no custom properties
  return { '--drawing-height': `${16.25 + 6 * panes}rem` } as CSSProperties;
}

type ChartSurfaceProps = {
  container: RefObject<HTMLDivElement | null>;
  instrument: Instrument;
  interval: Interval;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The canvases would cover an outline: the focus ring is drawn above them. */
const surfaceLook =
  'absolute inset-0 outline-none! after:pointer-events-none after:absolute after:inset-0 after:z-10 focus-visible:after:border-2 focus-visible:after:border-accent';

/** Container of the drawing library. Memoized: a replay candle does not render it. */
const ChartSurface = memo(function ChartSurface({
  container,
  instrument,
  interval,
  onKeyDown,
}: ChartSurfaceProps) {
  const { t } = useTranslation('chart');
  const label = t('surface', { symbol: instrument.symbol, interval: t(`interval.${interval}`) });
  const surface = useRef<HTMLDivElement>(null);
  useSurfaceFocus(surface);
  return (
    // A drawing controlled by arrow keys is an application to assistive technology; its content is
    // also in the tables beside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...{ ref: surface, onKeyDown }}
      role="application"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={surfaceLook}
    >
      <div ref={container} className="size-full" />
    </div>
  );
});
