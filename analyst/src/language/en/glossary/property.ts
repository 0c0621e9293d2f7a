import type { GlossaryPart } from '../../glossary.ts';

export const property = {
  'cap-rate': {
    asked: 'cap(?:itali[sz]ation)? rates?',
    name: 'Cap rate',
    definition:
      'the net operating income of a property in a year as a share of its price: what it earns without a loan. A higher one means more rent for the money, and often more risk.',
  },
  'rent-multiplier': {
    asked: '(?:gross )?rent multipliers?|grm|price[- ]to[- ]rent(?: ratios?)?',
    name: 'Gross rent multiplier',
    definition:
      'the price of a property in years of its rent, before any cost: at a multiplier of many years the rent pays it slowly.',
  },
  'net-operating-income': {
    asked: 'net operating income|noi',
    name: 'Net operating income',
    definition:
      'what is left of the rent of a year after vacancy and running costs, before a loan, depreciation and income tax.',
  },
  'cash-on-cash': {
    asked: 'cash on cash(?: returns?)?',
    name: 'Cash-on-cash return',
    definition:
      'the cash left of a year after the loan is served, as a share of the own money that was put in. It says nothing of what the property gains in value.',
  },
  'loan-to-value': {
    asked: 'loan[- ]to[- ]value(?: ratios?)?|ltv',
    name: 'Loan-to-value',
    definition: 'what is owed as a share of what the property is worth.',
  },
  'debt-coverage': {
    asked: 'debt (?:service )?cover(?:age)?(?: ratios?)?|dscr',
    name: 'Debt service coverage (DSCR)',
    definition:
      'the net operating income of a year divided by the loan payments of that year. Below one the rent does not carry the loan.',
  },
  mortgage: {
    asked: 'mortgages?|home loans?|housing loans?',
    name: 'Mortgage',
    definition:
      'a loan that is secured by a property. Each payment is interest on what is still owed and the rest repayment; at first it is interest for the most part.',
  },
  'down-payment': {
    asked: 'down ?payments?',
    name: 'Down payment',
    definition: 'the part of the price that is paid from own money; the rest is the loan.',
  },
  'internal-rate': {
    asked: '(?:internal )?rates? of return|irr',
    name: 'Internal rate of return (IRR)',
    definition:
      'the yearly return at which all that is paid in and all that comes back, each at its time, are worth the same.',
  },
  'present-value': {
    asked: '(?:net )?present values?|npv',
    name: 'Net present value (NPV)',
    definition:
      'what future payments are worth today at a required return, less what is paid now. Above zero they return more than was required.',
  },
} satisfies GlossaryPart;
