import { exploreCharts, languages, type ExploreQuestion, type Language } from '@vela/contracts';
import type { ExploredChart } from '@vela/contracts';

export type ExploreName = (typeof exploreCharts)[number] & { readonly language: Language };

/** A chart as it is stored: without the names of the others, which change with what is stored. */
export type StoredChart = Omit<ExploredChart, 'charts'>;

export type StoredAnswer = { readonly question: ExploreQuestion; readonly message: object };

export function toExploreKey({ symbol, interval, language }: ExploreName): string {
  return `${symbol} ${interval} ${language}`;
}

/** All charts in all languages, those of the first chart first. */
export function listExploreNames(): ExploreName[] {
  return exploreCharts.flatMap((chart) => languages.map((language) => ({ ...chart, language })));
}
