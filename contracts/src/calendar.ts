export const eventKinds = [
  'release',
  'decision',
  'speech',
  'earnings',
  'dividend',
  'split',
  'holiday',
  'expiry',
] as const;

/** How an event is known, the strongest first: read over the network or given by the operator … */
export const eventBases = ['published', 'file', 'seeded', 'rule', 'simulated'] as const;
export type EventBasis = (typeof eventBases)[number];

/** What headlines are about. */
export const newsCategories = [
  'filing',
  'central-bank',
  'statistics',
  'company',
  'market',
] as const;
