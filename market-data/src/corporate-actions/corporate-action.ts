/** A split or a dividend of a share: a row of the table of them. */
export type CorporateAction = {
  readonly symbol: string;
  /** The first day on which the share trades without it, YYYY-MM-DD. */
  readonly exDate: string;
  readonly kind: 'split' | 'dividend';
  /** New shares for one old; or cash for a share as it was paid, before later splits. */
  readonly value: number;
  /** An events file beside candles; or filings, whose day is that which they name. */
  readonly source: 'file' | 'filing';
  /** When Vela saw it first, UTC milliseconds. */
  readonly observedAt: number;
};

/** What one source tells of a symbol. */
export type ToldAction = Pick<CorporateAction, 'exDate' | 'kind' | 'value'>;

type ToldBy = {
  readonly symbol: string;
  readonly source: CorporateAction['source'];
  readonly observedAt: number;
};

/** The table of splits and dividends; the SQL is in the server. */
export interface CorporateActionStore {
  /** All of a symbol, the oldest first. */
  read(symbol: string): Promise<readonly CorporateAction[]>;
  /** What a source tells now takes the place of what it told; the same again keeps its time. */
  replace(by: ToldBy, actions: readonly ToldAction[]): Promise<void>;
}
