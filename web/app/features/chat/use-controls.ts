import type { AnalysisRequest, Language, SendMessageRequest } from '@vela/contracts';
import { useState } from 'react';
import { toChosenVendor } from '../../lib/preferences.ts';
import type { ChartedAnalysis, Prompt, ShownAnalysis } from './answer.ts';
import { type Controls, parseLimit } from './controls.ts';
import { createMessageId } from './message-id.ts';

/** What is on the screen: a chart, or the page of a company. */
type Subject = ChartedAnalysis | Extract<ShownAnalysis, { mode: 'fundamental' }>;

/** Values of the controls. They follow what is on the screen. */
export function useControls(initial: () => Controls) {
  const [controls, setControls] = useState(initial);
  const [followed, setFollowed] = useState<string>();
  return {
    controls,
    change: (change: Partial<Controls>): void =>
      setControls((before) => ({ ...before, ...change })),
    /** Called while rendering, with what is on the screen. */
    follow: (shown: Subject | undefined): void => {
      if (shown === undefined || shown.id === followed) return;
      setFollowed(shown.id);
      const { interval } = shown.mode === 'technical' ? shown : controls;
      setControls({ ...controls, symbol: shown.instrument.symbol, interval });
    },
  };
}

/** A request, perhaps of an earlier answer, with the source that is chosen now. */
function withChosenVendor(asked: AnalysisRequest): AnalysisRequest {
  const { vendor: _, ...request } = asked;
  return { ...request, ...toChosenVendor(request.symbol) };
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
    ...toChosenVendor(symbol),
    interval,
    mode,
    language,
    ...(limit === undefined ? {} : { limit }),
    ...(request === undefined ? {} : { request: withChosenVendor(request) }),
  };
}
