import {
  getIntervalName,
  intervals,
  type ShownTechnicalAnalysis,
  type Fact,
  type Interval,
  type Language,
} from '@vela/contracts';
import { findTimeframes } from '../timeframes/timeframe-names.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { TimeframeSentence } from '../language/en/timeframes.ts';
import type { Speech } from './sentence-template.ts';
import type { Topic } from './shape.ts';
import { narrate, type NarratedSentence } from './narrate.ts';
import {
  aloneTopics,
  agreementTopic,
  besideTopics,
  closingTopics,
  frameTopics,
} from './timeframe-topics.ts';

type AnalysisCore = Pick<ShownTechnicalAnalysis, 'interval' | 'facts'>;
type NarrationOptions = { readonly speech: Speech; readonly seed: string };

/** Aliases a timeframe's facts: `timeframe.4h.rsi.value` as `longer.rsi.value`, ids unchanged. */
function toAliasedFacts(
  name: string,
  interval: Interval,
  facts: readonly Fact[],
): [string, Fact][] {
  const prefix = `timeframe.${interval}.`;
  const aliased: [string, Fact][] = [];
  for (const fact of facts)
    if (fact.id.startsWith(prefix)) aliased.push([`${name}.${fact.id.slice(prefix.length)}`, fact]);
  return aliased;
}

function addFacts(
  speech: Speech,
  facts: readonly (readonly [string, Fact])[],
  names: Readonly<Record<string, string>>,
): Speech {
  return {
    ...speech,
    facts: new Map([...speech.facts, ...facts]),
    names: { ...speech.names, ...names },
  };
}

function narrateTopics(
  { speech, seed }: NarrationOptions,
  topics: readonly Topic<TimeframeSentence>[],
): NarratedSentence<TimeframeSentence>[] {
  return narrate({
    topics,
    sentences: analystLanguages[speech.language].timeframes,
    speech,
    notes: new Set(),
    seed,
  });
}

function chooseAliases({
  interval,
  facts,
}: AnalysisCore): (readonly [name: string, interval: Interval])[] {
  const own = intervals.indexOf(interval);
  const others = findTimeframes(facts);
  const higher = others.filter((other) => intervals.indexOf(other) > own);
  const shorter = others.filter((other) => intervals.indexOf(other) < own);
  const names = higher.length > 1 ? ['longest', 'longer'] : ['longer'];
  return [
    ...higher.slice(0, 2).map((one, index) => [names[index] ?? '', one] as const),
    ...shorter.slice(0, 1).map((one) => ['shorter', one] as const),
  ];
}

/** The trend of all timeframes in one sentence, and whether they agree; empty without others. */
export function narrateOtherTimeframes(
  core: AnalysisCore,
  telling: NarrationOptions,
): NarratedSentence<TimeframeSentence>[] {
  const places = chooseAliases(core);
  if (places.length === 0) return [];
  const facts = places.flatMap(([name, interval]) => toAliasedFacts(name, interval, core.facts));
  const names = Object.fromEntries(
    places.map(([name, interval]) => [name, getIntervalName(interval, telling.speech.language)]),
  );
  return narrateTopics(
    { ...telling, speech: addFacts(telling.speech, facts, names) },
    besideTopics,
  );
}

function capitalize(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** The trend of one longer timeframe beside that of the chart; empty where it is not there. */
function narrateBeside(
  core: AnalysisCore,
  telling: NarrationOptions,
  beside: Interval | undefined,
): NarratedSentence<TimeframeSentence>[] {
  if (beside === undefined) return [];
  const facts = toAliasedFacts('longer', beside, core.facts);
  const longer = getIntervalName(beside, telling.speech.language);
  return narrateTopics(
    { ...telling, speech: addFacts(telling.speech, facts, { longer }) },
    besideTopics.slice(0, 1),
  );
}

/**
 * Whether the timeframes agree, then each in turn, longest first, including the chart's own. `beside`:
 * the one that is asked about together with the chart's, whose trends are told first.
 */
export function narrateTimeframes(
  core: AnalysisCore,
  telling: NarrationOptions,
  beside?: Interval,
): NarratedSentence<TimeframeSentence>[] {
  const { language } = telling.speech;
  const others = findTimeframes(core.facts);
  if (others.length === 0) return narrateTopics(telling, aloneTopics);
  const all = [...others, core.interval].toSorted(
    (one, other) => intervals.indexOf(other) - intervals.indexOf(one),
  );
  const told = all.flatMap((interval) => {
    const own = core.facts.map((fact) => [`frame.${fact.id}`, fact] as const);
    const facts = interval === core.interval ? own : toAliasedFacts('frame', interval, core.facts);
    const frame = getIntervalName(interval, language);
    const speech = addFacts(telling.speech, facts, {
      frame,
      frameAtStart: capitalize(frame, language),
    });
    return narrateTopics({ speech, seed: `${telling.seed}|${interval}` }, frameTopics);
  });
  return [
    ...narrateBeside(core, telling, beside),
    ...narrateTopics(telling, [agreementTopic]),
    ...told,
    ...narrateTopics(telling, closingTopics),
  ];
}
