import {
  intervalName,
  intervals,
  type Analysis,
  type Fact,
  type Interval,
  type Language,
} from '@vela/contracts';
import { timeframesOf } from '../timeframes/timeframe-names.ts';
import { timeframesEn, type TimeframeSentence } from './en/timeframes.ts';
import type { Speech } from './sentence-template.ts';
import type { Topic } from './shape.ts';
import { tell, type Told } from './tell.ts';
import {
  aloneTopics,
  agreementTopic,
  besideTopics,
  closingTopics,
  frameTopics,
} from './timeframe-topics.ts';
import { timeframesTr } from './tr/timeframes.ts';

const sentencesOf: Readonly<Record<Language, Readonly<Record<TimeframeSentence, string>>>> = {
  en: timeframesEn,
  tr: timeframesTr,
};

type AnalysisCore = Pick<Analysis, 'interval' | 'facts'>;
type Telling = { readonly speech: Speech; readonly seed: string };

/** The facts of one timeframe under a name of the templates: `timeframe.4h.rsi.value` as `longer.rsi.value`, still the same fact. */
function factsUnder(name: string, interval: Interval, facts: readonly Fact[]): [string, Fact][] {
  const prefix = `timeframe.${interval}.`;
  return facts
    .filter(({ id }) => id.startsWith(prefix))
    .map((fact) => [`${name}.${fact.id.slice(prefix.length)}`, fact]);
}

function withFacts(
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

function say(
  { speech, seed }: Telling,
  topics: readonly Topic<TimeframeSentence>[],
): Told<TimeframeSentence>[] {
  return tell({ topics, sentences: sentencesOf[speech.language], speech, notes: new Set(), seed });
}

/** The names of the templates for the timeframes beside the chart's own. */
function placesOf({
  interval,
  facts,
}: AnalysisCore): (readonly [name: string, interval: Interval])[] {
  const own = intervals.indexOf(interval);
  const others = timeframesOf(facts);
  const higher = others.filter((other) => intervals.indexOf(other) > own);
  const shorter = others.filter((other) => intervals.indexOf(other) < own);
  const names = higher.length > 1 ? ['longest', 'longer'] : ['longer'];
  return [
    ...higher.slice(0, 2).map((one, index) => [names[index] ?? '', one] as const),
    ...shorter.slice(0, 1).map((one) => ['shorter', one] as const),
  ];
}

/** Within an analysis: the trend of every timeframe in a sentence, and whether they agree. Nothing when there is no other timeframe. */
export function tellBeside(core: AnalysisCore, telling: Telling): Told<TimeframeSentence>[] {
  const places = placesOf(core);
  if (places.length === 0) return [];
  const facts = places.flatMap(([name, interval]) => factsUnder(name, interval, core.facts));
  const names = Object.fromEntries(
    places.map(([name, interval]) => [name, intervalName(interval, telling.speech.language)]),
  );
  return say({ ...telling, speech: withFacts(telling.speech, facts, names) }, besideTopics);
}

function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** Every timeframe on its own, from the longest down, the chart's own in its place, and then whether they agree. */
export function tellTimeframes(core: AnalysisCore, telling: Telling): Told<TimeframeSentence>[] {
  const { language } = telling.speech;
  const others = timeframesOf(core.facts);
  if (others.length === 0) return say(telling, aloneTopics);
  const all = [...others, core.interval].toSorted(
    (one, other) => intervals.indexOf(other) - intervals.indexOf(one),
  );
  const told = all.flatMap((interval) => {
    const own = core.facts.map((fact) => [`frame.${fact.id}`, fact] as const);
    const facts = interval === core.interval ? own : factsUnder('frame', interval, core.facts);
    const frame = intervalName(interval, language);
    const speech = withFacts(telling.speech, facts, {
      frame,
      frameAtStart: capitalised(frame, language),
    });
    return say({ speech, seed: `${telling.seed}|${interval}` }, frameTopics);
  });
  return [...told, ...say(telling, [agreementTopic, ...closingTopics])];
}
