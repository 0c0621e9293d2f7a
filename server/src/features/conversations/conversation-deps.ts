import type { Analyst } from '../../analyst.ts';
import type { AppDeps, Authenticate, CountWork, WatchSession } from '../feature.ts';
import type { ModelVoice } from '../../model-voice.ts';
import type { RunHub } from './run-hub.ts';

export type ConversationDeps = Pick<AppDeps, 'db' | 'now' | 'marketData'> & {
  readonly authenticate: Authenticate;
  readonly watchSession: WatchSession;
  readonly countWork: CountWork;
  readonly analyst: Pick<Analyst, 'answer' | 'author'>;
  readonly voice: ModelVoice;
  readonly hub: RunHub;
};
