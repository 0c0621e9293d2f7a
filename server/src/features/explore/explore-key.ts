import { exploreCharts, languages, type ExploredChart, type Language } from '@vela/contracts';

export type ExploreName = (typeof exploreCharts)[number] & { readonly language: Language };

/** A chart as it is stored: without the names of the others, which change with what is stored. */
export type StoredChart = Omit<ExploredChart, 'charts'>;

export function toExploreKey({ symbol, interval, language }: ExploreName): string {
  return `${symbol} ${interval} ${language}`;
}

/** All charts in all languages, those of the first chart first. */
export function listExploreNames(): ExploreName[] {
  return exploreCharts.flatMap((chart) => languages.map((language) => ({ ...chart, language })));
}
