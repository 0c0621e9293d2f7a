import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { longQuestions } from '@vela/analyst';
import { chatPaths } from '@vela/contracts';
import {
  flood,
  getAccount,
  send,
  toHeaders,
  type Answers,
  type Attack,
  type Call,
  type Target,
} from './flood.ts';

function getCall(calls: readonly Call[], index: number): Call {
  const call = calls[index % calls.length];
  if (call === undefined) throw new Error('calls are made before the attack');
  return call;
}

async function createConversation(target: Target, index: number): Promise<string> {
  const headers = toHeaders(getAccount(target, index));
  const url = target.origin + chatPaths.conversations;
  const response = await fetch(url, { method: 'POST', headers, body: '{}' });
  const { id } = JSON.parse(await response.text());
  return chatPaths.messages(id);
}

/** 50 sentences that are slow to read, four times each, twenty of them by one account. */
export function createSentenceAttack(): Attack {
  const calls: Call[] = [];
  return {
    name: '200 sentences made to be slow to read, from ten accounts',
    async prepare(target) {
      for (let account = 0; account < 10; account += 1) {
        const path = await createConversation(target, account);
        const headers = toHeaders(getAccount(target, account));
        for (let index = 0; index < 20; index += 1) {
          const message = longQuestions[(account * 20 + index) % longQuestions.length] ?? '';
          calls.push({ path, headers, body: JSON.stringify({ id: randomUUID(), message }) });
        }
      }
    },
    run: ({ origin }) =>
      flood(origin, { count: 200, atOnce: 40 }, (index) => getCall(calls, index)),
  };
}

/** Opens the stream of an answer and reads nothing of it. */
function openUnread(origin: string, { path, body, headers }: Call): Promise<number> {
  return new Promise((resolve) => {
    const options = { method: 'POST', agent: false, headers: headers ?? {} };
    const request = http.request(origin + path, options, (response) => {
      response.on('error', () => undefined);
      resolve(response.statusCode ?? 0);
    });
    request.once('error', () => resolve(0));
    request.end(body);
  });
}

/** Twenty streams each of a hundred answers that are there. */
export function createStreamAttack(): Attack {
  const calls: Call[] = [];
  return {
    name: '2,000 answer streams that are not read, of 100 accounts',
    async prepare(target) {
      for (let account = 0; account < 100; account += 1) {
        const path = await createConversation(target, account);
        const message = { id: randomUUID(), message: 'Analyze', symbol: 'BTCUSDT', interval: '1h' };
        const headers = toHeaders(getAccount(target, account));
        const call = { path, headers, body: JSON.stringify(message) };
        await send(target.origin, call);
        calls.push(call);
      }
    },
    async run({ origin }) {
      const answers: Answers = new Map();
      for (let from = 0; from < 2000; from += 50) {
        const part = Array.from({ length: 50 }, (_, index) => getCall(calls, from + index));
        const opened = await Promise.all(part.map((call) => openUnread(origin, call)));
        for (const status of opened) answers.set(status, (answers.get(status) ?? 0) + 1);
      }
      return answers;
    },
  };
}
