import type { Candle } from '@vela/engine';
import type { z } from 'zod';
import type { ReadValue } from '../live/candle-rows.ts';
import { candleFields } from '../candles/raw-candles.ts';
import type { RowLayout } from '../live/candle-rows.ts';
import { MessageFault } from './stream-protocol.ts';

/** The JSON of a message. Throws a MessageFault. */
export function parseMessage(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MessageFault('message', 'no JSON');
  }
}

/** A message by its schema. Throws a MessageFault that names the first faulty field. */
export function readMessage<Value>(schema: z.ZodType<Value>, message: unknown): Value {
  const parsed = schema.safeParse(message);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new MessageFault(issue?.path.map(String).join('.') ?? 'message', issue?.message ?? '');
}

/** The candle of a row, by the places of its fields. Throws a MessageFault. */
export function readCandle(row: unknown, layout: RowLayout): Candle {
  const read = candleFields.map((field) => {
    const [place, readValue]: readonly [string | number, ReadValue] = layout[field];
    const value: unknown =
      typeof row === 'object' && row !== null ? Reflect.get(row, place) : undefined;
    const number = readValue(value);
    if (number === undefined) throw new MessageFault(field, 'not a number');
    return number;
  });
  const [openTime = 0, open = 0, high = 0, low = 0, close = 0, volume = 0] = read;
  if (high < Math.max(open, close) || low > Math.min(open, close))
    throw new MessageFault('high', 'open or close lies outside high and low');
  return { openTime, open, high, low, close, volume };
}
