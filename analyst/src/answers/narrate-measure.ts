import type { Fact, Sentence } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { Measured } from '../measures/calculate-measure.ts';
import { measureTopics } from '../measures/measure-topics-by-id.ts';
import type { MeasureTopics } from '../measures/measure-topics.ts';
import { indicatorTopics } from '../measures/indicator-topics.ts';
import { periodTopics } from '../measures/period-topics.ts';
import { relativeTopics } from '../measures/relative-topics.ts';
import { statisticsTopics } from '../measures/statistics-topics.ts';
import { narrate } from '../narrator/narrate.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import { toRowSpeech } from './row-speech.ts';

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

function say(speech: Speech, topics: Topics) {
  const sentences = analystLanguages[speech.language].measureSentences;
  return narrate({ topics, sentences, speech, notes: new Set() });
}

const saySentences = (speech: Speech, topics: Topics): Sentence[] =>
  say(speech, topics).map(({ sentence }) => sentence);

/** The topics of a measure, that of the figure asked for first, without what it makes needless. */
function orderTopics({ id, aspect }: Measured): Topics {
  const { topics, onlyAsked = [], aspects = {}, without = {} }: MeasureTopics = measureTopics[id];
  const asked = aspect === undefined ? undefined : aspects[aspect];
  const needless = aspect === undefined ? [] : (without[aspect] ?? []);
  const first = [...topics, ...onlyAsked].filter(({ name }) => name === asked);
  const further = topics.filter(({ name }) => name !== asked && !needless.includes(name));
  return [...first, ...further];
}

/** Several sentences as one: the first introduces, the others are its parts. */
function joinSentences([intro, ...parts]: readonly Sentence[]): Sentence[] {
  if (intro === undefined) return [];
  let { text } = intro;
  const spans = [...intro.spans];
  for (const [index, part] of parts.entries()) {
    const start = text.length + (text.endsWith(':') ? 1 : 2);
    text += `${text.endsWith(':') ? '' : ';'} ${part.text.replace(/\.$/, '')}`;
    if (index === parts.length - 1) text += '.';
    spans.push(
      ...part.spans.map((span) => ({
        ...span,
        start: span.start + start,
        end: span.end + start,
      })),
    );
  }
  return [{ text, spans, factIds: [...new Set(spans.map(({ factId }) => factId))] }];
}

/** The list of a measure: a sentence for each row, or one for all. */
function narrateRows({ id, facts }: Measured, speech: Speech): Sentence[] {
  const { rows }: MeasureTopics = measureTopics[id];
  if (rows === undefined) return [];
  const isCompact = rows.isCompact === true || rows.list !== undefined;
  const told = Array.from(
    { length: isCompact ? maxCompactRows : maxRows },
    (_, rank) => `${rows.facts}.${rank + 1}`,
  )
    .filter((prefix) => facts.some((fact) => fact.id.startsWith(`${prefix}.`)))
    .flatMap((prefix) =>
      saySentences(toRowSpeech(speech, { facts: prefix, name: 'row' }), rows.topics),
    );
  if (!isCompact) return told;
  const [intro] = rows.list === undefined ? [] : saySentences(speech, [rows.list]);
  if (intro !== undefined) return joinSentences([intro, ...told]);
  const [first, ...more] = told;
  if (first === undefined) return [];
  const start = { ...first, text: more.length === 0 ? first.text : first.text.replace(/\.$/, '') };
  return joinSentences([start, ...more]);
}

function withFacts({ facts }: Measured, base: Speech): Speech {
  const all = [...base.facts, ...facts.map((fact): [string, Fact] => [fact.id, fact])];
  return { ...base, facts: new Map(all) };
}

/** What is said about a measure without its list, the figure asked for first. */
export function narrateFirst(measured: Measured, base: Speech): Sentence[] {
  return saySentences(withFacts(measured, base), orderTopics(measured));
}

/** The direct answer, its list if it has one, then what else is said about the measure. */
export function narrateMeasure(measured: Measured, base: Speech): Sentence[] {
  const { id, aspect } = measured;
  const speech = withFacts(measured, base);
  const { leading = [], rows }: MeasureTopics = measureTopics[id];
  const [direct, ...further] = orderTopics(measured);
  const list = narrateRows(measured, speech);
  const more = say(speech, further);
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
  const first = saySentences(speech, [...(direct === undefined ? [] : [direct]), ...leading]);
  const isListFirst =
    rows?.list !== undefined && aspect !== 'count' && saySentences(speech, [rows.list]).length > 0;
  return isListFirst ? [...list, ...first, ...told] : [...first, ...list, ...told];
}

/** The first sentence of a measure. */
export function narrateDirect(id: Measured['id'], speech: Speech): Sentence[] {
  const [direct] = measureTopics[id].topics;
  return direct === undefined ? [] : saySentences(speech, [direct]);
}
