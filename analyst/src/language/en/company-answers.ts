import type { CompanyAnswerSentence } from '../company-answer-words.ts';
import type { CompanyWords } from '../company-words.ts';

/** What answers of yes or no begin with, and whose figure is told. */
export const verdicts: Pick<CompanyWords, 'namedFigure' | 'chips' | 'verdicts'> = {
  namedFigure: '{$what} of {$name}',
  chips: {
    fiscal: 'Fiscal {$n}',
    from: 'Since fiscal {$n}',
    quarter: 'Quarter {$n}',
    known: 'As known on {$n}',
    ahead: '{$n} years ahead',
    percent: '{$n}%',
  },
  verdicts: {
    yes: 'Yes. ',
    no: 'No. ',
    'yes-assumed': 'On these assumptions, yes. ',
    'no-assumed': 'On these assumptions, no. ',
  },
};

/** Sentences that answer one question directly: what grew, how large a debt is, what is higher. */
export const answers: Readonly<Record<CompanyAnswerSentence, string>> = {
  'grew.up':
    '{$metric} of {$name} rose {pillar.change}, to {pillar.now} million {$currency} in the {$window} to {company.end} from {pillar.before} million {$span}: the pillar passes.',
  'grew.down':
    '{$metric} of {$name} fell {pillar.change:abs}, to {pillar.now} million {$currency} in the {$window} to {company.end} from {pillar.before} million {$span}: the pillar does not pass.',
  'grew.plain':
    '{$metric} of {$name} went from {pillar.before} million {$span} to {pillar.now} million {$currency} in the {$window} to {company.end}.',
  'shares.up':
    '{$name} has {pillar.now} million diluted shares, {pillar.change:abs} more than the {pillar.before} million {$span}, after splits: the pillar does not pass.',
  'shares.down':
    '{$name} has {pillar.now} million diluted shares, {pillar.change:abs} fewer than the {pillar.before} million {$span}, after splits: the pillar passes.',
  'debt.equity': 'It is {company.debt-to-equity.value} times the equity.',
  'debt.flow':
    'Free cash flow of the {$window} is {company.free-cash-flow.value} million {$currency}, so it is {company.debt.flow-years} years of it.',
  'debt.cash': 'Beside it stands cash of {company.cash.value} million {$currency}.',
  'loss.row': 'Year to {row.end}: a loss of {row.value:abs} million {$currency}.',
  'du-pont':
    'Return on equity of {$name} after DuPont, in the {$window} to {company.end}: {company.du-pont.value}, the product of a net margin of {company.du-pont.margin}, revenue of {company.du-pont.turnover} times the assets, and assets of {company.du-pont.leverage} times the equity.',
  'figure.ratio-year': '{$what} of {$name} in fiscal {$year}, the year to {row.end}: {row.value}.',
  'figure.ratio-row': 'Year to {row.end}: {row.value}.',
  'payout.flow':
    'Dividends of {company.dividends.value} million {$currency} are {company.payout.flow} of the free cash flow of {company.free-cash-flow.value} million.',
  'payout.funds':
    'Dividends of {company.dividends.value} million {$currency} are {company.payout.flow} of the adjusted funds from operations of {company.funds-from-operations.value} million.',
  'quarter.first':
    '{$what} of {$name} in the quarter to {row.end}: {row.value} million {$currency}.',
  'quarter.row': 'Quarter to {row.end}: {row.value} million {$currency}.',
  'quarter.none':
    'Only amounts of a period are given by quarter here; this is of the last {$window}.',
  'none.offline':
    'Filings of others are read where Vela is set up to ask the SEC, which it is not here.',
  'value.unpriced':
    'There is no market price of these days here, so whether {$name} is cheap or expensive cannot be said.',
  compared: '{$what}: {$higher} is higher with {one.value}; {$lower} has {two.value}.',
  'compared.money':
    '{$what}: {$higher} is higher with {one.value} million {$currency}; {$lower} has {two.value} million.',
  'compared.several':
    '{$what}: {$higher} is highest with {one.value}; {$lower} is lowest with {two.value}.',
  'compared.several.money':
    '{$what}: {$higher} is highest with {one.value} million {$currency}; {$lower} is lowest with {two.value} million.',
  'compared.equal': '{$what}: {one.value} both at {$higher} and at {$lower}.',
  unfiled:
    '{$unfiled}: not among the figures that Vela reads from filings, which are the amounts of the accounts.',
  'unfiled.whole': 'Of the whole company they say:',
  'bound.currency':
    '“{$bound}” is in another currency than the filings, which are in {$currency}: the two are not comparable, so there is no yes or no here.',
  'bound.none':
    'Nothing was compared with “{$bound}”, so there is no yes or no here: an amount is held against one figure of one company, and both have to be of one kind.',
  'ever.up':
    '{$metric} of {$name} rose to {row.value} million {$currency} in the year to {row.end}, from {past.value} million.',
  'ever.down':
    '{$metric} of {$name} fell to {row.value} million {$currency} in the year to {row.end}, from {past.value} million.',
  'ever.none.up': '{$metric} of {$name} rose in no fiscal year at hand.',
  'ever.none.down': '{$metric} of {$name} fell in no fiscal year at hand.',
  'ever.window':
    'The fiscal years at hand are those from the year to {first.end} to the year to {last.end}; what was before is not known here.',
  'value.above': 'The last close of {company.input.price} is {value.gap} above that.',
  'value.below': 'The last close of {company.input.price} is {value.gap} below that.',
  'value.usual':
    'With its own growth of {value.usual-growth} in the first year and {value.usual-rate}, it would be {value.usual} {$currency}.',
};
