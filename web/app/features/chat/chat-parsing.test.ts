import { describe, expect, it } from 'vitest';
import { appendChunk, createEmptyAnswer, toAnswer } from './answer.ts';
import { toAnswerChunk } from './answer-chunk.ts';
import { parseLimit } from './controls.ts';
import { readFavourites } from './favourite-intervals.ts';
import { toCopiedText } from './copied-answer.ts';
import { createMessageId } from './message-id.ts';
import { readServerEvents } from './server-events.ts';

async function readAllEvents(...chunks: string[]): Promise<unknown[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const events: unknown[] = [];
  for await (const event of readServerEvents(body)) events.push(event);
  return events;
}

describe('the server-sent events', () => {
  it('are parsed across arbitrary chunk boundaries, and end at DONE', async () => {
    expect(
      await readAllEvents(
        'data: {"a":1}\n\nda',
        'ta: {"b":"ş',
        'ğ"}\r\n\r\n: keep-alive\n\n',
        'data: [DONE]\n\ndata: {"c":3}\n\n',
      ),
    ).toEqual([{ a: 1 }, { b: 'şğ' }]);
  });

  it('are ignored when irrelevant to the screen', () => {
    expect(
      [undefined, 'text', { type: 'text-start' }, { type: 'data-unheard-of', data: {} }].map(
        toAnswerChunk,
      ),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('the candle limit', () => {
  it('is a whole number from 50 to 5,000, with the separators of both languages', () => {
    expect(['50', '5000', '5,000', '5.000', ' 500 '].map(parseLimit)).toEqual([
      50, 5000, 5000, 5000, 500,
    ]);
    expect(['', '10', '49', '5001', '1e9', '1.5', '-500', '12,34', 'abc'].map(parseLimit)).toEqual(
      Array.from({ length: 9 }, () => undefined),
    );
  });
});

describe('favourite intervals', () => {
  it('are read in interval order; invalid values are ignored', () => {
    expect(readFavourites({ getItem: () => '["1d","unheard-of","5m"]' })).toEqual(['5m', '1d']);
    expect(readFavourites({ getItem: () => 'not json' })).toHaveLength(8);
  });
});

describe('the id of a message', () => {
  it('is a version 4 UUID', () => {
    expect(createMessageId()).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  });
});

describe('an answer of no chart', () => {
  const facts = [{ id: 'session.clock', value: 1, source: { kind: 'clock', at: 1 } }];

  it('has its facts, from the stream and from the stored message', () => {
    const part = { type: 'data-facts', data: { facts } };
    const streamed = [toAnswerChunk(part)]
      .flatMap((chunk) => chunk ?? [])
      .reduce(appendChunk, createEmptyAnswer('a'));
    const stored = toAnswer({ id: 'a', role: 'assistant', parts: [part], createdAt: 0 });
    expect([streamed.facts, stored.facts, streamed.analysis, stored.analysis]).toEqual([
      facts,
      facts,
      undefined,
      undefined,
    ]);
  });
});

describe('a copied answer', () => {
  const words = { asOf: 'As of', source: 'Source', hash: 'Data hash', simulated: 'simulated data' };

  it('contains the simulated notice, as-of and hash', () => {
    const analysis = {
      id: 'x',
      instrument: {
        symbol: 'EURUSD',
        name: { en: 'Euro', tr: 'Avro' },
        assetClass: 'forex',
        exchange: 'OTC',
        currency: 'USD',
        priceDecimals: 5,
      },
      interval: '1h',
      mode: 'technical',
      asOf: Date.UTC(2026, 2, 5, 14),
      source: {
        kind: 'simulated',
        vendor: 'simulated',
        asOf: 0,
        anchor: 0,
        adjustment: 'raw',
        health: [],
        refusals: [],
      },
      candles: { count: 1, from: 0, to: 0, hash: 'abc123' },
      findings: [],
      facts: [],
    } as const;
    const chunk = toAnswerChunk({ type: 'data-analysis', data: analysis });
    const answer =
      chunk === undefined
        ? createEmptyAnswer('a')
        : appendChunk({ ...createEmptyAnswer('a'), text: 'Hello.' }, chunk);
    expect(
      toCopiedText(answer, {
        words,
        outline: { section: String, keyFact: String, level: String },
        language: 'en',
        address: 'https://vela.example/chat?c=1',
      }),
    ).toBe(
      'Hello.\n\nEURUSD · 1h\nAs of: 5 March 2026, 14:00 UTC\nSource: simulated data\nData hash: abc123\nhttps://vela.example/chat?c=1',
    );
  });
});
