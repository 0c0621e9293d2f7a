import type { CompanyTerm } from '@vela/contracts';

/** What each figure of a company is, for a question that names no company. */
export const companyDefinitions: Readonly<Record<CompanyTerm, string>> = {
  overview:
    'a look at the business itself and not at its chart: what it takes in, earns, owes and returns, read from the accounts it files.',
  pillars:
    'a checklist for a company: what its earnings and its cash cost, what it returns on its capital, whether shares, cash flow, income and revenue moved the right way, and whether its cash covers its long-term liabilities.',
  'price-to-earnings':
    'the market value of a company divided by its mean net income. It says how many years of such profits the price pays for.',
  'return-on-capital':
    'the mean free cash flow of a company divided by its equity and debt: what the money that owners and lenders put in brings back each year. Other definitions take operating profit after tax instead.',
  'price-to-cash-flow':
    'the market value of a company divided by its mean free cash flow: how many years of such cash the price pays for.',
  'liabilities-to-cash-flow':
    'the long-term liabilities of a company divided by its mean free cash flow: how many years of that cash would pay them off.',
  'market-value':
    'the price of a share times the number of shares: what the whole company costs on the exchange.',
  revenue:
    'what a company takes in from its customers, before any cost. It is also called sales, turnover or the top line.',
  'net-income':
    'what is left of the revenue after all costs, interest and taxes. It is also called profit, earnings or the bottom line.',
  'operating-cash-flow':
    'the cash that the business itself brings in, before spending on buildings and machines, and before loans and payments to owners.',
  'free-cash-flow':
    'the cash from operations less capital spending: what is left to pay debt, take back shares or pay dividends.',
  'gross-margin': 'the part of the revenue that is left after the direct cost of what was sold.',
  'operating-margin':
    'the part of the revenue that is left after all costs of running the business, before interest and taxes.',
  'net-margin': 'net income divided by revenue: the part of each sale that ends up as profit.',
  'free-cash-flow-margin':
    'free cash flow divided by revenue: the part of each sale that ends up as free cash.',
  'return-on-equity':
    'net income divided by mean equity: what a company earns on the money of its owners. Debt makes it larger.',
  'return-on-assets':
    'net income divided by mean assets: what a company earns on all that it owns.',
  'debt-to-equity':
    'debt divided by equity: how much of the company lenders paid for beside its owners.',
  'current-ratio':
    'current assets divided by current liabilities, on the day of a balance sheet: whether what turns into cash within the year covers what falls due in it.',
  'interest-cover':
    'operating profit divided by interest expense: how often a company earns the interest on its debt.',
  'cash-conversion':
    'free cash flow divided by net income: how much of the profit arrives as cash.',
  'share-value':
    'what a share is worth if its free cash flow is planned for some years, and each amount is counted for less the later it comes. The growth and the discount rate that are assumed decide it; turned around, it says which growth a price assumes.',
  piotroski:
    'a count of signs that a company gets healthier, from its profit, cash flow, debt, liquidity, shares, margin and turnover against the year before.',
  altman:
    'a sum of weighted ratios of the balance sheet and of profit, made to tell companies that went bankrupt from those that did not. It is no forecast.',
  beneish:
    'a score from the changes in receivables, margins, assets, sales, depreciation, costs, debt and accruals that were typical of companies which had manipulated their earnings. It flags and proves nothing.',
  accruals:
    'net income less cash from operations, divided by mean assets: the part of the profit that has not arrived as cash.',
  'net-debt':
    'debt less cash: what would still be owed if all cash went to pay it. Below zero, there is more cash than debt.',
  equity:
    'what is left for the owners after all that is owed is taken off the assets. It is called book value too.',
  ebitda:
    'earnings before interest, tax, depreciation and amortization: operating income with depreciation, for which no cash leaves, added back.',
  'enterprise-multiple':
    'enterprise value, which is market value and net debt together, divided by EBITDA: how many years of it the company costs, its debt included.',
  'price-to-book':
    'market value divided by equity: what the market pays for each unit of what the owners have in the books.',
  payout: 'dividends paid divided by net income: the part of the profit that goes to the owners.',
  'du-pont':
    'return on equity in three parts: net margin, how often the assets are turned over in sales, and how far debt enlarges the balance sheet. Multiplied, they are the return.',
  'funds-from-operations':
    'net income of a property trust with the depreciation of its buildings added back: closer to what the buildings bring in.',
};
