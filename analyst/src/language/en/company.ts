import type { CompanyWords } from '../company-words.ts';
import { answers, verdicts } from './company-answers.ts';
import { companyDefinitions } from './company-definitions.ts';
import { companyQuestions } from './company-questions.ts';
import { reasons } from './company-reasons.ts';
import { companyConcepts } from './company-concepts.ts';
import { unfiled } from './company-unfiled.ts';

/** Companies: what their figures are called, and what is said. */
export const company: CompanyWords = {
  ...companyQuestions,
  definitions: companyDefinitions,
  names: {
    overview: 'Overview',
    pillars: '8 pillars',
    'price-to-earnings': '5-year P/E (market value / mean net income)',
    'return-on-capital': '5-year return on capital (mean free cash flow / equity and debt)',
    shares: 'Diluted shares',
    'cash-flow-growth': 'Free cash flow growth',
    'income-growth': 'Net income growth',
    'revenue-growth': 'Revenue growth',
    'liabilities-to-cash-flow': 'Long-term liabilities / mean free cash flow',
    'price-to-cash-flow': '5-year P/FCF (market value / mean free cash flow)',
    'market-value': 'Market value',
    revenue: 'Revenue',
    'net-income': 'Net income',
    'operating-cash-flow': 'Cash flow from operations',
    'free-cash-flow': 'Free cash flow',
    debt: 'Debt',
    'gross-margin': 'Gross margin',
    'operating-margin': 'Operating margin',
    'net-margin': 'Net margin',
    'free-cash-flow-margin': 'Free cash flow margin',
    'return-on-equity': 'Return on equity',
    'return-on-assets': 'Return on assets',
    'debt-to-equity': 'Debt / equity',
    'current-ratio': 'Current ratio',
    'interest-cover': 'Interest cover (EBIT / interest)',
    'cash-conversion': 'Free cash flow / net income',
    'share-value': 'Discounted cash flow',
    quality: 'Quality of the books',
    piotroski: 'Piotroski F-score',
    altman: 'Altman Z"-score',
    beneish: 'Beneish M-score',
    accruals: 'Accruals (profit that is not cash / assets)',
    forecast: 'Forecast',
    peers: 'Among companies at hand',
    dividends: 'Dividends paid',
    'earnings-per-share': 'Earnings per share (net income / diluted shares)',
    'price-to-book': 'P/B (market value / equity)',
    'dividend-yield': 'Dividend yield (dividends of twelve months / market value)',
    cash: 'Cash',
    equity: 'Equity',
    'net-debt': 'Net debt (debt − cash)',
    ebitda: 'EBITDA (operating income + depreciation)',
    'enterprise-multiple': 'EV/EBITDA ((market value + net debt) / EBITDA)',
    payout: 'Payout ratio (dividends / net income)',
    'du-pont': 'Return on equity after DuPont',
    'funds-from-operations': 'Adjusted funds from operations (AFFO)',
  },
  namesByKind: {
    operating: {},
    financial: { 'share-value': 'Excess return valuation' },
    'real-estate-trust': {
      'return-on-capital': '5-year return on capital (mean AFFO / equity and debt)',
      'cash-flow-growth': 'AFFO growth',
      'liabilities-to-cash-flow': 'Long-term liabilities / mean AFFO',
      'price-to-cash-flow': '5-year P/AFFO (market value / mean AFFO)',
    },
  },
  amountNames: {
    grossProfit: 'Gross profit',
    operatingIncome: 'Operating income',
    interest: 'Interest expense',
    equity: 'Equity',
    assets: 'Assets',
    currentAssets: 'Current assets',
    currentLiabilities: 'Current liabilities',
    longTermLiabilities: 'Long-term liabilities',
    shareCount: 'Shares outstanding',
  },
  editorNames: {
    earnings: 'Value of a share by earnings',
    cashFlow: 'Value of a share by free cash flow',
    terminal: 'part of the sale at the end',
    return: 'return a year at the last close',
    columns: { low: 'low', middle: 'middle', high: 'high' },
  },
  checkNames: {
    balance: 'Assets = liabilities + equity',
    'gross-profit': 'Gross profit = revenue − cost of revenue',
    cash: 'Change of cash = operating + investing + financing cash flow',
    quarters: 'Four quarters = the year',
    'per-share': 'Earnings per share × diluted shares = net income',
    'revenue-jump': 'Revenue against the year before',
    'share-jump': 'Diluted shares against the year before, after splits',
    currency: 'The same currency in every year',
    'missing-year': 'No year missing',
  },
  partNames: {
    limit: 'limit',
    before: 'before',
    now: 'now',
    change: 'change',
    margin: 'net margin',
    turnover: 'revenue / mean assets',
    leverage: 'mean assets / mean equity',
    'flow-years': 'years of free cash flow',
    flow: 'of free cash flow',
    gap: 'distance of the last close',
    usual: 'on the usual assumptions',
    reason: 'reason',
    state: 'state',
    end: 'Last period reported, end',
    filed: 'Newest filing',
    'known-on': 'Known on',
    passed: 'Pillars passed',
    judged: 'Pillars that can be judged',
    growth: 'Growth of the first year',
    'long-run': 'Long-run growth',
    rate: 'Discount rate',
    terminal: 'Share of the value after the planned years',
    price: 'Last close',
    'scenario-low': 'pessimistic',
    'scenario-middle': 'realistic',
    'scenario-high': 'optimistic',
    faster: 'companies of the size that grew faster',
    'own-growth': 'own growth',
    'own-return': 'own return on equity, mean of its last years',
    'implied-return': 'return on equity that the price assumes',
    'own-years': 'years of own growth',
    'own-weight': 'weight of own growth',
    'size-growth': 'growth of companies of the size',
    implied: 'growth of the first year that the price assumes',
    tested: 'earlier forecasts with a known outcome',
    inside: 'of these inside the band',
    'years-checked': 'years checked',
    difference: 'difference',
    multiple: 'multiple of the year before',
    'year-to': 'year to',
    'kinds-checked': 'checks that can be made',
    'kinds-flagged': 'checks with a difference',
    'all-place': 'lower among all at hand',
    'all-count': 'companies with the figure',
    'sector-place': 'lower in its sector',
    'sector-count': 'companies of the sector with the figure',
    others: 'other companies',
    'others-sector': 'of them in its sector',
    compared: 'compared with',
    'five-year': 'a year, over 5 years',
  },
  reasons,
  unfiled,
  concepts: companyConcepts,
  ...verdicts,
  labels: {
    window: '12 months',
    span: '5 years before',
    years: '10 years',
    pillars: 'the 8 pillars',
    million: 'million',
    nine: '9 signs',
    paths: '10,000 simulated courses',
    percentiles: '10th, 50th and 90th percentile',
    inside: '80%',
    near: '5 years',
    middle: '10 years',
    far: '15 years',
    checks: '9 kinds of check',
    fiscalYears: 'fiscal years',
  },
  sentences: {
    ...answers,
    'opening.revenue':
      'In the {$window} to {company.end}, {$name} reported revenue of {company.revenue.value} million {$currency}.',
    'opening.income': 'Net income was {company.net-income.value} million {$currency}.',
    'opening.cash':
      'Free cash flow, the cash from operations less capital spending, was {company.free-cash-flow.value} million {$currency}.',
    'opening.funds':
      'Its adjusted funds from operations (AFFO), net income before depreciation, write-downs and gains on sales of property, less improvements as far as they are filed, were {company.funds-from-operations.value} million {$currency}; of a real-estate trust they stand where others have free cash flow.',
    score:
      'Of {$pillars}, {company.judged.value} can be judged here; {company.passed.value} of those pass.',
    'multiple.pass': '{$what}: {pillar.value}, below the limit of {pillar.limit}; passed.',
    'multiple.fail': '{$what}: {pillar.value}, not below the limit of {pillar.limit}; not passed.',
    'return.pass': '{$what}: {pillar.value}, above the limit of {pillar.limit}; passed.',
    'return.fail': '{$what}: {pillar.value}, not above the limit of {pillar.limit}; not passed.',
    'growth.pass':
      '{$what}: {pillar.now} million {$currency} against {pillar.before} million {$span}; passed.',
    'growth.fail':
      '{$what}: {pillar.now} million {$currency} against {pillar.before} million {$span}; not passed.',
    'shares.pass':
      '{$what}: {pillar.now} million against {pillar.before} million {$span}, after splits; passed.',
    'shares.fail':
      '{$what}: {pillar.now} million against {pillar.before} million {$span}, after splits; not passed.',
    'refused.fail': '{$what}: not passed, because {$reason}.',
    'refused.not-applicable': '{$what} does not apply: {$reason}.',
    'refused.insufficient': '{$what} cannot be judged: {$reason}.',
    'figure.money':
      '{$what} of {$name} in the {$window} to {company.end}: {figure.value} million {$currency}.',
    'figure.balance': '{$what} of {$name} on {company.end}: {figure.value} million {$currency}.',
    'figure.before': 'A year before it was {figure.before} million {$currency}.',
    'figure.number': '{$what} of {$name} in the {$window} to {company.end}: {figure.value}.',
    'figure.day': '{$what} of {$name} on {company.end}: {figure.value}.',
    'figure.share':
      '{$what} of {$name} in the {$window} to {company.end}: {figure.value} {$currency} a share.',
    'figure.share-year':
      '{$what} of {$name} in fiscal {$year}, the year to {row.end}: {row.value} {$currency} a share.',
    'figure.share-row': 'Year to {row.end}: {row.value} {$currency} a share.',
    'figure.close':
      '{$what} of {$name} at the last close of {company.input.price}: {figure.value}.',
    'figure.market':
      '{$what} of {$name} at the last close of {company.input.price}: {figure.value} million {$currency}.',
    'figure.any-day':
      'Only amounts are given by fiscal year here; this is of {company.end}, not of fiscal {$year}.',
    'figure.missing': '{$what} cannot be given: {$reason}.',
    'figure.year':
      '{$what} of {$name} in fiscal {$year}, the year to {row.end}: {row.value} million {$currency}.',
    'figure.any-year':
      'Only amounts are given by fiscal year here; this is of the last {$window}, not of fiscal {$year}.',
    'as-of.ahead': 'The day you name has not come yet: this is as it is known today.',
    'as-of': 'As it was known on {company.known-on}:',
    'figure.row': 'Year to {row.end}: {row.value} million {$currency}.',
    'value.share':
      '{$what}: {value.share} {$currency} a share, if free cash flow of {company.free-cash-flow.value} million grows by {value.growth} in the first year, that growth nears {value.long-run} a year, and all of it is discounted at {value.rate}.',
    'value.share.trust':
      '{$what}: {value.share} {$currency} a share, if adjusted funds from operations (AFFO) of {company.funds-from-operations.value} million grow by {value.growth} in the first year, that growth nears {value.long-run} a year, and all of it is discounted at {value.rate}.',
    'value.share.bank':
      '{$what}: {value.share} {$currency} a share, the equity of {company.equity.value} million and what is earned on it above {value.rate}. That return begins at {value.return}, the mean of its last years, and nears {value.rate}, while the equity grows by {value.long-run} a year.',
    'value.implied.bank':
      'The last close of {company.input.price} assumes, at the same rate, that this return begins at {value.implied-return}.',
    'value.terminal': 'Of this value {value.terminal} comes from the time after {$years}.',
    'value.range':
      'Discounted at {value.rate-low} it is {value.share-low} {$currency}, at {value.rate-high} it is {value.share-high} {$currency}: the assumptions decide it.',
    'forecast.opening':
      'What {$name} may report, as one distribution of {$paths}; the scenarios are its {$percentiles}, so by its own rules {$inside} of the outcomes lie between the outer two.',
    'forecast.row':
      '{$what} in {row.years} years: pessimistic {row.low}, realistic {row.middle}, optimistic {row.high} million {$currency}.',
    'forecast.one': '{$what} in {row.years} years, {$scenario}: {row.chosen} million {$currency}.',
    'forecast.growth':
      'Over {row.years} years revenue then grows by {row.low} to {row.high} a year, in the middle by {row.middle}; of companies of this size about {row.faster} grew faster than that middle.',
    'forecast.basis':
      'It begins with own growth of {company.forecast.own}, which counts {company.forecast.weight} for its {company.forecast.own-years} years, and with {company.forecast.prior} of companies of this size, and fades to {company.forecast.long-run} a year.',
    'forecast.tested':
      'Made the same way after each of {company.forecast.tested} earlier fiscal years, the band of {$near} held the revenue reported then {company.forecast.inside} times: one company is far too few to judge it by.',
    'forecast.untested':
      'With the filings at hand, no earlier forecast of this company can be compared with an outcome.',
    'forecast.honest':
      'Bands of {$near} can be held against filings, those of {$middle} are indicative, those of {$far} cannot be tested yet; it says nothing about the price of the share.',
    'forecast.none': 'There is no forecast of {$name}: {$reason}.',
    'quality.piotroski': '{$what}: {figure.value} of {$nine} of a company that gets healthier.',
    'quality.altman': '{$what}: {figure.value}, in the zone called {figure.zone}.',
    'quality.below':
      '{$what}: {figure.value}, below the mark of {figure.limit} from which it is flagged.',
    'quality.above': '{$what}: {figure.value}, above the mark of {figure.limit}: flagged.',
    'data.fit':
      'Held against each other, the filed figures allow {company.data.tested} of {$checks}, and none of them shows a difference.',
    'data.differ':
      'Held against each other, the filed figures allow {company.data.tested} of {$checks}; {company.data.flagged} of them show a difference, and Vela leaves the figures as filed.',
    'data.sum': '{$what}, year to {row.end}: {row.size} apart.',
    'data.jump': '{$what}, year to {row.end}: {row.size} times that year.',
    'data.note': '{$what}: look at the year to {row.end}.',
    'value.implied':
      'The last close of {company.input.price} assumes, at the same rate, growth of {value.implied} in the first year.',
    'value.missing': '{$what} gives no value here: {$reason}.',
    source:
      'These are figures of filings with the SEC, the newest of {company.filed}; click a number for its filing.',
    'source.simulated':
      'These figures are made by Vela so that every part of a company’s page can be tried; none of them was ever filed.',
    simulated: '{$name}: this company does not exist, and its filings and its price are simulated.',
    outdated: 'The SEC did not answer just now, so there may be a newer filing than these.',
    'none.unanswered':
      'The SEC did not answer just now, and Vela holds no filings of {$name} here; please ask again in a few minutes.',
    shipped: 'They come with Vela as an extract: later reports, and some concepts, are not in it.',
    closing: 'This describes what was filed; it is educational and not investment advice.',
    'none.stock': 'Vela has no filings of {$name} here, so it gives no figure of the company.',
    'none.earlier':
      'By the day you name, {$name} had filed nothing that Vela holds; ask for a later year.',
    'none.known': 'It has those of {$known}.',
    'none.crypto':
      'There is no company behind {$name} that files accounts, so it has no earnings, cash flow or balance sheet. What exists instead are supply, fees and use of its network, which Vela does not read yet.',
    'none.index':
      '{$name} is an index: it has no accounts of its own, its companies have. Ask for one of them.',
    'none.commodity':
      '{$name} is a commodity and files no accounts: supply, demand and stocks stand in their place, which Vela does not read yet.',
    'none.forex':
      '{$name} is an exchange rate and files no accounts: interest rates, prices and trade of two economies stand in their place, which Vela does not read yet.',
    of: '{$name}:',
    'no-instrument': 'Which company do you mean? Name it, for example Apple or Coca-Cola.',
  },
};
