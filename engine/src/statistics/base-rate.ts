import type { TechnicalAnalysis } from '../analysis.ts';
import type { Finding, FindingLabel, Scale } from '../structure/finding.ts';
import { differenceInterval, shareInterval, shareOf } from './clustered-interval.ts';
import { countOutcome, type Counted, toGround } from './count-outcome.ts';
import type { Outcome } from './outcome.ts';
import { createSeededRandom, seedOf } from './seeded-random.ts';
import { candlesPerDay } from './stretches.ts';
import {
  type BaseRateSubject,
  type SubjectRule,
  type SubjectRules,
  toSubjectRules,
} from './subject.ts';

/** How often something happened after the structures of one kind, beside the same at random candles. Rates are shares from 0 to 1. */
export type BaseRate = {
  readonly subject: BaseRateSubject;
  readonly scale?: Scale;
  /** Which pattern, where each is counted apart. */
  readonly label?: FindingLabel;
  readonly outcome: Outcome;
  /** Candles within which it had to happen. */
  readonly horizon: number;
  /** Structures counted: every one that was confirmed, had an ATR and whose horizon is complete. */
  readonly n: number;
  /** How many of them were bullish; the control has the same mix. */
  readonly bullish: number;
  readonly rate: number;
  /** 95 % interval of the rate. */
  readonly low: number;
  readonly high: number;
  readonly controlRate: number;
  /** Random copies the control's rate was counted over. */
  readonly controls: number;
  readonly difference: number;
  /** Interval of the difference, widened so that all those of the series hold together with 95 % (Bonferroni). */
  readonly differenceLow: number;
  readonly differenceHigh: number;
  /** False: the interval of the difference contains 0, so what happened is not distinguishable from chance. */
  readonly isDistinguishable: boolean;
};

export type BaseRateOptions = {
  /** Copies per event; 20 when not given, 10 where there are thousands of events. */
  readonly controlsPerEvent?: number;
  /** Chooses the random candles; the same seed always chooses the same ones. */
  readonly seed?: number;
  /** What is counted; the house's own table when not given. */
  readonly rules?: SubjectRules;
};

/** Fewer events, or events in fewer stretches, say nothing worth printing. */
const fewestEvents = 30;
const fewestStretches = 8;
const missed = 0.05;
/** From so many events on the control is known far better than the rate with 10 copies each. */
const manyEvents = 2000;

export type BaseRateInput = Pick<TechnicalAnalysis, 'candles' | 'findings'> & {
  readonly indicators: Pick<TechnicalAnalysis['indicators'], 'atr14'>;
};

type Kind = { readonly scale: Scale | undefined; readonly label: FindingLabel | undefined };
type Subject = Kind & { readonly rule: SubjectRule; readonly findings: Finding[] };
type Cell = Kind & Pick<BaseRate, 'subject' | 'outcome' | 'horizon'> & Counted;

/**
 * The base rates of a series, those with too few events left out. An outcome is judged from the candles after the confirmation alone,
 * never from what a structure became, so there are no survivors to be counted. Of each event random copies are made: the same
 * direction and distances in ATR, at candles of the same volatility and part of the day (see `matched-control.ts`).
 */
export function calculateBaseRates(
  input: BaseRateInput,
  options: BaseRateOptions = {},
): BaseRate[] {
  const {
    rules = toSubjectRules(candlesPerDay(input.candles)),
    controlsPerEvent,
    seed = 1,
  } = options;
  const ground = toGround(input.candles, input.indicators.atr14);
  const cells = gatherSubjects(input.findings, rules).flatMap(
    ({ rule: { subject, outcomes, isLevel = false }, scale, label, findings }) => {
      const copies = controlsPerEvent ?? (findings.length < manyEvents ? 20 : 10);
      return outcomes
        .map((rule): Cell => {
          const { outcome, horizon } = rule;
          // Each cell has chance of its own, so that a new kind of structure changes nothing in the others.
          const random = createSeededRandom(
            seedOf(`${seed} ${subject} ${scale ?? ''} ${label ?? ''} ${outcome} ${horizon}`),
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
        .filter(isEnough);
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

function isEnough({ events, controls }: Cell): boolean {
  const { n, stretches } = shareOf(events);
  return (
    n >= fewestEvents && stretches >= fewestStretches && shareOf(controls).n >= 10 * fewestEvents
  );
}

function toBaseRate(
  { events, controls, subject, scale, label, outcome, horizon, bullish }: Cell,
  cells: number,
): BaseRate {
  const event = shareOf(events);
  const control = shareOf(controls);
  const { low, high } = shareInterval(events, missed);
  const difference = differenceInterval(events, controls, missed / cells);
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
