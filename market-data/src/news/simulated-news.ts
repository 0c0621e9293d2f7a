import type { MarketNewsItem } from '@vela/contracts';
import { toNewsItems } from './to-news-items.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const filer = { symbol: 'SIMCO', by: 'filer', words: 'SIMCO' } as const;
const titles = [
  'Simulated: SIMCO reports results of its third quarter',
  'Simulated: SIMCO opens a plant that does not exist',
  'Simulated: SIMCO names a finance chief of the simulation',
] as const;

/** Headlines of the company that does not exist, one a day at 9:00 UTC; they say so themselves. */
export function listSimulatedNews(now: number): MarketNewsItem[] {
  const today = Math.floor(now / dayMs) * dayMs;
  const items = titles.flatMap((title, index) => {
    const publishedAt = today - index * dayMs + 9 * hourMs;
    const id = `simulated-${new Date(publishedAt).toISOString().slice(0, 10)}`;
    const link = `https://simulation.invalid/${id}`;
    return publishedAt > now ? [] : [{ id, title, link, publishedAt }];
  });
  const origin = { source: 'Simulation', language: 'en', category: 'company' } as const;
  return toNewsItems(items, { ...origin, filer, isSimulated: true }, now);
}
