import type { StoredMessage } from '@vela/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toAnswer } from './answer.ts';
import type { ChatMessage } from './chat-message.ts';
import type { Controls } from './controls.ts';
import type { ConversationState } from './conversation-store.ts';
import { noMessages } from './message-pages.ts';
import { useOwnChart } from './use-own-chart.ts';

// The controls follow the page of a company that is shown.
const controls: Controls = { symbol: 'AAPL', interval: '1h', limit: '500', mode: 'fundamental' };

function answerIn(mode: 'technical' | 'fundamental'): ChatMessage {
  const parts: StoredMessage['parts'] = [{ type: 'data-analysis', data: { id: mode, mode } }];
  const stored = { id: mode, role: 'assistant', parts, createdAt: 0 } as const;
  return { kind: 'answer', id: mode, answer: toAnswer(stored) };
}

/** What is made of it; null where that is nothing. */
function findWanted(messages: readonly ChatMessage[], symbol: string | undefined) {
  const state: ConversationState = {
    ...noMessages,
    messages: [...messages],
    id: undefined,
    status: 'ready',
    older: 'idle',
    busy: false,
  };
  const address = { id: undefined, symbol, interval: symbol && '4h' };
  function Reader() {
    return encodeURIComponent(JSON.stringify([useOwnChart(state, address, controls).wanted]));
  }
  const [wanted]: unknown[] = JSON.parse(decodeURIComponent(renderToStaticMarkup(<Reader />)));
  return wanted;
}

it('a chart is made of the controls, but not of those that follow the page of a company', () => {
  const limit = 500;
  expect(findWanted([], undefined)).toEqual({ symbol: 'AAPL', interval: '1h', limit });
  expect(findWanted([answerIn('fundamental')], undefined)).toBeNull();
  expect(findWanted([answerIn('fundamental')], 'BTCUSDT')).toEqual({
    symbol: 'BTCUSDT',
    interval: '4h',
    limit,
  });
  expect(findWanted([answerIn('technical')], undefined)).toBeNull();
});
