import type { IllustrationQuestions } from '../server-texts.ts';

export const illustrationQuestions: IllustrationQuestions = {
  dealingRange: 'Where is price in premium and discount?',
  orderBlocks: 'Where are the nearest order blocks?',
  baseRate: 'How often are fair value gaps filled?',
};
