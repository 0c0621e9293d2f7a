import type { TechnicalAnalysis } from '../analysis.ts';
import type { Finding, FindingLabel, Scale } from '../structure/finding.ts';
import {
  calculateDifferenceInterval,
  calculateShareInterval,
  calculateShare,
} from './clustered-interval.ts';
import { countOutcome, type Counted, toOutcomeContext } from './count-outcome.ts';
import type { Outcome } from './outcome.ts';
import { createSeededRandom, toSeed } from './seeded-random.ts';
import { countCandlesPerDay } from './time-clusters.ts';
import {
  type BaseRateSubject,
  type SubjectRule,
  type SubjectRules,
  toSubjectRules,
} from './subject.ts';

/** Rate of an outcome after one kind, and at random controls; rates are shares from 0 to 1. */
export type BaseRate = {
  readonly subject: BaseRateSubject;
  readonly scale?: Scale;
  /** Set where each pattern is counted separately. */
  readonly label?: FindingLabel;
  readonly outcome: Outcome;
  /** Candles within which the outcome had to happen. */
  readonly horizon: number;
  /** Sample size: all structures that were confirmed, had an ATR and have a complete horizon. */
  readonly n: number;
  /** Number of bullish ones; the control has the same mix. */
  readonly bullish: number;
  readonly rate: number;
  /** 95 % interval of the rate. */
  readonly low: number;
  readonly high: number;
  readonly controlRate: number;
  readonly controls: number;
  readonly difference: number;
  /** Bonferroni-corrected interval: all intervals of the series hold together with 95 %. */
  readonly differenceLow: number;
  readonly differenceHigh: number;
  /** False when the interval of the difference contains 0: not distinguishable from chance. */
  readonly isDistinguishable: boolean;
};

export type BaseRateOptions = {
  /** Control copies per event; default 20, or 10 from 2,000 events on. */
  readonly controlsPerEvent?: number;
  /** Seed of the random candles; the same seed chooses the same ones. */
  readonly seed?: number;
  /** Which outcomes are counted; default `toSubjectRules`. */
  readonly rules?: SubjectRules;
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
type Cell = Kind & Pick<BaseRate, 'subject' | 'outcome' | 'horizon'> & Counted;

// An outcome is judged from the candles after the confirmation alone, not from later states, which
// excludes survivorship bias. Controls are random copies of each event: same direction and
// distances in ATR, at candles of the same volatility and part of the day (see
// `matched-control.ts`).
/** Base rates of a series; cells with too few events are left out. */
export function calculateBaseRates(
  input: BaseRateInput,
  options: BaseRateOptions = {},
): BaseRate[] {
  const {
    rules = toSubjectRules(countCandlesPerDay(input.candles)),
    controlsPerEvent,
    seed = 1,
  } = options;
  const ground = toOutcomeContext(input.candles, input.indicators.atr14);
  const cells = gatherSubjects(input.findings, rules).flatMap(
    ({ rule: { subject, outcomes, isLevel = false }, scale, label, findings }) => {
      const copies = controlsPerEvent ?? (findings.length < manyEvents ? 20 : 10);
      return outcomes
        .map((rule): Cell => {
          const { outcome, horizon } = rule;
          // Its own random stream: a new kind of structure does not change other cells.
          const random = createSeededRandom(
            toSeed(`${seed} ${subject} ${scale ?? ''} ${label ?? ''} ${outcome} ${horizon}`),
          );
          return {
            subject,
            scale,
            label,
            outcome,
            horizon,
            ...countOutcome(ground, findings, { rule, isLevel, random, copies }),
          };
        })
        .filter(hasEnoughEvents);
    },
  );
  return cells.map((cell) => toBaseRate(cell, cells.length));
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

function hasEnoughEvents({ events, controls }: Cell): boolean {
  const { n, clusters } = calculateShare(events);
  return n >= minEvents && clusters >= minClusters && calculateShare(controls).n >= 10 * minEvents;
}

function toBaseRate(
  { events, controls, subject, scale, label, outcome, horizon, bullish }: Cell,
  cells: number,
): BaseRate {
  const event = calculateShare(events);
  const control = calculateShare(controls);
  const { low, high } = calculateShareInterval(events, significanceLevel);
  const difference = calculateDifferenceInterval(events, controls, significanceLevel / cells);
  return {
    subject,
    ...(scale === undefined ? {} : { scale }),
    ...(label === undefined ? {} : { label }),
    outcome,
    horizon,
    n: event.n,
    bullish,
    rate: event.rate,
    low,
    high,
    controlRate: control.rate,
    controls: control.n,
    difference: event.rate - control.rate,
    differenceLow: difference.low,
    differenceHigh: difference.high,
    isDistinguishable: difference.low > 0 || difference.high < 0,
  };
}
