/** How long a shared link may live, in days; beside them: until it is revoked. */
export const shareDays = [7, 30, 90] as const;

/** Links that an account may have at a time. */
export const maxShares = 100;
