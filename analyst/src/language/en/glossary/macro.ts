import type { GlossaryPart } from '../../glossary.ts';

export const macro = {
  inflation: {
    asked: '(?:price )?inflation(?: rates?)?|disinflation|deflation',
    name: 'Inflation',
    definition:
      'the rise of prices in general over time, usually given as the change against a year before. It lowers what an amount of money can pay for. A fall of prices in general is called deflation, a slower rise disinflation.',
  },
  cpi: {
    asked: 'cpi|consumer price index|ppi|producer price index',
    name: 'CPI',
    definition:
      'short for consumer price index: what a fixed basket of goods and services costs, against an earlier time. Its yearly change is the usual figure for inflation. The producer price index (PPI) is the same for what producers receive.',
  },
  'interest-rate': {
    asked:
      '(?:policy |key |central bank )?(?:interest )?rates?|interest|(?:rate|interest rate) (?:hikes?|cuts?)',
    name: 'Interest rate',
    definition:
      'the price of borrowing money for a time, as a yearly share of the sum. The policy rate is the one a central bank sets.',
  },
  'central-bank': {
    asked: 'central banks?|(?:the )?(?:fed|federal reserve|ecb|fomc|tcmb|cbrt)',
    name: 'Central bank',
    definition:
      'the institution that issues a currency and sets its policy rate, such as the Federal Reserve (Fed) in the United States, the ECB in the euro area and the TCMB in Turkey.',
  },
  'hawkish-dovish': {
    asked:
      '(?:hawk|dove|hawkish|dovish)(?: (?:and|or|vs|versus) (?:hawkish|dovish|dove|hawk)s?)?(?: (?:fed|stance|tone|policy))?',
    name: 'Hawkish and dovish',
    definition:
      'words for the tone of a central bank: hawkish leans to higher interest rates against inflation, dovish to lower ones in support of the economy.',
  },
  'quantitative-easing': {
    asked: 'quantitative (?:easing|tightening)|qe|qt|money printing',
    name: 'Quantitative easing (QE)',
    definition:
      'the purchase of bonds by a central bank with newly created money, to press down interest rates. The reverse is called quantitative tightening (QT).',
  },
  recession: {
    asked: 'recessions?|economic downturns?|stagflation',
    name: 'Recession',
    definition:
      'a marked decline of economic activity over months. A common rule of thumb calls it so after a fall in output in consecutive quarters. Together with high inflation it is called stagflation.',
  },
  gdp: {
    asked: 'gdp|gross domestic products?',
    name: 'GDP',
    definition:
      'short for gross domestic product: the value of all goods and services that a country produces in a period.',
  },
  payrolls: {
    asked: '(?:non ?farm )?payrolls?|nfp|jobs reports?',
    name: 'Non-farm payrolls (NFP)',
    definition:
      'the monthly number of jobs added in the United States outside farming. It is published early in the month, and currencies and indices often move on it.',
  },
  bond: {
    asked:
      'bonds?|treasur(?:y|ies)(?: (?:bonds?|bills?|notes?))?|(?:government|corporate) bonds?|fixed income',
    name: 'Bond',
    definition:
      'a loan to a state or a company that can be traded. Its payments are fixed, so its price falls when market interest rates rise.',
  },
  'yield-curve': {
    asked: '(?:inverted )?yield curves?(?: inversions?)?|curve inversions?',
    name: 'Yield curve',
    definition:
      'the interest rates of a country’s bonds, lined up by how long they run. It is called inverted when short bonds yield more than long ones.',
  },
  'credit-default-swap': {
    asked: 'cds|credit default swaps?|country risk(?: premiums?)?',
    name: 'Credit default swap (CDS)',
    definition:
      'a contract that pays out if a borrower, such as a state, fails to pay. Its price serves as a measure of how risky lending to that borrower is held to be.',
  },
  commodity: {
    asked: 'commodit(?:y|ies)|raw materials?',
    name: 'Commodity',
    definition: 'a raw material that is traded in standard quality, such as gold, oil or wheat.',
  },
  forex: {
    asked: '(?:forex|fx)(?: (?:markets?|trading))?|foreign exchange(?: markets?)?',
    name: 'Forex',
    definition:
      'the market in which currencies are traded against each other, always in pairs. It has no single exchange and is open through the working week.',
  },
  'currency-pair': {
    asked:
      '(?:currency |forex |fx )pairs?|(?:currency )?parit(?:y|ies)|exchange rates?|cross rates?',
    name: 'Currency pair',
    definition:
      'the price of a currency in units of another. In EUR/USD it is the euro that is priced, in dollars.',
  },
  'carry-trade': {
    asked: 'carry(?: ?trad(?:es?|ing))?',
    name: 'Carry trade',
    definition:
      'borrowing in a currency with a low interest rate to hold another with a higher one. The gain from the difference can be lost to a change of the exchange rate.',
  },
  'safe-haven': {
    asked: 'safe ?havens?(?: (?:assets?|currenc(?:y|ies)))?',
    name: 'Safe haven',
    definition:
      'what many turn to in times of fear, such as gold, the Swiss franc or government bonds of strong states. It can lose value all the same.',
  },
  'risk-appetite': {
    asked:
      'risk ?(?:on|off)(?: (?:and|or|vs) (?:risk )?(?:on|off))?|risk (?:appetite|sentiment|aversion)',
    name: 'Risk-on and risk-off',
    definition:
      'moods of the markets: in risk-on, shares and other risky things are in demand, in risk-off the supposedly safe ones.',
  },
} satisfies GlossaryPart;
