import type { Fact, Period, Sentence } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import type { Measured } from '../measures/calculate-measure.ts';
import { measureTopics } from '../measures/measure-topics-by-id.ts';
import type { MeasureTopics } from '../measures/measure-topics.ts';
import { indicatorTopics } from '../measures/indicator-topics.ts';
import { periodTopics } from '../measures/period-topics.ts';
import { relativeTopics } from '../measures/relative-topics.ts';
import { statisticsTopics } from '../measures/statistics-topics.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import { isCompact, tellJoined, tellRows } from './join-measure.ts';
import { createSay, narrateTopics, type Say } from './narrate-topics.ts';
import { tellLeftOut } from './tell-left-out.ts';

type Topics = MeasureTopics['topics'];

const maxRows = 10;
const maxCompactRows = 36;
/** Sentences behind the direct answer of a figure. */
const mostFurther = 2;
/** Averages of days, hours and months are a list, and tell whether it is more than chance. */
const lists: ReadonlySet<string> = new Set(['weekday-averages', 'hour-averages', 'month-averages']);
const figures: Readonly<Partial<Record<string, MeasureTopics>>> = {
  ...periodTopics,
  ...relativeTopics,
  ...statisticsTopics,
  ...indicatorTopics,
};
/** What a figure must not be told without: where the data begins, what a list leaves out. */
const isCaveat = (name: string): boolean => /\.(?:start|cut|limit)$/.test(name);

/** The topics of a measure, that of the figure asked for first, without what it makes needless. */
function orderTopics({ id, aspect, period }: Measured): Topics {
  const topicsOfId: MeasureTopics = measureTopics[id];
  const { topics, onlyAsked = [], aspects = {}, without = {}, ofPeriod = [] } = topicsOfId;
  const asked = aspect === undefined ? undefined : aspects[aspect];
  const needless = [
    ...(aspect === undefined ? [] : (without[aspect] ?? [])),
    ...(period.kind === 'all' ? ofPeriod : []),
  ];
  const first = [...topics, ...onlyAsked].filter(({ name }) => name === asked);
  const further = topics.filter(({ name }) => name !== asked && !needless.includes(name));
  return [...first, ...further];
}

/** The list of a measure: a sentence for each row, for each group of them or for all. */
function narrateRows({ id, facts }: Measured, speech: Speech, say: Say): Sentence[] {
  const { rows }: MeasureTopics = measureTopics[id];
  if (rows === undefined) return [];
  const most = isCompact(rows) ? maxCompactRows : maxRows;
  const prefixes = Array.from({ length: most }, (_, rank) => `${rows.facts}.${rank + 1}`).filter(
    (prefix) => facts.some((fact) => fact.id.startsWith(`${prefix}.`)),
  );
  return tellRows(rows, { speech, prefixes }, say);
}

/** The first sentence: how many there are of each, or the topic that comes first. */
function tellLead(
  { id, direct }: { readonly id: MeasureId; readonly direct: Topics[number] | undefined },
  speech: Speech,
  say: Say,
): Sentence[] {
  const { joined }: MeasureTopics = measureTopics[id];
  const counted = joined === undefined ? undefined : tellJoined(joined, speech, say);
  if (counted !== undefined) return [counted];
  return direct === undefined ? [] : say(speech, [direct]);
}

/** Facts of a measure, and of what a measure leaves out: another one has facts of the same ids. */
const ofMeasure = /^(?:measure|left-out)\./;

/** What a measure is told from: its own facts, never those of another, and what is of the chart. */
function withFacts({ facts }: Measured, base: Speech): Speech {
  const ofChart = [...base.facts].filter(([id]) => !ofMeasure.test(id));
  const own = facts.map((fact): [string, Fact] => [fact.id, fact]);
  return { ...base, facts: new Map([...ofChart, ...own]) };
}

/** What is said about a measure without its list, the figure asked for first. */
export function narrateFirst(measured: Measured, base: Speech): Sentence[] {
  const speech = withFacts(measured, base);
  const [direct, ...further] = orderTopics(measured);
  const say = createSay(measured);
  return [
    ...tellLead({ id: measured.id, direct }, speech, say),
    ...tellLeftOut(measured.id, speech, say),
    ...say(speech, further),
  ];
}

/** The direct answer, its list if it has one, then what else is said about the measure. */
export function narrateMeasure(measured: Measured, base: Speech): Sentence[] {
  const { id, aspect } = measured;
  const speech = withFacts(measured, base);
  const { leading = [], rows }: MeasureTopics = measureTopics[id];
  const [direct, ...further] = orderTopics(measured);
  const say = createSay(measured);
  const list = narrateRows(measured, speech, say);
  const more = narrateTopics(measured, speech, further);
  // Of what stands for the question its figure is enough.
  const isSubstitute = measured.standsFor !== undefined;
  const caveats = isSubstitute ? [] : more.filter(({ topic }) => isCaveat(topic));
  const most = figures[id] === undefined || lists.has(id) ? more.length : mostFurther;
  const others = more
    .filter((one) => !isCaveat(one.topic))
    .slice(0, isSubstitute ? 1 : Math.max(1, most - caveats.length));
  const told = more
    .filter((one) => caveats.includes(one) || others.includes(one))
    .map(({ sentence }) => sentence);
  const first = [...tellLead({ id, direct }, speech, say), ...say(speech, leading)];
  const isListFirst =
    rows?.list !== undefined && aspect === undefined && say(speech, [rows.list]).length > 0;
  const notes = [...tellLeftOut(id, speech, say), ...told];
  return isListFirst ? [...list, ...first, ...notes] : [...first, ...list, ...notes];
}

/** The first sentence of a measure. */
export function narrateDirect(
  { id, period }: { readonly id: MeasureId; readonly period: Period | undefined },
  speech: Speech,
): Sentence[] {
  const [direct] = measureTopics[id].topics;
  return tellLead({ id, direct }, speech, createSay({ period }));
}
