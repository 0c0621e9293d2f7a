import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  answerQuestion,
  answerWithModel,
  builtInNarrator,
  createModelAccess,
  createSeriesAnalyses,
  type AnswerPart,
  type ModelAccess,
  type Question,
} from '@vela/analyst';
import { createMarketData, type MarketData } from '@vela/market-data';

/** Milliseconds; a stream's sentences after their last token, and holds of the event loop. */
export type StreamFigures = {
  readonly sentences: number;
  readonly p95Ms: number;
  readonly maxMs: number;
  readonly longestHoldMs: number;
  /** The longest turn by processor time, which other programs do not lengthen. */
  readonly longestTurnMs: number;
};

const noStore = { read: async () => undefined, append: async () => {}, replace: async () => {} };
const question: Question = {
  message: 'Analyze BTCUSDT on the 4 hour chart',
  language: 'en',
  chosen: {},
  context: {},
  now: Date.UTC(2026, 10, 21, 12),
};
const sentencesPerAnswer = 12;

/** A model that writes one sentence for each fact, a word at a time, and notes when each was whole. */
type PacedModel = {
  readonly access: ModelAccess;
  /** When the last word of the sentence about a fact was sent, by stream and fact. */
  readonly sentAt: Map<string, number>;
  close(): void;
};

function toChunk(content: string, finish: string | null = null): string {
  const delta = finish === null ? { content } : {};
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'paced', choices })}\n\n`;
}

/** Starts the model; `perSecond` tokens, or as fast as they are read. */
async function startPacedModel(
  factIds: readonly string[],
  perSecond: number | undefined,
): Promise<PacedModel> {
  const sentAt = new Map<string, number>();
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      if (perSecond === undefined) setImmediate(resolve);
      else setTimeout(resolve, 1000 / perSecond);
    });
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const stream = String(request.headers['x-stream'] ?? '');
    const write = async (): Promise<void> => {
      for (const id of factIds) {
        for (const word of ['The ', 'value ', 'of ', 'this ', 'fact ', 'is ', `[[${id}]]`, '. ']) {
          response.write(toChunk(word));
          sentAt.set(`${stream} ${id}`, performance.now());
          await pause();
        }
      }
      response.end(`${toChunk('', 'stop')}data: [DONE]\n\n`);
    };
    void write();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const settings = {
    api: 'openai-compatible',
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    apiKey: undefined,
    model: 'paced',
    provider: 'bench',
  } as const;
  return {
    access: createModelAccess(settings),
    sentAt,
    close: () => server.close(),
  };
}

/** Watches the processor time of each turn of the event loop; the longest in milliseconds. */
function watchTurns(): () => number {
  let before = process.cpuUsage();
  let longest = 0;
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }, 1);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/** The parts that the built-in analyst gives, computed once: the analyst has threads of its own. */
async function recordParts(marketData: MarketData): Promise<AnswerPart[]> {
  const deps = {
    marketData,
    narrator: builtInNarrator,
    seriesAnalyses: createSeriesAnalyses(),
    newId: () => 'id',
  };
  const parts: AnswerPart[] = [];
  for await (const part of answerQuestion(question, deps)) parts.push(part);
  return parts;
}

async function* replay(parts: readonly AnswerPart[]): AsyncGenerator<AnswerPart> {
  yield* parts;
}

function chooseFacts(parts: readonly AnswerPart[]): string[] {
  const analysis = parts.find((part) => part.type === 'analysis')?.data;
  const prices = analysis?.facts.filter(({ unit, id }) => unit === 'price' && !id.includes(' '));
  return (prices ?? []).slice(0, sentencesPerAnswer).map(({ id }) => id);
}

const findPercentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Streams at once from a model of 60 tokens a second: how late each sentence is shown. */
export async function measureStreams(streams: number): Promise<StreamFigures> {
  const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store: noStore });
  const parts = await recordParts(marketData);
  const models = await Promise.all(
    Array.from({ length: streams }, () => startPacedModel(chooseFacts(parts), 60)),
  );
  const { catalogue } = marketData;
  const late: number[] = [];
  async function follow({ access, sentAt }: PacedModel): Promise<void> {
    const deps = { answer: () => replay(parts), access, catalogue, reading: 'unsure' } as const;
    for await (const part of answerWithModel(question, deps)) {
      if (part.type !== 'sentence') continue;
      const at = part.data.factIds.flatMap((id) => sentAt.get(` ${id}`) ?? []);
      if (at.length === 1) late.push(performance.now() - (at[0] ?? 0));
    }
  }
  // The first answer loads the library of the protocol.
  const [first] = models;
  if (first !== undefined) await follow(first);
  late.length = 0;
  for (const { sentAt } of models) sentAt.clear();
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const endTurns = watchTurns();
  await Promise.all(models.map(follow));
  loop.disable();
  const longestTurnMs = endTurns();
  for (const model of models) model.close();
  const sorted = late.toSorted((one, other) => one - other);
  return {
    sentences: sorted.length,
    p95Ms: findPercentile(sorted, 0.95),
    maxMs: sorted.at(-1) ?? Number.NaN,
    longestHoldMs: loop.max / 1e6,
    longestTurnMs,
  };
}

/** Megabytes of the heap after garbage was collected, once a part of the answers was given. */
export async function measureMemory(answers: number, atOnce: number): Promise<number[]> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store: noStore });
  const parts = await recordParts(marketData);
  const model = await startPacedModel(chooseFacts(parts), undefined);
  const { catalogue } = marketData;
  const { access } = model;
  const deps = { answer: () => replay(parts), access, catalogue, reading: 'unsure' } as const;
  const follow = async (): Promise<void> => {
    for await (const part of answerWithModel(question, deps)) if (part.type === 'usage') return;
  };
  const samples: number[] = [];
  for (let given = 0; given < answers; given += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, follow));
    if ((given + atOnce) % (answers / 5) > 0) continue;
    collect();
    samples.push(process.memoryUsage().heapUsed / 1e6);
  }
  model.close();
  return samples;
}
