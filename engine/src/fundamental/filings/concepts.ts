/** One way to read a concept: tags that are all there, those taken off, those added if there. */
export type ConceptWay = {
  readonly plus: readonly string[];
  readonly minus?: readonly string[];
  readonly optional?: readonly string[];
};

const tag = (...names: string[]): ConceptWay[] => names.map((name) => ({ plus: [name] }));
const sum = (plus: readonly string[], optional: readonly string[] = []): ConceptWay => ({
  plus,
  optional,
});
const difference = (plus: string, ...minus: string[]): ConceptWay => ({ plus: [plus], minus });

/** Flows by concept, the preferred way first, chosen for each period apart. */
export const flowConcepts = {
  revenue: [
    ...tag(
      'RevenueFromContractWithCustomerExcludingAssessedTax',
      'Revenues',
      'SalesRevenueNet',
      'RevenueFromContractWithCustomerIncludingAssessedTax',
    ),
    sum(['SalesRevenueGoodsNet', 'SalesRevenueServicesNet']),
    ...tag('RevenuesNetOfInterestExpense'),
    sum(['InterestAndDividendIncomeOperating', 'NoninterestIncome']),
    ...tag(
      'RegulatedAndUnregulatedOperatingRevenue',
      'RealEstateRevenueNet',
      'OperatingLeaseLeaseIncome',
      'OilAndGasRevenue',
      'Revenue',
      'RevenueFromContractsWithCustomers',
    ),
  ],
  costOfRevenue: tag(
    'CostOfRevenue',
    'CostOfGoodsAndServicesSold',
    'CostOfGoodsSold',
    'CostOfSales',
  ),
  grossProfit: tag('GrossProfit'),
  operatingIncome: tag('OperatingIncomeLoss', 'ProfitLossFromOperatingActivities'),
  preTaxIncome: tag(
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
    'ProfitLossBeforeTax',
  ),
  tax: tag('IncomeTaxExpenseBenefit', 'IncomeTaxExpenseContinuingOperations'),
  interest: tag(
    'InterestExpense',
    'InterestExpenseNonoperating',
    'InterestExpenseDebt',
    'InterestAndDebtExpense',
    'FinanceCosts',
  ),
  netIncome: [
    ...tag('NetIncomeLoss', 'ProfitLossAttributableToOwnersOfParent'),
    difference('ProfitLoss', 'NetIncomeLossAttributableToNoncontrollingInterest'),
    ...tag('ProfitLoss'),
  ],
  operatingCashFlow: tag(
    'NetCashProvidedByUsedInOperatingActivities',
    'NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
    'CashFlowsFromUsedInOperatingActivities',
  ),
  capex: tag(
    'PaymentsToAcquirePropertyPlantAndEquipment',
    'PaymentsToAcquireProductiveAssets',
    'PaymentsToAcquireOtherPropertyPlantAndEquipment',
    'PaymentsForCapitalImprovements',
    'PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
  ),
  depreciation: [
    ...tag(
      'DepreciationDepletionAndAmortization',
      'DepreciationAmortizationAndAccretionNet',
      'DepreciationAndAmortization',
    ),
    sum(['Depreciation', 'AmortizationOfIntangibleAssets']),
    ...tag('DepreciationAndAmortisationExpense'),
  ],
  sellingExpenses: tag('SellingGeneralAndAdministrativeExpense', 'GeneralAndAdministrativeExpense'),
  stockCompensation: tag('ShareBasedCompensation', 'AllocatedShareBasedCompensationExpense'),
  dividendsPaid: tag('PaymentsOfDividendsCommonStock', 'PaymentsOfDividends'),
  repurchases: tag('PaymentsForRepurchaseOfCommonStock', 'PaymentsForRepurchaseOfEquity'),
  chargeOffs: tag(
    'FinancingReceivableAllowanceForCreditLossWriteoff',
    'FinancingReceivableAllowanceForCreditLossesWriteOffs',
    'FinancingReceivableExcludingAccruedInterestAllowanceForCreditLossWriteoff',
    'AllowanceForLoanAndLeaseLossesWriteOffs',
  ),
} as const satisfies Readonly<Record<string, readonly ConceptWay[]>>;
export type FlowConcept = keyof typeof flowConcepts;

/** What the funds of a real-estate trust need beside its income and depreciation. */
export const trustConcepts = {
  writeDowns: tag(
    'ImpairmentOfRealEstate',
    'ImpairmentOfLongLivedAssetsHeldForUse',
    'AssetImpairmentCharges',
  ),
  propertyGains: tag(
    'GainLossOnSaleOfProperties',
    'GainsLossesOnSalesOfInvestmentRealEstate',
    'GainLossOnSaleOfPropertyPlantEquipment',
  ),
  improvements: [
    sum(['PaymentsForCapitalImprovements'], ['PaymentsForTenantImprovements']),
    ...tag('PaymentsForTenantImprovements'),
  ],
} as const satisfies Readonly<Record<string, readonly ConceptWay[]>>;

const currentDebt = ['LongTermDebtCurrent', 'ShortTermBorrowings', 'CommercialPaper'];

/** Balances by concept. */
export const balanceConcepts = {
  assets: tag('Assets'),
  currentAssets: tag('AssetsCurrent', 'CurrentAssets'),
  cash: tag(
    'CashAndCashEquivalentsAtCarryingValue',
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    'Cash',
    'CashAndCashEquivalents',
  ),
  shortTermInvestments: tag(
    'ShortTermInvestments',
    'MarketableSecuritiesCurrent',
    'AvailableForSaleSecuritiesDebtSecuritiesCurrent',
  ),
  receivables: tag('AccountsReceivableNetCurrent', 'ReceivablesNetCurrent'),
  inventory: tag('InventoryNet', 'Inventories'),
  fixedAssets: tag(
    'PropertyPlantAndEquipmentNet',
    'PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
  ),
  currentLiabilities: tag('LiabilitiesCurrent', 'CurrentLiabilities'),
  liabilities: [
    ...tag('Liabilities'),
    difference(
      'LiabilitiesAndStockholdersEquity',
      'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
    ),
    difference('LiabilitiesAndStockholdersEquity', 'StockholdersEquity'),
  ],
  longTermLiabilities: [
    ...tag('LiabilitiesNoncurrent', 'NoncurrentLiabilities'),
    difference('Liabilities', 'LiabilitiesCurrent'),
    difference(
      'LiabilitiesAndStockholdersEquity',
      'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
      'LiabilitiesCurrent',
    ),
    difference('LiabilitiesAndStockholdersEquity', 'StockholdersEquity', 'LiabilitiesCurrent'),
  ],
  equity: [
    ...tag('StockholdersEquity', 'EquityAttributableToOwnersOfParent'),
    difference(
      'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
      'MinorityInterest',
    ),
    ...tag('Equity'),
  ],
  longTermDebt: tag('LongTermDebtNoncurrent', 'LongTermDebt'),
  retainedEarnings: tag('RetainedEarningsAccumulatedDeficit'),
  // Of banks.
  deposits: tag('Deposits'),
  loans: tag(
    'FinancingReceivableExcludingAccruedInterestBeforeAllowanceForCreditLoss',
    'LoansAndLeasesReceivableNetOfDeferredIncome',
    'LoansAndLeasesReceivableGrossCarryingAmount',
    'LoansAndLeasesReceivableNetReportedAmount',
  ),
  loanAllowance: tag(
    'FinancingReceivableAllowanceForCreditLossExcludingAccruedInterest',
    'FinancingReceivableAllowanceForCreditLosses',
    'LoansAndLeasesReceivableAllowance',
  ),
  badLoans: tag(
    'FinancingReceivableExcludingAccruedInterestNonaccrual',
    'FinancingReceivableRecordedInvestmentNonaccrualStatus',
  ),
  debt: [
    sum(['DebtCurrent', 'LongTermDebtNoncurrent']),
    sum(['LongTermDebtNoncurrent'], currentDebt),
    // This tag holds its current part already.
    sum(['LongTermDebt'], ['ShortTermBorrowings', 'CommercialPaper']),
    ...tag(
      'DebtAndCapitalLeaseObligations',
      'LongTermDebtAndCapitalLeaseObligations',
      'Borrowings',
    ),
  ],
} as const satisfies Readonly<Record<string, readonly ConceptWay[]>>;
export type BalanceConcept = keyof typeof balanceConcepts;

/** Share counts: means over a period, and those of a day. */
export const dilutedShareTags = [
  'WeightedAverageNumberOfDilutedSharesOutstanding',
  'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
  'AdjustedWeightedAverageShares',
] as const;
export const shareCountTags = [
  'EntityCommonStockSharesOutstanding',
  'CommonStockSharesOutstanding',
] as const;

/** New shares for one old, with the day of the split. */
export const splitRatioTag = 'StockholdersEquityNoteStockSplitConversionRatio1';

/** Tags that figures are held against; none of them is a figure by itself. */
export const checkTags = {
  liabilities: ['Liabilities'],
  equity: [
    'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
    'StockholdersEquity',
  ],
  /** Between liabilities and equity. */
  otherEquity: [
    'TemporaryEquityCarryingAmountAttributableToParent',
    'RedeemableNoncontrollingInterestEquityCarryingAmount',
  ],
  investing: ['NetCashProvidedByUsedInInvestingActivities'],
  financing: ['NetCashProvidedByUsedInFinancingActivities'],
  exchange: [
    'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    'EffectOfExchangeRateOnCashAndCashEquivalents',
  ],
  cashChange: [
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
    'CashAndCashEquivalentsPeriodIncreaseDecrease',
  ],
  perShare: ['EarningsPerShareDiluted', 'EarningsPerShareBasicAndDiluted'],
  commonIncome: ['NetIncomeLossAvailableToCommonStockholdersDiluted'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const listTags = (ways: readonly ConceptWay[]): string[] =>
  ways.flatMap(({ plus, minus = [], optional = [] }) => [...plus, ...minus, ...optional]);

/** Every tag that is read; the rest of a company's facts is left alone. */
export const readTags: ReadonlySet<string> = new Set([
  ...[flowConcepts, balanceConcepts, trustConcepts]
    .flatMap((concepts) => Object.values(concepts))
    .flatMap((ways) => listTags(ways)),
  ...dilutedShareTags,
  ...shareCountTags,
  splitRatioTag,
  ...Object.values(checkTags).flat(),
]);
