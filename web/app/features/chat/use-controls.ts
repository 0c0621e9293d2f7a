import type { Language, SendMessageRequest } from '@vela/contracts';
import { useState } from 'react';
import type { ChartedAnalysis, Prompt, ShownAnalysis } from './answer.ts';
import { type Controls, initialControls, parseLimit } from './controls.ts';
import { createMessageId } from './message-id.ts';

/** Values of the controls. They follow the subject of the conversation's latest analysis. */
export function useControls(
  latest: ChartedAnalysis | Extract<ShownAnalysis, { mode: 'fundamental' }> | undefined,
): {
  controls: Controls;
  change: (change: Partial<Controls>) => void;
} {
  const [controls, setControls] = useState(initialControls);
  const [followed, setFollowed] = useState<string>();
  if (latest !== undefined && latest.id !== followed) {
    setFollowed(latest.id);
    const { interval } = latest.mode === 'technical' ? latest : controls;
    setControls({ ...controls, symbol: latest.instrument.symbol, interval });
  }
  return { controls, change: (change) => setControls((before) => ({ ...before, ...change })) };
}

/** Message of a question with a new id; a limit out of range is left to the server's default. */
export function toMessage(
  { text, request }: Prompt,
  controls: Controls,
  language: Language,
): SendMessageRequest {
  const { symbol, interval, mode } = controls;
  const limit = parseLimit(controls.limit);
  return {
    id: createMessageId(),
    message: text,
    symbol,
    interval,
    mode,
    language,
    ...(limit === undefined ? {} : { limit }),
    ...(request === undefined ? {} : { request }),
  };
}
