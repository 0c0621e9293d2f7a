import { z } from 'zod';
import type { Filer } from './filer.ts';

const tickersSchema = z.record(
  z.string(),
  z.object({ cik_str: z.number(), ticker: z.string(), title: z.string() }),
);

/** Filers of the SEC's `company_tickers.json`; throws where it is another file. */
export function parseTickers(text: string): readonly Filer[] {
  // The SEC writes BRK-B, markets write BRK.B.
  return Object.values(tickersSchema.parse(JSON.parse(text))).map(
    ({ ticker, cik_str: cik, title: name }) => ({ ticker: ticker.replace('-', '.'), cik, name }),
  );
}
