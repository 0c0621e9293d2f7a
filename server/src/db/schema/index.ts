export * from './account.ts';
export * from './conversation.ts';
export * from './market.ts';
