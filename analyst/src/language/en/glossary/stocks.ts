import type { GlossaryPart } from '../../glossary.ts';

export const stocks = {
  share: {
    asked: '(?:a )?(?:stocks?|shares?|equities)(?: (?:and|or) (?:stocks?|shares?))?|common stocks?',
    name: 'Share',
    definition:
      'a part of the ownership of a company. Its holder takes part in profits that are paid out and can lose what was paid for it.',
  },
  dividend: {
    asked: 'dividends?(?: (?:payments?|payouts?|stocks?))?',
    name: 'Dividend',
    definition:
      'a part of a company’s profit that is paid out to its shareholders. On the ex-dividend date the share trades without the claim, and price usually opens lower by about that amount.',
  },
  'dividend-yield': {
    asked: '(?:dividend )?yields?',
    name: 'Yield',
    definition:
      'the yearly income of an investment as a share of its price, such as the dividend yield of a share. It rises when price falls.',
  },
  'stock-split': {
    asked: '(?:stock |share |reverse )*splits?(?: of (?:a )?(?:stock|share)s?)?',
    name: 'Stock split',
    definition:
      'the exchange of each share for several, or in a reverse split of several for one. The price changes by the same factor, so the value held stays the same.',
  },
  ipo: {
    asked: 'ipos?|initial public offerings?|going public|public offerings?',
    name: 'IPO',
    definition:
      'short for initial public offering: the first sale of a company’s shares to the public, after which they trade on an exchange.',
  },
  'market-cap': {
    asked: 'market ?(?:cap|capitali[sz]ation|value)s?|mcap',
    name: 'Market cap',
    definition:
      'the price of a share or coin times the number in existence: what the market values the whole at. It is not the money that was put in.',
  },
  'free-float': {
    asked: '(?:free |public )?floats?(?: (?:shares?|ratios?))?',
    name: 'Free float',
    definition:
      'the part of a company’s shares that is free to trade, without those held firmly by founders, states or other large owners.',
  },
  'price-earnings': {
    asked: 'p ?/ ?e(?: ratios?)?|pe(?: ratios?)?|price (?:to )?earnings(?: ratios?)?',
    name: 'Price-earnings ratio (P/E)',
    definition:
      'the price of a share divided by the earnings per share of a year. It says how many years of those earnings the price amounts to, and it has no meaning at a loss.',
  },
  'earnings-per-share': {
    asked: 'eps|earnings per shares?',
    name: 'Earnings per share (EPS)',
    definition: 'the profit of a company over a period divided by the number of its shares.',
  },
  'earnings-season': {
    asked:
      'earnings? (?:seasons?|reports?)|reporting seasons?|quarterly (?:earnings|reports?|results)',
    name: 'Earnings season',
    definition:
      'the weeks after the end of a quarter in which most listed companies publish their results.',
  },
  buyback: {
    asked: '(?:stock |share )?buy ?backs?|(?:stock |share )?repurchases?',
    name: 'Share repurchase',
    definition:
      'a company’s taking back of its own shares on the market. Fewer shares remain, so the same profit is divided among fewer of them.',
  },
  'blue-chip': {
    asked: 'blue ?chips?(?: (?:stocks?|shares?|compan(?:y|ies)))?',
    name: 'Blue chip',
    definition:
      'a share of a large, long-established company. The name says nothing certain about its price.',
  },
  'growth-value': {
    asked:
      '(?:growth|value)(?: (?:and|or|vs|versus) (?:growth|value))?(?: (?:stocks?|shares?|investing|compan(?:y|ies)))|growth (?:and|or|vs) value',
    name: 'Growth and value stocks',
    definition:
      'a growth stock is priced for earnings that are expected to grow fast; a value stock is priced low beside what the company earns or owns today.',
  },
  sector: {
    asked: 'sectors?|industr(?:y|ies)',
    name: 'Sector',
    definition:
      'a group of companies in the same line of business, such as banks or energy. Shares of a sector often move together.',
  },
  'market-breadth': {
    asked: '(?:market )?breadth',
    name: 'Market breadth',
    definition:
      'how many shares of a market take part in a move. An index can rise on a few large members while most of the others fall.',
  },
  alpha: {
    asked: "alphas?|jensen'?s alpha",
    name: 'Alpha',
    definition:
      'the part of a return that the movement of the market does not explain, after the risk taken is allowed for. It is measured over the past.',
  },
  benchmark: {
    asked: 'bench ?marks?(?: index(?:es)?)?',
    name: 'Benchmark',
    definition: 'what a return is compared with, mostly an index of the same market.',
  },
} satisfies GlossaryPart;
