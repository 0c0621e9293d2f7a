import { type ScriptedAnswer, answerJson } from './scripted-server.ts';

const hourMs = 3_600_000;

export type ScriptedKline = [
  number,
  string,
  string,
  string,
  string,
  string,
  number,
  string,
  number,
  string,
  string,
  string,
];

/** A generated hourly kline; its prices depend on its open time only. */
export function createKline(openTime: number): ScriptedKline {
  const price = 60_000 + ((openTime / hourMs) % 500);
  const [open, high, low, close] = [price, price + 20, price - 10, price + 5].map((value) =>
    value.toFixed(2),
  );
  return [
    openTime,
    open ?? '',
    high ?? '',
    low ?? '',
    close ?? '',
    '12.50000000',
    openTime + hourMs - 1,
    '750000.0',
    100,
    '6.0',
    '360000.0',
    '0',
  ];
}

/**
 * Responds like the vendor for hourly klines: from `startTime` on, at most `limit`, including the
 * forming one.
 */
export function answerKlines(world: {
  readonly listedAt: number;
  now: () => number;
  /** Klines that the vendor corrected, by open time. */
  readonly corrected?: ReadonlyMap<number, ScriptedKline>;
}): ScriptedAnswer {
  return (request, response) => {
    const query = request.searchParams;
    const limit = Number(query.get('limit') ?? 500);
    const klines: ScriptedKline[] = [];
    let time = Math.max(
      world.listedAt,
      Math.ceil(Number(query.get('startTime') ?? 0) / hourMs) * hourMs,
    );
    for (; time <= world.now() && klines.length < limit; time += hourMs)
      klines.push(world.corrected?.get(time) ?? createKline(time));
    const answer = request.pathname === '/api/v3/ping' ? {} : klines;
    return answerJson(answer, { headers: { date: new Date(world.now()).toUTCString() } })(
      request,
      response,
    );
  };
}
