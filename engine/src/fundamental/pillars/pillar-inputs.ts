/** How a company earns, as far as it decides which figures mean something. */
export type CompanyKind = 'operating' | 'financial' | 'real-estate-trust';

/** The flow that is left for the shares: depreciation of a trust's buildings is no cost. */
export const toOwnersFlow = (kind: CompanyKind): 'freeCashFlow' | 'adjustedFunds' =>
  kind === 'real-estate-trust' ? 'adjustedFunds' : 'freeCashFlow';

/** Flows of the five twelve-month windows, the newest first; unknown ones are null. */
export type Windows = readonly (number | null)[];

/** What the pillars are made of; null: not in the filings. One currency throughout. */
export type PillarInputs = {
  readonly kind: CompanyKind;
  readonly marketCap: number | null;
  readonly netIncome: Windows;
  /** Of a real-estate trust its adjusted funds from operations. */
  readonly freeCashFlow: Windows;
  /** Flows of the window five years before the newest. */
  readonly earlier: {
    readonly revenue: number | null;
    readonly netIncome: number | null;
    readonly freeCashFlow: number | null;
  };
  readonly revenue: number | null;
  /** Split-adjusted and of the same kind on both dates. */
  readonly shares: number | null;
  readonly earlierShares: number | null;
  readonly equity: number | null;
  readonly debt: number | null;
  readonly longTermLiabilities: number | null;
  /** A currency that loses its value within years: amounts of two dates cannot be compared. */
  readonly isHyperinflation?: boolean;
};

/** Limits of the pillars; the sources differ, so they are settings. */
export type PillarLimits = {
  /** Everything Money's screen; Graham's 15 x 1.5. */
  readonly priceToEarnings: number;
  /** A part of one. */
  readonly returnOnCapital: number;
  readonly liabilitiesToCashFlow: number;
  /** 22.5 on the screen since 2021, 20 in the video. */
  readonly priceToCashFlow: number;
};

export const defaultPillarLimits: PillarLimits = {
  priceToEarnings: 22.5,
  returnOnCapital: 0.09,
  liabilitiesToCashFlow: 5,
  priceToCashFlow: 22.5,
};
