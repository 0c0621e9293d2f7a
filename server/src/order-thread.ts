import { Worker } from 'node:worker_threads';

type Waiting<Result> = { resolve(result: Result): void; reject(error: Error): void };

/** What a thread answers to the order of a number: a result, or why there is none. */
export type ThreadAnswer<Result> = {
  readonly number: number;
  readonly result: Result | undefined;
  readonly fault: string | undefined;
};

/** What a thread runs, how its answers are read, and what is said when it gives none. */
export type ThreadWork<Result> = {
  readonly file: URL;
  readonly failure: string;
  readonly read: (message: unknown) => ThreadAnswer<Result>;
};

export type OrderThread<Result> = {
  /** Resolves with the result; rejects when the order failed or the thread ended before. */
  readonly ask: (order: object) => Promise<Result>;
  readonly close: () => Promise<void>;
};

/** One other thread that works off orders, one after another. It is started by the first of them. */
export function createOrderThread<Result>({
  file,
  failure,
  read,
}: ThreadWork<Result>): OrderThread<Result> {
  let running:
    | { readonly worker: Worker; readonly waiting: Map<number, Waiting<Result>> }
    | undefined;
  let orders = 0;

  function start(): NonNullable<typeof running> {
    const worker = new Worker(file);
    // Of this thread alone: its end may be told after the next one has been given orders.
    const waiting = new Map<number, Waiting<Result>>();
    const started = { worker, waiting };
    const take = (number: number): Waiting<Result> | undefined => {
      const order = waiting.get(number);
      waiting.delete(number);
      return order;
    };
    // A thread that falls over takes its orders along; the next order starts another one.
    const giveUp = (error: Error) => {
      if (running === started) running = undefined;
      for (const number of waiting.keys()) take(number)?.reject(error);
    };
    // An idle thread keeps no process from ending.
    worker.unref();
    worker.on('message', (message: unknown) => {
      try {
        const { number, result, fault } = read(message);
        if (result === undefined)
          take(number)?.reject(new Error(`${failure}: ${fault ?? 'no reason given'}`));
        else take(number)?.resolve(result);
      } catch (cause) {
        // Whose answer it was cannot be told: none of those who wait may wait for ever.
        giveUp(new Error(`${failure}: the answer of the thread cannot be read`, { cause }));
        void worker.terminate();
      }
    });
    worker.on('error', giveUp);
    worker.on('exit', () => giveUp(new Error(`${failure}: the thread has ended`)));
    return started;
  }

  return {
    ask: (order) =>
      new Promise((resolve, reject) => {
        running ??= start();
        orders += 1;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a message between threads has no origin
        running.worker.postMessage({ number: orders, ...order });
        running.waiting.set(orders, { resolve, reject });
      }),
    close: async () => {
      await running?.worker.terminate();
    },
  };
}
