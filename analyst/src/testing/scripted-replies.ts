/** What a scripted model answers to one request. */
export type ScriptedReply = {
  /** Sent in pieces of a few letters, so that sentences and numbers break between events. */
  readonly text?: string;
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[];
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** After the text: the connection breaks, or stays open and silent. */
  readonly ending?: 'cut' | 'hang';
  /** It ends because its tokens are used up. */
  readonly isOutOfTokens?: boolean;
  /** Between two events. */
  readonly delayMs?: number;
};

const pieceLetters = 7;

const cutPieces = (text: string): string[] => {
  const letters = text.length > 20_000 ? 4_096 : pieceLetters;
  const count = Math.ceil(text.length / letters);
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * letters, (index + 1) * letters),
  );
};

const toEvent = (data: object, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

/** The events of a reply as chat completions. */
export function encodeOpenAi(reply: ScriptedReply): string[] {
  const { text = '', toolCalls = [], ending } = reply;
  const toChunk = (delta: object, finish: string | null = null): string =>
    toEvent({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'scripted',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  const told = [
    toChunk({ role: 'assistant', content: '' }),
    ...cutPieces(text).map((content) => toChunk({ content })),
    ...toolCalls.map((call, index) =>
      toChunk({ tool_calls: [{ index, id: `t${index}`, type: 'function', function: call }] }),
    ),
  ];
  if (ending !== undefined) return told;
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
  const usual = toolCalls.length > 0 ? 'tool_calls' : 'stop';
  const finish = reply.isOutOfTokens === true ? 'length' : usual;
  return [
    ...told,
    toChunk({}, finish),
    toEvent({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'scripted',
      choices: [],
      usage,
    }),
    'data: [DONE]\n\n',
  ];
}

/** The events of a reply as messages of Anthropic. */
export function encodeAnthropic(reply: ScriptedReply): string[] {
  const { text = '', toolCalls = [], ending } = reply;
  const usage = { input_tokens: 100, output_tokens: 1 };
  const message = {
    id: 'm1',
    type: 'message',
    role: 'assistant',
    model: 'scripted',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
  const textBlock =
    text === ''
      ? []
      : [
          { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
          ...cutPieces(text).map((piece) => ({
            type: 'content_block_delta',
            index: 0,
            delta: { type: 'text_delta', text: piece },
          })),
        ];
  const calls = toolCalls.flatMap((call, at) => {
    const index = at + 1;
    return [
      {
        type: 'content_block_start',
        index,
        content_block: { type: 'tool_use', id: `t${at}`, name: call.name, input: {} },
      },
      {
        type: 'content_block_delta',
        index,
        delta: { type: 'input_json_delta', partial_json: call.arguments },
      },
      { type: 'content_block_stop', index },
    ];
  });
  const told = [{ type: 'message_start', message }, ...textBlock];
  const usual = toolCalls.length > 0 ? 'tool_use' : 'end_turn';
  const stopReason = reply.isOutOfTokens === true ? 'max_tokens' : usual;
  const end = [
    ...(text === '' ? [] : [{ type: 'content_block_stop', index: 0 }]),
    ...calls,
    {
      type: 'message_delta',
      delta: { stop_reason: stopReason, stop_sequence: null },
      usage: { output_tokens: 20 },
    },
    { type: 'message_stop' },
  ];
  return [...told, ...(ending === undefined ? end : [])].map((event) => toEvent(event, event.type));
}
