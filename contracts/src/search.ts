/** Search limits. A search returns the best results only; there is no second page. */
export const searchLimits = { queryMaxLength: 100, results: 20 } as const;
