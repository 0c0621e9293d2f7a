import {
  eventSpans,
  isAnswered,
  languages,
  type AnalysisRequest,
  type EventQuestion,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { eventGroups, type EventGroup, type EventWords } from '../language/event-words.ts';
import type { Words } from '../language/words.ts';
import { createWordPattern } from '../question/word-pattern.ts';

function createPattern(pick: (words: EventWords) => Words | undefined): RegExp {
  const words = languages.flatMap((language) => pick(analystLanguages[language].events) ?? []);
  return createWordPattern(words.join('|'));
}

const spanPatterns = eventSpans.map((span) => ({
  span,
  pattern: createPattern(({ spans }) => spans[span]),
}));

function isGroup(name: string): name is EventGroup {
  return Object.hasOwn(eventGroups, name);
}

const groupPatterns = Object.keys(eventGroups)
  .filter(isGroup)
  .map((group) => ({ group, pattern: createPattern(({ groups }) => groups[group]) }));

// "What was announced before this candle" has words of news too.
const asksForCalendar = createPattern(({ asks }) => asks);

// Of several spans in a text the first of these is meant: "before this candle" holds "this".
const order = [
  'before',
  'tomorrow',
  'today',
  'next-week',
  'week',
  'month',
  'last',
  'next',
] as const;

/** Which events folded text asks for; what names a series and no span asks for the next one. */
export function readEventQuestion(folded: string): EventQuestion {
  const found = new Set(
    spanPatterns.filter(({ pattern }) => pattern.test(folded)).map(({ span }) => span),
  );
  const groups = groupPatterns.filter(({ pattern }) => pattern.test(folded));
  const banks = groups.filter(({ group }) => group !== 'decision');
  const named = banks.length > 0 ? banks : groups;
  const series = [...new Set(named.flatMap(({ group }) => [...eventGroups[group]]))].slice(0, 8);
  const span = order.find((one) => found.has(one)) ?? (series.length > 0 ? 'next' : 'week');
  return { span, ...(series.length > 0 ? { series } : {}) };
}

/** A request for what has an answer of its own since: the calendar, or news. */
export function toEventRequest(request: AnalysisRequest, folded: string): AnalysisRequest {
  const { task, ...plan } = request.plan;
  if (plan.intent !== 'task' || !isAnswered(task)) return request;
  if (task === 'news' && !asksForCalendar.test(folded))
    return { ...request, plan: { ...plan, intent: task } };
  return { ...request, plan: { ...plan, intent: 'calendar', events: readEventQuestion(folded) } };
}
