/** A company that files with the SEC, by one of its tickers. */
export type Filer = {
  /** As markets write it: BRK.B. A filer without one has its number instead: CIK1234567. */
  readonly ticker: string;
  /** Its number at the SEC; the classes of its shares have it in common. */
  readonly cik: number;
  readonly name: string;
};

const numbered = /^CIK ?0*(?<cik>[1-9]\d{0,9})$/i;

/** The number in "CIK 0000320193"; undefined: the text is none. */
export function parseCik(text: string): number | undefined {
  const cik = numbered.exec(text.trim())?.groups?.['cik'];
  return cik === undefined ? undefined : Number(cik);
}

/** What a filer without a ticker is called by. */
export const toNumberedTicker = (cik: number): string => `CIK${cik}`;
