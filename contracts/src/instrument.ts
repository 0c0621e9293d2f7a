export const assetClasses = ['crypto', 'stock', 'index', 'commodity', 'forex'] as const;
export type AssetClass = (typeof assetClasses)[number];

export const popularGroups = ['crypto', 'stocks', 'forex'] as const;
export type PopularGroup = (typeof popularGroups)[number];
