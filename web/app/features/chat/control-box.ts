/** Shared classes of the controls above the chart. */
export const controlBox = 'h-11 rounded-md border border-line-strong bg-raised text-sm md:h-9';
