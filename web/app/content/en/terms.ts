import { minimumAge } from '@vela/contracts';
import type { LegalDocument } from '../../features/legal/legal-document.ts';

export const terms: LegalDocument = {
  document: 'terms',
  title: 'Terms of use',
  description: 'What Vela offers, what it does not do, and what is expected of its users.',
  lead: 'Vela explains price charts in plain language. It is a tool for learning and reading, not a service that invests, advises or trades.',
  sections: [
    {
      id: 'service',
      heading: 'What is offered',
      paragraphs: [
        'Vela computes structures and measures from price data (for example swings, breaks of structure, fair value gaps and order blocks), draws them on a chart and explains them in English or Turkish. Numbers in an explanation refer to the data they were computed from.',
      ],
    },
    {
      id: 'not',
      heading: 'What it is not',
      paragraphs: ['Vela is educational. In particular, there are:'],
      points: [
        'no buy or sell signals and no price targets;',
        'no investment or portfolio advice, and no recommendation made for you;',
        'no brokerage, no orders and no access to your accounts elsewhere.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      paragraphs: [
        `You must be ${minimumAge} or of the age of majority where you live. Give a real e-mail address, keep your password to yourself, and tell the operator if you suspect that somebody else uses your account. An account that is used to attack the service or other people can be disabled.`,
      ],
    },
    {
      id: 'data',
      heading: 'Market data',
      paragraphs: [
        'Every analysis names its source and the time it is as of. Data can be delayed, incomplete or wrong at its source. Where no real data can be reached, a local installation may show simulated data; it is marked as such wherever it appears and describes no real market.',
      ],
    },
    {
      id: 'use',
      heading: 'Fair use',
      paragraphs: ['Do not overload the service, get around its limits, resell its data, or present its explanations as advice to others.'],
    },
    {
      id: 'price',
      heading: 'Price',
      paragraphs: [
        'Vela can be used without payment at present. Paid plans do not exist yet; before there are any, their prices and conditions are published.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        'Decisions you make are your own. The service is provided as it is, without a promise that it is always available or free of errors. Nothing here limits liability that the law does not allow to be limited. Read the [risk disclosure](/Risk) as well.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'These terms have a version. The version you accepted is stored with the time. How your data is treated is said in [Privacy](/Privacy).',
      ],
    },
  ],
};
