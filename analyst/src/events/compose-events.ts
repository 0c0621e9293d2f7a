import type { CalendarEvent, Fact, Sentence } from '@vela/contracts';
import { composePreface, addPreface, type Composition } from '../answers/composition.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { EventSentence } from '../language/en/events.ts';
import { fillTemplate, type Speech } from '../narrator/sentence-template.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { toDistanceFact, toEventFacts } from './event-facts.ts';
import type { EventsMaterial } from './gather-events.ts';
import { composeNews } from './compose-news.ts';

type EventsFound = Extract<EventsMaterial, { kind: 'events' }>;

/** Events told in one answer; one where the next or the last is asked for. */
const mostTold = 6;

/** Templates say `event.` for the facts of the event that is told. */
function toEventSpeech(speech: Speech, facts: readonly Fact[], index: number): Speech {
  const named = facts.map((fact) => [fact.id.replace(`event.${index}.`, 'event.'), fact] as const);
  return { ...speech, facts: new Map([...speech.facts, ...named]) };
}

function chooseTimeKey(event: CalendarEvent, { question }: EventsFound): EventSentence {
  if (event.when.kind === 'window') return 'event.window';
  if (event.when.kind === 'day') return 'event.day';
  return question.span === 'next' || question.span === 'last'
    ? `event.${question.span}`
    : 'event.listed';
}

/** The values of an event that are known; the first of these sentences whose facts are all there. */
const valueKeys = [
  'event.values',
  'event.actual.previous',
  'event.actual',
  'event.forecast',
] as const;

function tellEvent(
  event: CalendarEvent,
  {
    base,
    index,
    found,
  }: { readonly base: Speech; readonly index: number; readonly found: EventsFound },
): { readonly sentences: Sentence[]; readonly facts: Fact[]; readonly labels: string[] } {
  const { language } = base;
  const { sentences, events } = {
    sentences: analystLanguages[language].events.sentences,
    events: found,
  };
  const making = { language, index };
  const open = events.candle?.value;
  const distance =
    typeof open === 'number' ? toDistanceFact(event, { ...making, candle: open }) : undefined;
  const facts = [
    ...toEventFacts(event, making),
    ...(distance === undefined ? [] : [distance.fact]),
  ];
  const names = {
    ...base.names,
    title: event.title[language],
    source: event.source.name,
    basis: base.names[event.source.basis] ?? '',
  };
  const speech = toEventSpeech({ ...base, names }, facts, index);
  const tell = (...keys: readonly EventSentence[]): Sentence[] =>
    keys.flatMap((key) => fillTemplate(sentences[key], speech) ?? []);
  const time =
    distance === undefined ? chooseTimeKey(event, found) : (`event.${distance.unit}` as const);
  return {
    sentences: [
      ...tell(time),
      ...tell(...valueKeys).slice(0, 1),
      ...tell('event.revised', 'event.source'),
    ],
    facts,
    labels: [names.title, names.source],
  };
}

/** Events in their order; the last first where the last is asked for. */
function chooseTold({ events, question }: EventsFound): readonly CalendarEvent[] {
  const timed =
    question.span === 'before' ? events.filter(({ when }) => when.kind === 'instant') : events;
  if (question.span === 'next') return timed.slice(0, 1);
  if (question.span === 'last') return timed.slice(-1);
  const order = timed.toSorted((a, b) => b.importance - a.importance).slice(0, mostTold);
  return timed.filter((event) => order.includes(event));
}

function composeFound(found: EventsFound, base: Speech): Composition {
  const { sentences } = analystLanguages[base.language].events;
  const candle = found.candle === undefined ? [] : [found.candle];
  const speech = { ...base, facts: new Map(candle.map((fact) => [fact.id, fact])) };
  const tell = (key: EventSentence): Sentence[] => {
    const sentence = fillTemplate(sentences[key], speech);
    return sentence === undefined ? [] : [sentence];
  };
  const chosen = chooseTold(found);
  const told = chosen.map((event, index) =>
    tellEvent(event, { base: speech, index: index + 1, found }),
  );
  const isList = !['next', 'last', 'before'].includes(found.question.span);
  const nothing = found.candle === undefined ? 'events.none' : 'events.none.before';
  return {
    sentences: [
      ...(chosen.length === 0 ? tell(nothing) : isList ? tell('events.intro') : []),
      ...told.flatMap((one) => one.sentences),
      ...(isList && chosen.length < found.events.length ? tell('events.more') : []),
      ...tell('events.closing'),
    ],
    facts: [...candle, ...told.flatMap((one) => one.facts)],
    labels: [...told.flatMap((one) => one.labels), base.names['what'] ?? ''].filter(
      (label) => label !== '',
    ),
  };
}

function composeMaterial(
  material: EventsMaterial | undefined,
  { base, resolved }: { readonly base: Speech; readonly resolved: ResolvedRequest },
): Composition | undefined {
  if (material?.kind === 'events') return composeFound(material, base);
  return material?.kind === 'news' ? composeNews(material, base, resolved) : undefined;
}

/**
 * Answers a question about the calendar or about news: times, figures and sources, never a cause.
 * `move`: how far price went, where it is asked why.
 */
export function composeEvents(
  resolved: ResolvedRequest,
  material: EventsMaterial | undefined,
  move?: Composition,
): Composition {
  const { language } = resolved.understanding;
  const words = analystLanguages[language].events;
  const span = resolved.plan.events?.span ?? 'week';
  const names = {
    what: resolved.instrument?.symbol ?? words.everything,
    span: words.spanNames[span],
    ...words.bases,
  };
  const base: Speech = { language, interval: '1h', facts: new Map<string, Fact>(), names };
  const tell = (key: EventSentence): Sentence[] => {
    const sentence = fillTemplate(words.sentences[key], base);
    return sentence === undefined ? [] : [sentence];
  };
  const { intent, asksForCause = false } = resolved.plan;
  const preface = composePreface(base, resolved, { hasChart: false });
  const cause = intent === 'news' && asksForCause ? tell('news.cause') : [];
  const told = composeMaterial(material, { base, resolved }) ?? {
    sentences: move === undefined ? tell('events.off') : [],
    facts: [],
    labels: [],
  };
  const moved = move ?? { sentences: [], facts: [], labels: [] };
  return addPreface(preface, {
    sentences: [...cause, ...moved.sentences, ...told.sentences],
    facts: [...moved.facts, ...told.facts],
    labels: [...moved.labels, ...told.labels],
  });
}
