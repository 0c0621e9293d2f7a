import type { FigureLine, FindingKind, Interval, PanelMoment } from '@vela/contracts';
import type { IllustrationQuestions } from '../language/server-texts.ts';

export type PanelPlan = {
  readonly symbol: string;
  readonly interval: Interval;
  /** Time of the analysis (ISO): later candles are unknown to it. */
  readonly now: string;
  readonly count: number;
  readonly focus?: readonly string[];
  /** Kinds of findings shown in addition. */
  readonly kinds?: readonly FindingKind[];
  /** Also shows findings of these kinds whose life is over. */
  readonly withPast?: true;
  /** Hides zones narrower than this, in average true ranges. */
  readonly narrowestInAtr?: number;
  readonly moment?: PanelMoment;
  readonly lines?: readonly FigureLine['name'][];
  readonly pane?: FigureLine['name'];
  readonly slots?: number;
  readonly prices?: readonly [number, number];
  /** Removed candles, to show a gap: first open time inclusive, second exclusive. */
  readonly leftOut?: readonly [string, string];
  /** The question to answer; without one the chart is explained. */
  readonly question?: keyof IllustrationQuestions;
  readonly isCounted?: true;
  /** Shows the sentence with the number of this fact; `isLit` highlights the number. */
  readonly said?: { readonly fact: string; readonly isLit?: true };
  readonly facts?: readonly string[];
  readonly levels?: readonly string[];
  readonly bands?: 'sessions' | 'trend-regime';
  readonly withRange?: true;
  readonly withProfile?: true;
};

/** An illustration: its name in the texts, and its panels. */
export type Illustration = { readonly name: string; readonly panels: readonly PanelPlan[] };

/** Plan fields for four-hour simulated candles up to a time. */
export const createFourHourPlan = (
  now: string,
  count: number,
): Pick<PanelPlan, 'symbol' | 'interval' | 'now' | 'count'> => ({
  symbol: 'BTCUSDT',
  interval: '4h',
  now,
  count,
});

/** An illustration of one panel of four-hour simulated candles: the last `count` at `now`. */
export const planFourHours = (
  name: string,
  [now, count]: readonly [now: string, count: number],
  more: Partial<PanelPlan>,
): Illustration => ({ name, panels: [{ ...createFourHourPlan(now, count), ...more }] });
