import { defaultLanguage, sendMessageSchema, type SendMessageRequest } from '@vela/contracts';

export type MessageOptions = Pick<
  SendMessageRequest,
  'symbol' | 'vendor' | 'interval' | 'limit' | 'mode' | 'request'
> &
  Required<Pick<SendMessageRequest, 'language'>>;

const messageOptionsSchema = sendMessageSchema.pick({
  symbol: true,
  vendor: true,
  interval: true,
  limit: true,
  mode: true,
  language: true,
  request: true,
});

/** Parses the options of a stored message. */
export function parseMessageOptions(message: { readonly chosen: unknown }): MessageOptions {
  return { language: defaultLanguage, ...messageOptionsSchema.parse(message.chosen) };
}
