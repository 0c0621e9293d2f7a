import type { LegalDocument } from '../../features/legal/legal-document.ts';

export const risk: LegalDocument = {
  document: 'risk',
  title: 'Risk disclosure',
  description: 'What can go wrong with markets, with data and with analyses, said before you rely on any of them.',
  lead: 'Trading and investing can cost you part or all of your money, and with borrowed money more than that. An explanation of a chart does not change this.',
  sections: [
    {
      id: 'markets',
      heading: 'Markets',
      paragraphs: [
        'Prices can move quickly and without a visible reason. They can jump over the level at which you meant to get out. Crypto assets, currencies, commodities and leveraged products carry particular risks.',
      ],
    },
    {
      id: 'past',
      heading: 'The past says little about the future',
      paragraphs: [
        'Everything Vela draws was computed from past prices. That a structure is there does not mean that the price will respect it. Where no base rate is given, take it that none has been measured.',
      ],
    },
    {
      id: 'data',
      heading: 'Data and computation',
      paragraphs: [
        'Data can be late, missing or wrong. Look at the source and the as-of time beside every analysis. Simulated data, which is always marked, is good for trying the product out and for nothing else.',
        'Terms such as order block or fair value gap are defined differently by different people. Vela opens the definition it uses; others will draw other zones.',
      ],
    },
    {
      id: 'advice',
      heading: 'No advice',
      paragraphs: [
        'Vela does not know your situation, your means or your aims. It gives no advice and no signals. For decisions about your money, speak to somebody licensed to advise you.',
      ],
    },
    {
      id: 'related',
      heading: 'Related texts',
      paragraphs: ['This disclosure belongs to the [terms of use](/Terms). How your data is treated is said in [Privacy](/Privacy).'],
    },
  ],
};
