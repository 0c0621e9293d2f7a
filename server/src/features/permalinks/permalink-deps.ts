import type { Analyst } from '../../analyst.ts';
import type { AppDeps, Authenticate, CountWork } from '../feature.ts';

export type PermalinkDeps = Pick<AppDeps, 'config' | 'db' | 'marketData' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly countWork: CountWork;
  readonly analyst: Pick<Analyst, 'answer'>;
};
