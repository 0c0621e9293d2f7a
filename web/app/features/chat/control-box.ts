/** The look all choices above the chart share. */
export const controlBox = 'h-11 rounded-md border border-line-strong bg-raised text-sm md:h-9';
