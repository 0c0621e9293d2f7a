import { z } from 'zod';
import { analysisModeSchema, languageSchema } from './analysis-schema.ts';
import {
  companyFigures,
  forecastHorizons,
  forecastScenarios,
  unfiledTopics,
} from './company-figures.ts';
import { companyBoundSchema } from './company-bound-schema.ts';
import {
  candleLimitSchema,
  chosenVendorSchema,
  intervalSchema,
  symbolSchema,
} from './candles-schema.ts';
import { findingLabels } from './finding-names.ts';
import { eventQuestionSchema } from './event-question.ts';
import { concepts, intents, isAnswered, tasks, type Intent } from './intents.ts';
import { defaultInterval } from './interval.ts';
import { propertyQuestionSchema } from './property-deal.ts';
import { terms } from './terms.ts';

const words = z.string().max(200);

/** The last moment a date can name, in UTC milliseconds. */
const lastTime = 8.64e15;

/** Where a period begins: at a moment (UTC milliseconds), or so many candles back. */
const periodStartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('time'), time: z.number().min(-lastTime).max(lastTime) }),
  z.object({ kind: z.literal('candles'), count: z.number().int().positive() }),
]);
export type PeriodStart = z.infer<typeof periodStartSchema>;

const indicatorRequestSchema = z.object({
  id: z.string().max(80),
  /** Its first parameter: 200 in "200 ema". */
  length: z.number().int().positive().exactOptional(),
  /** The interval whose candles `length` counts, where it is a time: daily for "50 days". */
  lengthInterval: intervalSchema.exactOptional(),
});
export type IndicatorRequest = z.infer<typeof indicatorRequestSchema>;

/** The candles a question looks at, UTC milliseconds; `to` absent: up to the last closed candle. */
const periodSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({
    kind: z.literal('last'),
    count: z.number().int().positive().max(100_000),
    unit: z.enum(['candle', 'minute', 'hour', 'day', 'week', 'month', 'year']),
  }),
  z.object({
    kind: z.literal('range'),
    from: z.number().min(-lastTime).max(lastTime),
    to: z.number().min(-lastTime).max(lastTime).exactOptional(),
  }),
]);
export type Period = z.infer<typeof periodSchema>;

/** Which way a question that yes or no answers names. */
const askedWays = ['any', 'up', 'down', 'either'] as const;

/** One measure and what the question says about it; ids are those of the engine's registry. */
const measureRequestSchema = z.object({
  id: z.string().max(80),
  price: z.number().exactOptional(),
  /** Money that was put into the instrument when the period began. */
  amount: z.number().positive().exactOptional(),
  /** 5 is 5 %. */
  percent: z.number().exactOptional(),
  count: z.number().int().positive().max(1000).exactOptional(),
  /** Which one in the order: 2 is the second nearest zone. */
  rank: z.number().int().min(2).max(50).exactOptional(),
  /** A past moment, UTC milliseconds. */
  time: z.number().min(-lastTime).max(lastTime).exactOptional(),
  /** A typed value of the indicator. */
  level: z.number().exactOptional(),
  side: z.enum(['above', 'below']).exactOptional(),
  direction: z.enum(['bullish', 'bearish']).exactOptional(),
  state: z.enum(['unfilled', 'filled', 'untouched', 'touched', 'broken']).exactOptional(),
  scale: z.enum(['internal', 'swing']).exactOptional(),
  order: z.enum(['nearest', 'newest', 'oldest', 'largest', 'smallest']).exactOptional(),
  /** Only what follows the highest high or lowest low of the period, or of its part before `time`. */
  after: z.enum(['high', 'low']).exactOptional(),
  /** What of a measure with several figures is told first: of a drawdown that of now. */
  aspect: z
    .enum(['now', 'longest', 'best', 'weakest', 'widest', 'distance', 'size', 'touches', 'count'])
    .exactOptional(),
  concept: z.enum(concepts).exactOptional(),
  /** Patterns and divergences that are named: hammers, hidden divergences. */
  labels: z.array(z.enum(findingLabels)).min(1).max(12).exactOptional(),
  indicator: indicatorRequestSchema.exactOptional(),
  otherIndicator: indicatorRequestSchema.exactOptional(),
  findingId: z.string().min(1).max(200).exactOptional(),
  /** Of several measures: the period of this one, where it is not that of the plan. */
  period: periodSchema.exactOptional(),
  /** Of several measures: that yes or no answers this one, and which way its words name. */
  asksWhether: z.enum(askedWays).exactOptional(),
});
export type MeasureRequest = z.infer<typeof measureRequestSchema>;

/** Words of a typed question that could not be followed, as typed; a key is absent otherwise. */
const unreadWordsSchema = z.object({
  interval: words.exactOptional(),
  limit: words.exactOptional(),
  /** A date that no calendar has. */
  noDay: words.exactOptional(),
  since: words.exactOptional(),
  method: words.exactOptional(),
  /** A name that is no instrument. */
  name: words.exactOptional(),
  /** The second name of a comparison, where it is no instrument. */
  otherName: words.exactOptional(),
});
export type UnreadWords = z.infer<typeof unreadWordsSchema>;

/** Structures that an answer told of, in its order, and the chart they are on. */
const spokenSchema = z.object({
  symbol: symbolSchema,
  interval: intervalSchema,
  findingIds: z.array(z.string().min(1).max(200)).min(1).max(20),
});
export type Spoken = z.infer<typeof spokenSchema>;

/** What a question asked of a chart, under a definition or judgement that came after it. */
const threadSchema = z.object({
  intent: z.enum(intents),
  concept: z.enum(concepts).exactOptional(),
  indicator: indicatorRequestSchema.exactOptional(),
  side: z.enum(['above', 'below']).exactOptional(),
  measures: z.array(measureRequestSchema).min(1).max(4).exactOptional(),
  others: z.array(symbolSchema).max(9).exactOptional(),
  otherSymbol: symbolSchema.exactOptional(),
  mentioned: z.array(symbolSchema).max(4).exactOptional(),
  period: periodSchema.exactOptional(),
  spoken: spokenSchema.exactOptional(),
});

/** What a question for advice is about. */
export const concerns = ['savings', 'fall', 'long-term', 'entry'] as const;

/** What a question may leave open. */
export const assumedParts = ['instrument', 'interval', 'period'] as const;

export const questionPlanSchema = z.object({
  intent: z.enum(intents),
  concept: z.enum(concepts).exactOptional(),
  indicator: indicatorRequestSchema.exactOptional(),
  /** With intent `indicator`: the value it is compared with, 70 in "is rsi above 70". */
  level: z.number().exactOptional(),
  /** Symbol of the second instrument of a comparison. */
  otherSymbol: symbolSchema.exactOptional(),
  side: z.enum(['above', 'below']).exactOptional(),
  since: periodStartSchema.exactOptional(),
  /** Id of the structure on the chart that is asked about. */
  findingId: z.string().min(1).max(200).exactOptional(),
  asksForCause: z.boolean().exactOptional(),
  /** The question names its instrument; without it the instrument is the one on the chart. */
  namesInstrument: z.boolean().exactOptional(),
  /** The question names its interval. */
  namesInterval: z.boolean().exactOptional(),
  /** The question names more instruments than it can be about. */
  isSeveral: z.boolean().exactOptional(),
  /** Instruments that a name may stand for, best first; beside an instrument, what else it may be. */
  candidates: z
    .array(z.object({ symbol: z.string(), name: z.string() }))
    .max(20)
    .exactOptional(),
  unread: unreadWordsSchema.exactOptional(),
  /** The day that stands for a date that no calendar has, UTC milliseconds. */
  nearestDay: z.number().min(-lastTime).max(lastTime).exactOptional(),
  /** With intent `measure`, in the order asked. */
  measures: z.array(measureRequestSchema).min(1).max(4).exactOptional(),
  /**
   * The structures of an earlier answer that the question points to: a measure is of its
   * `findingId`, or of the one of these that comes first in its order.
   */
  spoken: spokenSchema.exactOptional(),
  /** Symbols of the instruments beside the first that a measure compares. */
  others: z.array(symbolSchema).max(9).exactOptional(),
  /** Symbols that earlier questions of the same kind were about, the last first. */
  mentioned: z.array(symbolSchema).max(4).exactOptional(),
  period: periodSchema.exactOptional(),
  task: z.enum(tasks).exactOptional(),
  /** With intent `advice`. */
  concern: z.enum(concerns).exactOptional(),
  /** With intent `calendar`. */
  events: eventQuestionSchema.exactOptional(),
  /** With intent `list`: the name of the list, where the question names one. */
  list: z.object({ name: words.exactOptional() }).exactOptional(),
  /** With task `alert`: the price or value of an indicator, or the move in percent, to wait for. */
  watched: z
    .object({
      level: z.number().exactOptional(),
      percent: z.number().positive().exactOptional(),
      direction: z.enum(['bullish', 'bearish']).exactOptional(),
    })
    .exactOptional(),
  /** With intent `company`, in the order asked; absent: an overview. */
  figures: z.array(z.enum(companyFigures)).min(1).max(4).exactOptional(),
  /** The fiscal year that figures of a company are asked for. */
  fiscalYear: z.number().int().min(1990).max(2100).exactOptional(),
  /** Figures of a company are asked for by quarter, or of one quarter of a fiscal year. */
  isQuarterly: z.boolean().exactOptional(),
  quarter: z.number().int().min(1).max(4).exactOptional(),
  /** Fiscal years from this one on are asked for. */
  fromYear: z.number().int().min(1990).max(2100).exactOptional(),
  /** A fiscal year that the one asked for, or else the newest, is set against. */
  comparedYear: z.number().int().min(1990).max(2100).exactOptional(),
  /** What was known on a day, UTC milliseconds: later filings are not seen. */
  knownOn: z.number().min(0).max(lastTime).exactOptional(),
  /** How many years a forecast of a company looks ahead; absent: all of them. */
  horizon: z.literal(forecastHorizons).exactOptional(),
  /** The scenario of a forecast; absent: all of them. */
  scenario: z.enum(forecastScenarios).exactOptional(),
  /** Discount rate of a valuation in percent. */
  discountRate: z.number().min(0).max(100).exactOptional(),
  /** Growth of the first year of a valuation in percent. */
  growth: z.number().min(-50).max(100).exactOptional(),
  /** Growth for ever of a valuation in percent. */
  longRunGrowth: z.number().min(-20).max(20).exactOptional(),
  /** With intent `company`: what is asked for and is in no accounts. */
  unfiled: z.array(z.enum(unfiledTopics)).min(1).max(3).exactOptional(),
  /** A valuation is asked the other way round: what growth the price assumes. */
  isReversed: z.boolean().exactOptional(),
  /** The question wants a yes or no: whether a figure of a company is more, or less. */
  whether: z.enum(['more', 'less']).exactOptional(),
  /** With `whether`: the amount that the figure is to be more, or less, than. */
  bound: companyBoundSchema.exactOptional(),
  /** With `whether`: it is asked of every year at hand ("ever"). */
  isEver: z.boolean().exactOptional(),
  /** With intent `property`: the deal, and what is asked of it. */
  property: propertyQuestionSchema.exactOptional(),
  /** The second concept of a question for a difference. */
  otherConcept: z.enum(concepts).exactOptional(),
  /** An indicator that the concept or indicator is told apart from: MACD in "rsi or macd". */
  otherIndicator: indicatorRequestSchema.exactOptional(),
  /** With intent `small-talk` or `help`: what a message without a question says. */
  talk: z.enum(['thanks', 'greeting', 'farewell', 'praise', 'complaint']).exactOptional(),
  /**
   * A question that yes or no answers, and the way it names by a verb: up in "did it rise".
   * `either`: it names both ends.
   */
  asksWhether: z.enum(askedWays).exactOptional(),
  /** With intent `volatility`: whether it rose or fell is asked, and not whether it is high. */
  asksForChange: z.boolean().exactOptional(),
  /** With intent `timeframes`: the longer one of two that are named, against the chart's own. */
  beside: intervalSchema.exactOptional(),
  /** With intent `killzone`: the session that is named, and whether it is asked if it is over. */
  session: z
    .object({
      id: z.enum(['asia', 'london', 'london-close', 'new-york', 'lunch', 'silver-bullet']),
      isOver: z.boolean().exactOptional(),
    })
    .exactOptional(),
  /** The definition is asked for, not the value. */
  asksForDefinition: z.boolean().exactOptional(),
  /** A word whose meaning is asked for; with intent `concept`. */
  term: z.enum(terms).exactOptional(),
  /** A second word, from which it is to be told apart. */
  otherTerm: z.enum(terms).exactOptional(),
  /** What is explained before the answer: "what is a gap and does it have one". */
  explains: z
    .object({
      concept: z.enum(concepts).exactOptional(),
      term: z.enum(terms).exactOptional(),
      indicator: indicatorRequestSchema.exactOptional(),
      measures: z.array(measureRequestSchema).min(1).max(4).exactOptional(),
    })
    .exactOptional(),
  /** A price is asked about in this currency, in which the instrument is not priced. */
  otherCurrency: z.enum(['TRY', 'EUR', 'GBP', 'JPY', 'USD']).exactOptional(),
  /** How the answer is wanted. */
  form: z.enum(['shorter', 'simpler', 'table', 'why', 'source']).exactOptional(),
  /** Words that carry meaning and that no part of the plan covers, as typed. */
  residue: z.array(words).max(8).exactOptional(),
  /** What was asked before a definition, or before "is that a lot": the thread goes on with it. */
  before: threadSchema.exactOptional(),
  /** What the question may mean instead, most likely first, where its reading is not sure. */
  choices: z.array(measureRequestSchema).min(1).max(3).exactOptional(),
  /** The reading may be wrong: the answer says so, and what was read can be changed. */
  isUnsure: z.boolean().exactOptional(),
  /** Parts that the question does not name: of the chart in view, the question before, or usual. */
  assumed: z.array(z.enum(assumedParts)).min(1).exactOptional(),
});
export type QuestionPlan = z.infer<typeof questionPlanSchema>;

/** One request to the analyst, from the API, a URL, a button, a suggestion or typed text. */
export const analysisRequestSchema = z.object({
  mode: analysisModeSchema,
  /** Absent where no instrument is asked about. */
  symbol: symbolSchema.exactOptional(),
  /** The only source of the candles of this symbol; absent: the one it belongs to. */
  vendor: chosenVendorSchema.exactOptional(),
  interval: intervalSchema,
  /** The candles looked at: the last `limit` closed ones. */
  window: z.object({ limit: candleLimitSchema }),
  language: languageSchema,
  plan: questionPlanSchema,
});
export type AnalysisRequest = z.infer<typeof analysisRequestSchema>;

/** What a request turns out to be once its instrument is looked up; nothing that can be asked. */
const outcomes: ReadonlySet<Intent> = new Set([
  'not-covered',
  'unknown-symbol',
  'ambiguous-symbol',
  'mode-not-available',
]);

/** A request as a client sends it: what could not be read is for the reader of text to say. */
export const clientRequestSchema = analysisRequestSchema.extend({
  plan: questionPlanSchema
    .omit({
      unread: true,
      candidates: true,
      isSeveral: true,
      residue: true,
      choices: true,
      isUnsure: true,
      assumed: true,
    })
    .extend({
      task: z
        .enum(tasks)
        .refine((task): boolean => !isAnswered(task))
        .exactOptional(),
      intent: z.enum(intents).refine((intent) => !outcomes.has(intent)),
    }),
});

/** Body of a request for an analysis apart from a conversation. */
export const createAnalysisSchema = z.object({
  symbol: symbolSchema,
  vendor: chosenVendorSchema.exactOptional(),
  interval: intervalSchema.default(defaultInterval),
  limit: candleLimitSchema.exactOptional(),
  mode: analysisModeSchema.exactOptional(),
  language: languageSchema.exactOptional(),
});
export type CreateAnalysisRequest = z.infer<typeof createAnalysisSchema>;

/** Query of an analysis by its id: `include=candles` adds the candles it was made of. */
export const analysisQuerySchema = z.object({ include: z.literal('candles').exactOptional() });
