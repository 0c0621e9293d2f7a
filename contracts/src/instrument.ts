export const assetClasses = ['crypto', 'stock', 'index', 'commodity', 'forex'] as const;
export type AssetClass = (typeof assetClasses)[number];

export const popularGroups = ['crypto', 'stocks', 'forex'] as const;
export type PopularGroup = (typeof popularGroups)[number];

/** The exchange of a company that does not exist: it is shown as simulated wherever it is. */
export const simulatedExchange = 'Simulation';
