import {
  foldText,
  languages,
  type AnalysisRequest,
  type MeasureRequest,
  type Period,
} from '@vela/contracts';
import type { Question } from '../../answer-part.ts';
import { analystLanguages } from '../../language/by-language.ts';
import type { ReadRequest } from './read-request.ts';

const words = languages.map((language) => analystLanguages[language].comparedYears);
const comparing = new RegExp(`(?<![a-z])(?:${words.map(({ asked }) => asked).join('|')})(?![a-z])`);
const ofRange = new RegExp(`(?<![a-z])(?:${words.map(({ range }) => range).join('|')})(?![a-z])`);
const year = /(?<![\d.,$€₺])(?:19|20)\d\d(?![\d.,]*\d)/g;
const firstYear = 1970;

/** They are told of each of two years; of anything else the change is. */
const ofYears: ReadonlySet<string> = new Set([
  'change',
  'realised-volatility',
  'drawdown',
  'high-low',
  'average-price',
  'average-range',
  'up-share',
  'best-worst-candles',
]);

/** The years that a message sets against each other; none where it names a span of them. */
function findComparedYears(message: string, now: number): readonly number[] {
  const folded = foldText(message);
  const last = new Date(now).getUTCFullYear();
  const named = [...folded.matchAll(year)].map(([text]) => Number(text));
  const years = [...new Set(named)].filter((one) => one >= firstYear && one <= last);
  const isCompared = comparing.test(folded) && !ofRange.test(folded);
  return years.length === 2 && named.length === years.length && isCompared ? years : [];
}

function toPeriod(one: number, now: number): Period {
  const to = Date.UTC(one + 1, 0, 1);
  return { kind: 'range', from: Date.UTC(one, 0, 1), ...(to > now ? {} : { to }) };
}

/** The message without its years, so that what is left says what is compared. */
const withoutYears = (message: string): string =>
  message.replaceAll(
    /(?<![\d.,$€₺])(?:19|20)\d\d(?:['’]?(?:te|ta|de|da|in|un|den|dan|ten|tan))?/g,
    ' ',
  );

const ofChart: ReadonlySet<string> = new Set([
  'measure',
  'analyze',
  'volatility',
  'changed-since',
  'compare',
]);

/** Whether a request is about one instrument and what can be told of a year. */
function isOfOneChart({ symbol, plan }: AnalysisRequest): boolean {
  const isOther = [plan.others, plan.otherSymbol, plan.unread, plan.spoken].some(Boolean);
  return symbol !== undefined && !isOther && ofChart.has(plan.intent);
}

/** The request for the same of each of two years. */
function compareYears(
  { plan, ...request }: AnalysisRequest,
  years: readonly number[],
  now: number,
): AnalysisRequest {
  const [first] = plan.measures ?? [];
  const isWild = plan.intent === 'volatility' || first?.id === 'volatility-rank';
  const usual = isWild ? 'realised-volatility' : 'change';
  const asked: MeasureRequest =
    first !== undefined && ofYears.has(first.id) ? first : { id: usual };
  const { namesInstrument, namesInterval } = plan;
  return {
    ...request,
    plan: {
      intent: 'measure',
      ...(namesInstrument === true ? { namesInstrument } : {}),
      ...(namesInterval === true ? { namesInterval } : {}),
      measures: years.map((one) => ({ id: asked.id, period: toPeriod(one, now) })),
    },
  };
}

/** A message that sets two years against each other; undefined for any other. */
export function readYears(
  { message, now }: Question,
  read: (message: string) => ReadRequest & { readonly spoken: string },
): (ReadRequest & { readonly spoken: string }) | undefined {
  const years = findComparedYears(message, now);
  const rest = years.length === 0 ? undefined : read(withoutYears(message));
  if (rest === undefined || !isOfOneChart(rest.request)) return undefined;
  return {
    request: compareYears(rest.request, years, now),
    evidence: { ...rest.evidence, isWhole: true },
    spoken: rest.spoken,
  };
}
