import type { TechnicalAnalysis } from '../analysis.ts';
import { at } from '../candles/column.ts';
import type { MarketCalendar } from '../sessions/market-calendar.ts';
import type { Finding, FindingLabel, Scale } from '../structure/finding.ts';
import { type Artefact, findArtefact } from './artefact.ts';
import { calculateShare, calculateShareInterval } from './clustered-interval.ts';
import { countOutcome } from './count-outcome.ts';
import { type Evidence, weighEvidence } from './evidence.ts';
import type { MatchedTally } from './matched-tally.ts';
import { toOutcomeContext } from './outcome-context.ts';
import type { Outcome } from './outcome.ts';
import {
  type BaseRateSubject,
  type SubjectRule,
  type SubjectRules,
  toSubjectRules,
} from './subject.ts';
import { countCandlesPerDay } from './time-clusters.ts';

/** Rate of an outcome after one kind, and at matched controls; rates are shares from 0 to 1. */
export type BaseRate = Evidence & {
  readonly subject: BaseRateSubject;
  readonly scale?: Scale;
  /** Set where each pattern is counted separately. */
  readonly label?: FindingLabel;
  readonly outcome: Outcome;
  /** Candles within which the outcome had to happen. */
  readonly horizon: number;
  /** All structures confirmed in the counted period, with an ATR and a complete horizon. */
  readonly n: number;
  /** Independent cases that would tell the rate as well: those of one cluster are alike. */
  readonly effectiveN: number;
  /** Number of bullish ones; the control has the same mix. */
  readonly bullish: number;
  readonly rate: number;
  /** 95 % interval of the rate. */
  readonly low: number;
  readonly high: number;
  readonly controlRate: number;
  readonly controls: number;
};

/** Base rates of a series, and which part of it they were counted over. */
export type BaseRateCount = {
  /** Cells with enough cases: the family of tests, since each of them can be seen. */
  readonly cells: readonly BaseRate[];
  /** Open time of the first candle counted, UTC milliseconds. */
  readonly countedFrom: number;
  /** Why candles were kept out of the count; without a `countedFrom` of its own, all of them. */
  readonly artefact?: Artefact;
};

export type BaseRateOptions = {
  /** Clock of the seasons, and whether trading has breaks; default `crypto`. */
  readonly calendar?: MarketCalendar;
  /** Control copies per event; default 20, or 10 from 2,000 events on. */
  readonly controlsPerEvent?: number;
  /** Which outcomes are counted; default `toSubjectRules`. */
  readonly rules?: SubjectRules;
  /** Tests that the intervals of the differences allow for; default all cells of the series. */
  readonly family?: number;
};

/** Cells with fewer events, or events in fewer time clusters, are left out. */
const minEvents = 30;
const minClusters = 8;
const significanceLevel = 0.05;
/** From here on 10 copies each tell the control rate far better than the event rate. */
const manyEvents = 2000;

export type BaseRateInput = Pick<TechnicalAnalysis, 'candles' | 'findings'> & {
  readonly indicators: Pick<TechnicalAnalysis['indicators'], 'atr14'>;
};

type Kind = { readonly scale: Scale | undefined; readonly label: FindingLabel | undefined };
type Subject = Kind & { readonly rule: SubjectRule; readonly findings: Finding[] };
type Cell = Kind &
  Pick<BaseRate, 'subject' | 'outcome' | 'horizon'> & {
    readonly tally: MatchedTally;
  };

// An outcome is judged from the candles after the confirmation alone, not from later states, which
// excludes survivorship bias. Controls are copies of each event at candles of the same hour and
// weekday without such a structure, at distances in the volatility expected there (see
// `matched-control.ts`).
/** Base rates of a series; cells with too few events are left out. */
export function calculateBaseRates(
  input: BaseRateInput,
  options: BaseRateOptions = {},
): BaseRateCount {
  const { candles } = input;
  const { calendar = 'crypto', rules = toSubjectRules(countCandlesPerDay(candles)) } = options;
  const artefact = findArtefact(candles, calendar);
  const noted = artefact === undefined ? {} : { artefact };
  const countedFrom =
    artefact === undefined ? at(candles.openTime, 0) : (artefact.countedFrom ?? Number.NaN);
  const first = candles.openTime.findIndex((time) => time >= countedFrom);
  if (first < 0) return { cells: [], countedFrom: candles.openTime.at(-1) ?? 0, ...noted };
  const context = toOutcomeContext(candles, input.indicators.atr14, { calendar, first });
  const cells = gatherSubjects(input.findings, rules).flatMap(
    ({ rule: { subject, outcomes, isLevel = false }, scale, label, findings }) => {
      const copies = options.controlsPerEvent ?? (findings.length < manyEvents ? 20 : 10);
      return outcomes
        .map((rule): Cell => {
          const { outcome, horizon } = rule;
          const tally = countOutcome(context, findings, { rule, isLevel, copies });
          return { subject, scale, label, outcome, horizon, tally };
        })
        .filter(hasEnoughEvents);
    },
  );
  const missed = significanceLevel / (options.family ?? cells.length);
  return { cells: cells.map((cell) => toBaseRate(cell, missed)), countedFrom, ...noted };
}

function gatherSubjects(findings: readonly Finding[], rules: SubjectRules): Subject[] {
  const gathered = new Map<string, Subject>();
  for (const finding of findings) {
    const { kind, scale } = finding;
    const rule = rules[kind];
    if (rule === undefined || rule.isCounted?.(finding) === false) continue;
    const label = rule.byLabel === true ? finding.label : undefined;
    const key = `${rule.subject} ${scale ?? ''} ${label ?? ''}`;
    const known = gathered.get(key);
    if (known === undefined) gathered.set(key, { rule, scale, label, findings: [finding] });
    else known.findings.push(finding);
  }
  return [...gathered.values()];
}

function hasEnoughEvents({ tally }: Cell): boolean {
  const { n, clusters } = calculateShare(tally);
  return n >= minEvents && clusters >= minClusters;
}

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

function toBaseRate(
  { tally, subject, scale, label, outcome, horizon }: Cell,
  missed: number,
): BaseRate {
  const { n, rate } = calculateShare(tally);
  const { low, high, size } = calculateShareInterval(tally, significanceLevel);
  const evidence = weighEvidence(tally, missed);
  return {
    subject,
    ...(scale === undefined ? {} : { scale }),
    ...(label === undefined ? {} : { label }),
    outcome,
    horizon,
    n,
    effectiveN: Math.min(n, Math.round(size)),
    bullish: sum(tally.bullish),
    rate,
    low,
    high,
    controlRate: rate - evidence.difference,
    controls: sum(tally.controls),
    ...evidence,
  };
}
