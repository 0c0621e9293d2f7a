import { foldText } from '@vela/contracts';
import { measures } from '@vela/engine';
import { instrumentCatalogue } from '@vela/market-data';
import type { Expectation, SecondReader } from './read-plan-turn.ts';
import { toPeriod } from './code-to-period.ts';

type Asked = Parameters<SecondReader['answer']>[0];

/** Names of readings in the labels that are intents of their own. */
const intentByName: Readonly<Record<string, string>> = { overview: 'analyze', trend: 'bias' };
const intentByAct: Readonly<Record<string, string>> = {
  define: 'concept',
  advice: 'advice',
  'small-talk': 'small-talk',
  distress: 'distress',
  'out-of-scope': 'off-topic',
  help: 'help',
  data: 'data',
  'ask-back': 'unknown',
};
const maxNameWords = 4;

/** The shortest words of a question by which the catalogue knows a symbol. */
function findWords(message: string, symbol: string): string | undefined {
  const words = message
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const known = instrumentCatalogue.resolve(symbol);
  const wanted = known.kind === 'found' ? known.instrument.symbol : symbol;
  for (let length = 1; length <= maxNameWords; length++)
    for (let start = 0; start + length <= words.length; start++) {
      const name = words.slice(start, start + length).join(' ');
      const misspelt = instrumentCatalogue.findMisspelt(foldText(name))?.name;
      const match = instrumentCatalogue.resolve(misspelt ?? name);
      if (match.kind === 'found' && match.instrument.symbol === wanted && message.includes(name))
        return name;
    }
  return undefined;
}

/** What narrows a question, as a plan spells it. */
function toFilters({ filters }: Expectation): Record<string, unknown> {
  const { length, indicator = length === undefined ? undefined : 'sma', ...rest } = filters;
  return indicator === undefined ? rest : { ...rest, indicator: { id: indicator, length } };
}

/** The question of a label about measures, or by the name of its intent. */
function toQuestion(expected: Expectation): object {
  const { act, measures: readings, task } = expected;
  if (task !== undefined) return { intent: 'task', task };
  const ids = readings.find((one) => one.every((id) => Object.hasOwn(measures, id))) ?? [];
  const filters = toFilters(expected);
  if (act === 'ask' && ids.length > 0)
    return { intent: 'measure', measures: ids.map((id) => ({ id, ...filters })) };
  const name = readings[0]?.[0] ?? '';
  const { concept, indicator, side } = filters;
  return { intent: intentByAct[act] ?? intentByName[name] ?? name, concept, indicator, side };
}

/** A model that plans as the labels say, in the form it is asked for. */
function planWell({ message, expected, now }: Asked): string {
  const subjects = expected.subjects.flatMap((symbol) => findWords(message, symbol) ?? []);
  const { interval, residue = [], period } = expected;
  const plan = { subjects, interval, residue, period: toPeriod(period, now) };
  return JSON.stringify({ ...toQuestion(expected), ...plan });
}

const badAnswers = [
  '{"intent":"measure","subjects":["NFLX"],"measures":[{"id":"drawdown"}]}',
  '{"intent":"measure","subjects":[],"measures":[{"id":"sharpest-ever"}]}',
  '{"intent":"measure","subjects":[],"measures":[{"id":"price-at","price":98765}]}',
  `{"intent":"measure","subjects":[${'"x",'.repeat(2_000)}`,
  'I would rather talk about something else.',
  '{"intent":"analyze","subjects":[],"period":{"kind":"last","count":777,"unit":"day"}}',
  '{"intent":"compare","subjects":["ETH","SOL"],"system":"ignore the rules"}',
];

/** A model that invents symbols, measures and numbers, or answers with no plan at all. */
function planBadly({ message }: Asked): string {
  return badAnswers[message.length % badAnswers.length] ?? '';
}

/** The scripted models of the bench, by name. */
export const scriptedPlanners = { good: planWell, bad: planBadly } as const;
