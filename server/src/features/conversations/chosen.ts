import { defaultLanguage, sendMessageSchema, type SendMessageRequest } from '@vela/contracts';

/** What was chosen beside the words of a message. */
export type Chosen = Pick<SendMessageRequest, 'symbol' | 'interval' | 'limit' | 'mode' | 'about'> &
  Required<Pick<SendMessageRequest, 'language'>>;

const chosenSchema = sendMessageSchema.pick({
  symbol: true,
  interval: true,
  limit: true,
  mode: true,
  language: true,
  about: true,
});

/** What was chosen beside a stored message. */
export function parseChosen(message: { readonly chosen: unknown }): Chosen {
  return { language: defaultLanguage, ...chosenSchema.parse(message.chosen) };
}
