import { z } from 'zod';

/** Which events are asked for: of a span of days, the next or the last, or before a candle. */
export const eventSpans = [
  'today',
  'tomorrow',
  'week',
  'next-week',
  'month',
  'next',
  'last',
  'before',
] as const;
export type EventSpan = (typeof eventSpans)[number];

/** What a question for the calendar asks; without series, all of the instrument or of the world. */
export const eventQuestionSchema = z.object({
  span: z.enum(eventSpans),
  series: z.array(z.string().max(60)).max(8).exactOptional(),
});
export type EventQuestion = z.infer<typeof eventQuestionSchema>;
