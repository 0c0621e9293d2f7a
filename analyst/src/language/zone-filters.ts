/** Ways that a list of zones is narrowed to, for which its first sentence has a form. */
export const zoneWays = ['any', 'bullish', 'bearish'] as const;
/** States of the same; `any` is what still counts. */
export const zoneStates = ['any', 'unfilled', 'filled', 'untouched', 'touched', 'broken'] as const;
export type ZoneFilter = `${(typeof zoneWays)[number]}.${(typeof zoneStates)[number]}`;
