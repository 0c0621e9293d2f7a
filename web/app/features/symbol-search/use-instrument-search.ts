import { apiPaths, type AssetClass, type InstrumentList } from '@vela/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';

const debounceMs = 120;

/** Searches the catalogue, aborting superseded requests; an empty query returns popular ones. */
export function useInstrumentSearch(api: Api, text: string, preferred?: AssetClass) {
  const query = useDebouncedText(text.trim(), debounceMs);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['instruments', query, preferred],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({
        query,
        ...(preferred === undefined ? {} : { assetClass: preferred }),
      });
      return api.request<InstrumentList>(`${apiPaths.instruments}?${asked.toString()}`, { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 600_000,
  });
  return {
    instruments: data?.items ?? [],
    notCovered: data?.notCovered,
    searching: isFetching || query !== text.trim(),
    failed: isError,
    retry: () => void refetch(),
  };
}
