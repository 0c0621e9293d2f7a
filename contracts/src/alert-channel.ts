/** Programs and browsers of one account that alerts are sent to, and the lengths of what is typed. */
export const alertChannelLimits = { perAccount: 10, nameMaxLength: 60, urlMaxLength: 500 } as const;
