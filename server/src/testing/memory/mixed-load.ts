import { randomUUID } from 'node:crypto';
import { apiPaths, chatPaths, intervals } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import type { LoadAccount } from '../load-accounts.ts';

type Random = () => number;
type Call = (path: string, payload?: object) => Promise<string>;

/** A generator in [0, 1) that its seed decides (Lehmer, multiplier 48271). */
function createRandom(seed: number): Random {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function choose<Value>(values: readonly Value[], random: Random): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}

const symbols = instrumentCatalogue.all.map(({ symbol }) => symbol);
const companies = ['AAPL', 'MSFT', 'KO', 'XOM'];
const indicators = ['rsi', 'macd', 'sma', 'ema', 'atr', 'bollinger-bands', 'obv', 'adx'];
const limits = [200, 500, 1000, 5000];
const pages = ['/', '/about', '/sss', '/news', '/urunler', '/methods', '/Contact', '/Career'];
const questions = ['Analyze', 'What changed?', 'Nearest fair value gap', 'Is it volatile?'];

function chooseSeries(random: Random): string {
  const query = { symbol: choose(symbols, random), interval: choose(intervals, random) };
  return new URLSearchParams({ ...query, limit: String(choose(limits, random)) }).toString();
}

/** Asks two questions in a new conversation, reads both answers and then the conversation. */
async function converse(call: Call, random: Random): Promise<void> {
  const { id } = JSON.parse(await call(chatPaths.conversations, {}));
  for (const message of [choose(questions, random), choose(questions, random)]) {
    const chart = { symbol: choose(symbols, random), interval: choose(intervals, random) };
    await call(chatPaths.messages(id), { id: randomUUID(), message, language: 'en', ...chart });
  }
  await call(chatPaths.conversation(id));
}

/** What people do, one kind after another at random; `share` of 100. */
const kinds: readonly { share: number; run: (call: Call, random: Random) => Promise<unknown> }[] = [
  {
    share: 20,
    run: (call, random) => call(`${choose(pages, random)}?visit=${Math.floor(random() * 50)}`),
  },
  { share: 25, run: (call, random) => call(`${chatPaths.candles}?${chooseSeries(random)}`) },
  {
    share: 15,
    run: (call, random) =>
      call(`${chatPaths.indicatorValues(choose(indicators, random))}?${chooseSeries(random)}`),
  },
  { share: 5, run: (call, random) => call(`${chatPaths.findings}?${chooseSeries(random)}`) },
  { share: 5, run: (call) => call(apiPaths.me) },
  {
    share: 15,
    run: (call, random) =>
      call(chatPaths.analyses, {
        symbol: choose(symbols, random),
        interval: choose(intervals, random),
        limit: choose(limits, random),
      }),
  },
  {
    share: 5,
    run: (call, random) =>
      call(chatPaths.analyses, { symbol: choose(companies, random), mode: 'fundamental' }),
  },
  { share: 10, run: converse },
];

type Load = {
  /** Takes turns, so that no account reaches its limit of an hour. */
  readonly accounts: readonly LoadAccount[];
  readonly seed: number;
  readonly signal: AbortSignal;
  /** Answers by status. */
  readonly answers: Map<number, number>;
  /** Called for each answer of 500 and above: what failed, and how. */
  readonly onFault: (fault: string) => void;
};

function createCall(
  origin: string,
  { authorization, address }: LoadAccount,
  { answers, onFault }: Pick<Load, 'answers' | 'onFault'>,
): Call {
  const headers = { authorization, 'x-forwarded-for': address, 'content-type': 'application/json' };
  return async (path, payload) => {
    const body = payload === undefined ? {} : { method: 'POST', body: JSON.stringify(payload) };
    const response = await fetch(`${origin}${path}`, { headers, ...body });
    answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
    const text = await response.text();
    if (response.status >= 500) onFault(`${response.status} ${path} ${text.slice(0, 200)}`);
    return text;
  };
}

/** Loads a server with one caller, who asks as soon as the last answer is there. */
export async function loadServer(origin: string, load: Load): Promise<void> {
  const random = createRandom(load.seed);
  while (!load.signal.aborted) {
    const call = createCall(origin, choose(load.accounts, random), load);
    let drawn = random() * 100;
    const kind = kinds.find(({ share }) => (drawn -= share) < 0) ?? kinds[0];
    await kind?.run(call, random);
  }
}
