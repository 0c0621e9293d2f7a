import type { Analyst } from '../../analyst.ts';
import type { AppDeps, Authenticate } from '../feature.ts';
import type { RunHub } from './run-hub.ts';

export type ConversationDeps = Pick<AppDeps, 'db' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly analyst: Pick<Analyst, 'answer' | 'author'>;
  readonly hub: RunHub;
};
