import { apiPaths, type Instrument, type InstrumentList } from '@vela/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Api } from '../../lib/api.ts';

const quietMs = 120;

/** The text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export type InstrumentSearch = {
  instruments: readonly Instrument[];
  searching: boolean;
  failed: boolean;
  retry: () => void;
};

/** Asks the catalogue for what is typed; a question that was overtaken is cancelled. An empty query asks for the popular ones. */
export function useInstrumentSearch(api: Api, text: string): InstrumentSearch {
  const query = useSettled(text.trim());
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
