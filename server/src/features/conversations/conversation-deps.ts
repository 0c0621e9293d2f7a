import type { Analyst } from '../../analyst.ts';
import type { AppDeps, Authenticate, CountWork } from '../feature.ts';
import type { ModelVoice } from '../../model-voice.ts';
import type { RunHub } from './run-hub.ts';

export type ConversationDeps = Pick<AppDeps, 'db' | 'now' | 'marketData'> & {
  readonly authenticate: Authenticate;
  readonly countWork: CountWork;
  readonly analyst: Pick<Analyst, 'answer' | 'author'>;
  readonly voice: ModelVoice;
  readonly hub: RunHub;
};
