const daysPerMonthStart = 7;

const toMonth = (date: string): number => Number(date.slice(5, 7));

/** Month of a period's end, 1 to 12; the first seven days belong to the month before. */
export function toFiscalMonth(end: string): number {
  const month = toMonth(end);
  if (Number(end.slice(8, 10)) > daysPerMonthStart) return month;
  return month === 1 ? 12 : month - 1;
}

/** Quarter of the fiscal year that a period's end closes, 1 to 4. */
export function toFiscalQuarter(end: string, fiscalYearEndMonth: number): number {
  const monthsAfterEnd = (toFiscalMonth(end) - fiscalYearEndMonth + 12) % 12;
  return monthsAfterEnd === 0 ? 4 : Math.ceil(monthsAfterEnd / 3);
}
