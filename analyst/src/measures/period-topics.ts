import { periodMoveTopics } from './period-move-topics.ts';
import { periodPriceTopics } from './period-price-topics.ts';

/** What is said about each measure of this group. */
export const periodTopics = { ...periodPriceTopics, ...periodMoveTopics };
