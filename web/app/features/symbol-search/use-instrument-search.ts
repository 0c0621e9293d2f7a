import { apiPaths, type InstrumentList } from '@vela/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';

const debounceMs = 120;

/** Searches the catalogue, aborting superseded requests; an empty query returns popular ones. */
export function useInstrumentSearch(api: Api, text: string) {
  const query = useDebouncedText(text.trim(), debounceMs);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['instruments', query],
    queryFn: ({ signal }) =>
      api.request<InstrumentList>(
        `${apiPaths.instruments}?${new URLSearchParams({ query }).toString()}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 600_000,
  });
  return {
    instruments: data?.items ?? [],
    searching: isFetching || query !== text.trim(),
    failed: isError,
    retry: () => void refetch(),
  };
}
