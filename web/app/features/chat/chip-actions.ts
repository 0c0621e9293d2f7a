import {
  changeRequest,
  type ChipChange,
  type Understanding,
  type UnderstandingChip,
} from '@vela/contracts';
import type { Prompt } from './answer.ts';

/** What the chips over an answer call. */
export type ChipActions = {
  /** An answer is running: nothing can be asked yet. */
  busy: boolean;
  onAsk: (prompt: Prompt) => unknown;
  /** Opens the search of instruments, and calls back with the one that is chosen. */
  onSearch: (choose: (symbol: string) => void) => void;
};

/** What was read with one chip changed: as words to show, and as the request that is sent. */
export function toChangedQuestion(
  { chips = [], request }: Understanding,
  changed: UnderstandingChip,
  { text, change, removes }: ChipChange,
): Prompt | undefined {
  if (request === undefined) return undefined;
  const texts = chips
    .filter((chip) => chip.kind !== 'unread' && !(removes === true && chip === changed))
    .map((chip) => (chip === changed ? text : chip.text));
  return { text: texts.join(' · '), request: changeRequest(request, change) };
}
