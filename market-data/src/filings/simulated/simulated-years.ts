/** What the simulated company did in a year, as one of its reports tells it; dollars and shares. */
export type SimulatedYear = {
  readonly flows: Readonly<Record<string, number>>;
  /** At the end of the year. */
  readonly balances: Readonly<Record<string, number>>;
  /** Mean of the year, after the split. */
  readonly shares: number;
};

/** Years from the newest whole one, in which something happens that a page has a state for. */
export const simulatedEvents = {
  /** The first year that is told. */
  first: -11,
  /** Four new shares for one old, on 15 June. */
  split: -8,
  loss: -6,
  /** Profit a share is told too high. */
  wrongPerShare: -4,
  /** Revenue is told lower from the report of the next year on. */
  restated: -3,
  /** The change of cash is not the sum of its flows. */
  wrongCash: -2,
  /** From here on less cash comes in. */
  lessCash: -1,
} as const;

const [million, billion] = [1e6, 1e9];
const yearlyGrowth = 1.06;

/** A year by its distance from the newest whole one; `isRestated`: as later reports tell it. */
export function simulateYear(distance: number, isRestated: boolean): SimulatedYear {
  const { first, loss, lessCash, restated, wrongCash } = simulatedEvents;
  const sales = 9 * billion * yearlyGrowth ** distance * (1 + 0.015 * Math.sin(distance));
  const revenue = distance === restated && isRestated ? sales * 0.96 : sales;
  const operating = sales * (distance === loss ? -0.03 : 0.16);
  const interest = 60 * million;
  const preTax = operating - interest;
  const tax = Math.max(0, preTax * 0.22);
  const income = preTax - tax;
  const [depreciation, compensation] = [sales * 0.04, sales * 0.01];
  const drag = distance >= lessCash ? sales * 0.08 : 0;
  const fromOperations = income + depreciation + compensation - drag;
  const capex = sales * 0.05;
  const investing = -capex - sales * 0.005;
  const [dividends, repurchases] = [sales * 0.02, sales * 0.06];
  const financing = -dividends - repurchases;
  const exchange = -5 * million;
  const change = fromOperations + investing + financing + exchange;
  const equity = 3 * billion - 0.36 * billion * (distance - first);
  return {
    flows: {
      RevenueFromContractWithCustomerExcludingAssessedTax: revenue,
      CostOfRevenue: revenue * 0.58,
      GrossProfit: revenue * 0.42,
      SellingGeneralAndAdministrativeExpense: sales * 0.2,
      OperatingIncomeLoss: operating,
      InterestExpense: interest,
      IncomeTaxExpenseBenefit: tax,
      NetIncomeLoss: income,
      NetCashProvidedByUsedInOperatingActivities: fromOperations,
      DepreciationDepletionAndAmortization: depreciation,
      ShareBasedCompensation: compensation,
      PaymentsToAcquirePropertyPlantAndEquipment: capex,
      NetCashProvidedByUsedInInvestingActivities: investing,
      PaymentsOfDividendsCommonStock: dividends,
      PaymentsForRepurchaseOfCommonStock: repurchases,
      NetCashProvidedByUsedInFinancingActivities: financing,
      EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents: exchange,
      CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect:
        change + (distance === wrongCash ? 0.3 * billion : 0),
    },
    // No total of liabilities: what needs one cannot be judged.
    balances: {
      Assets: sales * 0.9,
      AssetsCurrent: sales * 0.35,
      LiabilitiesCurrent: sales * 0.25,
      CashAndCashEquivalentsAtCarryingValue: sales * 0.08,
      AccountsReceivableNetCurrent: sales * 0.1,
      InventoryNet: sales * 0.08,
      PropertyPlantAndEquipmentNet: sales * 0.3,
      StockholdersEquity: equity,
      RetainedEarningsAccumulatedDeficit: equity - 0.2 * billion,
      LongTermDebtNoncurrent: 0.35 * billion,
      LongTermDebtCurrent: 0.05 * billion,
    },
    shares: 420 * million * 0.98 ** (distance - first),
  };
}
