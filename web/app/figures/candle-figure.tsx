import type { FigureCandles, FigureFinding, FigureLine, Language } from '@vela/contracts';
import { type ReactNode, useId } from 'react';
import { CandleShapes } from './candle-shapes.tsx';
import { createFrame, type FigureFrame, figureSize, type FrameInput } from './figure-frame.ts';
import { findCandleIndex } from './find-candle-index.ts';
import { FigureGrid } from './figure-grid.tsx';
import { placeFigureLabels } from './figure-label.ts';
import { LinePane, OverlayLines, type PaneJoin } from './figure-lines.tsx';
import { type FigureStep, FigureSteps } from './figure-steps.tsx';
import { FigureLight, type FigureLightProps } from './figure-light.tsx';
import { type FigureZone, isInPicture, toFigureZone, type ZoneWords } from './figure-zone.ts';
import { listObstacles } from './list-obstacles.ts';
import { OutlinedText } from './outlined-text.tsx';
import { Confirmation, type Emphasis, ZoneShape } from './zone-shapes.tsx';

export type CandleFigureProps = Pick<
  FrameInput,
  'slots' | 'prices' | 'missing' | 'isCompact' | 'headroom' | 'height'
> & {
  /** Prefix of element ids; generated when not given. */
  id?: string;
  candles: FigureCandles;
  /** Index of the first candle shown. */
  from?: number;
  findings: readonly FigureFinding[];
  language: Language;
  title: string;
  description: string;
  words: FigureWords;
  isSimulated: boolean;
  /** Ids of the findings the figure is about; the others are then faint. */
  focus?: readonly string[];
  light?: FigureLightProps['light'] | undefined;
  /** The steps of a story, which light up in turn; their names are drawn instead of the labels. */
  steps?: readonly FigureStep[] | undefined;
  lines?: readonly FigureLine[];
  pane?: FigureLine | undefined;
  /** Drawn behind the candles, and in front of them. */
  behind?: ((frame: FigureFrame) => ReactNode) | undefined;
  before?: ((frame: FigureFrame) => ReactNode) | undefined;
};

/** Texts of a figure: the watermark of simulated candles, and zone labels. */
export type FigureWords = ZoneWords & { readonly simulated: string };

const none: readonly never[] = [];
const rank = { faint: 0, plain: 1, lit: 2 } as const satisfies Record<Emphasis, number>;

function chooseEmphasis(id: string, focus: readonly string[], lit: readonly string[]): Emphasis {
  if (lit.includes(id)) return 'lit';
  return focus.length > 0 && !focus.includes(id) ? 'faint' : 'plain';
}

function toPaneJoins({ findings, candles }: CandleFigureProps): PaneJoin[] {
  const find = (time: number): number => findCandleIndex(candles.openTime, time);
  return findings.flatMap(({ id, direction, swings }) =>
    swings === undefined
      ? []
      : [{ id, direction, from: find(swings[0].at), to: find(swings[1].at) }],
  );
}

function cutCandles({
  candles: { openTime, open, high, low, close },
  from,
}: CandleFigureProps): FigureCandles {
  return {
    openTime: openTime.slice(from),
    open: open.slice(from),
    high: high.slice(from),
    low: low.slice(from),
    close: close.slice(from),
  };
}

/** The zones of a figure: boxes lie under the candles, the rest over them; with those to be named. */
function placeZones(props: CandleFigureProps, frame: FigureFrame) {
  const { candles, findings, language, focus = none, light } = props;
  const drawn = findings
    .filter((finding) => isInPicture(finding, candles.openTime))
    .map((finding) => ({
      zone: toFigureZone(finding, {
        openTime: candles.openTime,
        frame,
        words: props.words,
        language,
      }),
      emphasis: chooseEmphasis(finding.id, focus, light?.findings ?? none),
    }))
    .filter(({ zone }) => zone.outside === undefined)
    .toSorted((a, b) => rank[a.emphasis] - rank[b.emphasis]);
  return {
    drawn,
    boxes: drawn.filter(({ zone }) => zone.shape === 'box'),
    others: drawn.filter(({ zone }) => zone.shape !== 'box'),
    labelled: drawn
      .filter(({ emphasis }) => emphasis !== 'faint' && props.steps === undefined)
      .toReversed()
      .map(({ zone }) => zone),
  };
}

/** The candles of an analysis with its findings as a static SVG, without scripts. */
export function CandleFigure(props: CandleFigureProps) {
  return <Figure {...props} candles={cutCandles(props)} />;
}

function Figure(props: CandleFigureProps) {
  const { candles, language, focus = none, light, lines = none, pane } = props;
  const madeUp = useId();
  const id = props.id ?? madeUp;
  const frame = createFrame(props);
  const { drawn, boxes, others, labelled } = placeZones(props, frame);
  const height = frame.height + (pane === undefined ? 0 : figureSize.paneHeight);
  return (
    <div className="@container">
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- without a role some screen readers read the letters of a drawing one by one
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
        viewBox={`0 0 ${figureSize.width} ${height}`}
        className="block h-auto w-full font-sans"
      >
        <title id={`${id}-title`}>{props.title}</title>
        <desc id={`${id}-description`}>{props.description}</desc>
        <FigureGrid candles={candles} frame={frame} language={language} />
        {props.isSimulated && <Watermark text={props.words.simulated} frame={frame} />}
        {props.behind?.(frame)}
        <ZoneShapes drawn={boxes} />
        {light !== undefined && (
          <FigureLight light={light} openTime={candles.openTime} frame={frame} />
        )}
        <CandleShapes candles={candles} frame={frame} />
        <OverlayLines lines={lines} frame={frame} />
        <ZoneShapes drawn={others} />
        {drawn.map(
          ({ zone }) => focus.includes(zone.id) && <Confirmation key={zone.id} zone={zone} />,
        )}
        {props.before?.(frame)}
        <FigureLabels
          labels={placeFigureLabels(labelled, frame, listObstacles(candles, drawn, frame))}
        />
        {props.steps !== undefined && (
          <FigureSteps steps={props.steps} zones={drawn.map(({ zone }) => zone)} frame={frame} />
        )}
        {pane !== undefined && (
          <LinePane line={pane} frame={frame} language={language} joins={toPaneJoins(props)} />
        )}
      </svg>
    </div>
  );
}

function ZoneShapes({ drawn }: { drawn: readonly { zone: FigureZone; emphasis: Emphasis }[] }) {
  return drawn.map(({ zone, emphasis }) => (
    <ZoneShape key={zone.id} zone={zone} emphasis={emphasis} />
  ));
}

function Watermark({ text, frame }: { text: string; frame: FigureFrame }) {
  return (
    <text
      x={frame.left + 10}
      y={frame.top + 26}
      className="fill-warning text-[20px] font-semibold tracking-[0.12em] opacity-60 dark:opacity-75"
    >
      {text}
    </text>
  );
}

function FigureLabels({ labels }: { labels: ReturnType<typeof placeFigureLabels> }) {
  return labels.map(({ zone, x, y, anchor }) => (
    <OutlinedText
      key={zone.id}
      x={x}
      y={y}
      anchor={anchor}
      className={`font-semibold ${zone.direction === 'bullish' ? 'fill-bull' : 'fill-bear'}`}
    >
      {zone.label}
    </OutlinedText>
  ));
}
