import type { AppDeps, Authenticate } from '../feature.ts';
import type { RunHub } from './run-hub.ts';
import type { Answer } from './write-answer.ts';

/** What the routes of conversations are made from. */
export type ConversationDeps = Pick<AppDeps, 'db' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly answer: Answer;
  readonly hub: RunHub;
};
