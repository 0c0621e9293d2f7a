import type { DocumentTexts } from '../document-texts.ts';

export const documents: DocumentTexts = {
  sections: {
    move: 'Move',
    structure: 'Structure',
    levels: 'Nearest levels above and below',
    momentum: 'Momentum and volatility',
    change: 'What would change this',
  },
  question: 'Question',
  asOf: 'As of',
  source: 'Source',
  hash: 'Data hash',
  facts: 'Numbers of this answer',
  stored: 'Answered',
  unfinished: 'This answer was not finished.',
  simulated: 'Simulated data: the prices are not market prices.',
  notice:
    'For education only. No investment advice, no recommendation to buy or sell. Past data say nothing certain about the future.',
  page: (index, count) => `Page ${index} of ${count}`,
};
