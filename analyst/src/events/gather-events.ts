import type { CalendarEvent, EventQuestion, Fact } from '@vela/contracts';
import { isRelatedEvent } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import type { GatherDeps } from '../gather-deps.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import type { NewsCount } from './event-source.ts';
import { findEventSpan } from './find-event-span.ts';

/** Days for which news is counted. */
const newsDays = 7;
const dayMs = 86_400_000;

/** What an answer about events or news is made from. */
export type EventsMaterial =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'events';
      readonly question: EventQuestion;
      readonly events: readonly CalendarEvent[];
      /** The open of the candle that is asked about, where one is. */
      readonly candle: Fact | undefined;
    }
  | {
      readonly kind: 'news';
      readonly counts: readonly NewsCount[];
      /** UTC milliseconds. */
      readonly since: number;
    };

type Situation = Pick<Question, 'now' | 'context'>;

/** The last candle of the chart in view. */
function toCandleFact({ context }: Situation): Fact | undefined {
  const { lastAnalysis } = context;
  if (lastAnalysis === undefined) return undefined;
  const { candles, instrument, interval } = lastAnalysis;
  return {
    id: 'candle.time',
    kind: 'event',
    label: 'close',
    name: `${instrument.symbol} ${interval}`,
    unit: 'time',
    value: candles.to,
    asOf: candles.to,
    source: { kind: 'candles', vendor: '', hash: candles.hash, from: candles.to, to: candles.to },
    method: 'calendar@1',
    refs: [],
  };
}

/** Of a named series the events of the world, else those of the instrument where one is asked about. */
function chooseEvents(
  events: readonly CalendarEvent[],
  { series }: EventQuestion,
  { instrument }: ResolvedRequest,
): CalendarEvent[] {
  const seen = events.filter(({ status }) => status !== 'cancelled');
  if (series !== undefined) return seen.filter(({ seriesKey }) => series.includes(seriesKey));
  const related =
    instrument === undefined ? seen : seen.filter((one) => isRelatedEvent(one, instrument));
  return related;
}

/** Events or counts of news for a question; undefined for another question. */
export async function gatherEvents(
  resolved: ResolvedRequest,
  situation: Situation,
  { events: source }: Pick<GatherDeps, 'events'>,
): Promise<EventsMaterial | undefined> {
  const { plan, instrument } = resolved;
  if (plan.intent !== 'calendar' && plan.intent !== 'news') return undefined;
  if (source === undefined) return { kind: 'off' };
  if (plan.intent === 'news') {
    const since = Math.floor(situation.now / dayMs) * dayMs - (newsDays - 1) * dayMs;
    const counts = instrument === undefined ? [] : await source.countNews({ instrument, since });
    return { kind: 'news', counts, since };
  }
  const question = plan.events ?? { span: 'week' };
  const candle = question.span === 'before' ? toCandleFact(situation) : undefined;
  const open = typeof candle?.value === 'number' ? candle.value : undefined;
  const listed = await source.list(findEventSpan(question, situation.now, open));
  return { kind: 'events', question, events: chooseEvents(listed, question, resolved), candle };
}
