import type { Words } from './words.ts';

/** What a message without a question says. */
export const talkKinds = ['thanks', 'complaint', 'praise', 'farewell', 'greeting'] as const;
export type TalkKind = (typeof talkKinds)[number];

/** The words of such messages, over folded text. */
export type TalkWords = Readonly<Record<TalkKind, Words>>;
