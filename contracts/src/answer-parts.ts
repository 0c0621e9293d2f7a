/** Sections of an answer to be scanned, in the order shown; each sentence belongs to one. */
export const answerSections = [
  /** The direct answer in one sentence. */
  'headline',
  /** What the data is: simulated, old, incomplete. */
  'data',
  'move',
  'structure',
  'levels',
  'momentum',
  /** Which closes would change the reading. */
  'change',
  /** That it is educational. */
  'note',
] as const;
export type AnswerSection = (typeof answerSections)[number];

/** Names of the facts to be seen at a glance. */
export const keyFactNames = ['close', 'change', 'trend', 'volatility', 'rsi'] as const;
export type KeyFactName = (typeof keyFactNames)[number];

/** A fact to be seen at a glance, by its id. */
export type KeyFact = { name: KeyFactName; factId: string };

export const levelKinds = [
  'fair-value-gap',
  'order-block',
  'swing-high',
  'swing-low',
  'internal-high',
  'internal-low',
  'support-resistance',
] as const;
export const levelSides = ['above', 'inside', 'below'] as const;

/** A level or zone near price, each value the id of its fact; a level has no `bottom`. */
export type LevelRow = {
  kind: (typeof levelKinds)[number];
  side: (typeof levelSides)[number];
  top: string;
  bottom?: string;
  distance?: string;
  state?: string;
};
