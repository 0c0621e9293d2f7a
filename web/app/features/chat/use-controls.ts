import type { Language, SendMessageRequest } from '@vela/contracts';
import { useState } from 'react';
import type { ShownAnalysis } from './answer.ts';
import { type Controls, initialControls, parseLimit } from './controls.ts';
import { newMessageId } from './new-message-id.ts';

/** The choices beside the message. They follow the conversation: what its latest analysis is about stands in them. */
export function useControls(latest: ShownAnalysis | undefined): {
  controls: Controls;
  change: (change: Partial<Controls>) => void;
} {
  const [controls, setControls] = useState(initialControls);
  const [followed, setFollowed] = useState<string>();
  if (latest !== undefined && latest.id !== followed) {
    setFollowed(latest.id);
    setControls({ ...controls, symbol: latest.instrument.symbol, interval: latest.interval });
  }
  return { controls, change: (change) => setControls((before) => ({ ...before, ...change })) };
}

/** A message with everything chosen beside it, under an id of its own. A limit that is out of range is left to the server's default. */
export function toRequest(
  message: string,
  controls: Controls,
  language: Language,
): SendMessageRequest {
  const limit = parseLimit(controls.limit);
  return {
    id: newMessageId(),
    message,
    symbol: controls.symbol,
    interval: controls.interval,
    mode: controls.mode,
    language,
    ...(limit === undefined ? {} : { limit }),
  };
}
