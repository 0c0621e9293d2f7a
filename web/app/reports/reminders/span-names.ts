/** Names of the spans before an event, by minutes. */
export const spanNames = { 15: 'quarter', 60: 'hour', 1440: 'day' } as const;
