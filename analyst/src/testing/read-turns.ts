import type { Interval, QuestionPlan } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import type { ConversationContext } from '../answer-part.ts';
import { parseQuestion } from '../parse-question.ts';
import { resolveRequest } from '../resolve-request.ts';
import { canBeFollowed } from '../question/can-be-followed.ts';

const now = Date.UTC(2026, 10, 21, 18);

/** The plan of the last turn of a dialogue read as the server reads one, and its instrument. */
export function readTurns(
  turns: readonly string[],
  language: 'en' | 'tr',
  chart?: [string, Interval],
) {
  let context: ConversationContext =
    chart === undefined ? {} : { symbol: chart[0], interval: chart[1] };
  let last: Partial<QuestionPlan> & { readonly symbol?: string } = {};
  for (const message of turns) {
    const question = { message, language, chosen: {}, context, now };
    const request = parseQuestion(question, instrumentCatalogue);
    const { plan, understanding, interval } = resolveRequest(request, instrumentCatalogue, now);
    const { intent } = understanding;
    last = { ...plan, intent, ...(request.symbol && { symbol: request.symbol }) };
    if (!canBeFollowed(intent)) continue;
    const { concept, indicator } = plan;
    context = {
      ...(request.symbol === undefined ? {} : { symbol: request.symbol }),
      interval,
      lastUnderstanding: {
        intent,
        request: { ...request, interval, plan },
        ...(concept === undefined ? {} : { concept }),
        ...(indicator === undefined ? {} : { indicator: indicator.id }),
      },
    };
  }
  return last;
}

/** What the last turn asks for: its instruments, and measure or intent. */
export function readLast(
  turns: readonly string[],
  language: 'en' | 'tr',
  chart?: [string, Interval],
) {
  const { symbol, others = [], measures, intent } = readTurns(turns, language, chart);
  const symbols = [symbol, ...others].flatMap((one) => one ?? []);
  return `${symbols.join('+')} ${measures?.map(({ id }) => id).join('+') ?? intent}`;
}
