import { type Analysis, chatPaths } from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import type { UnchartedAnalysis } from './answer.ts';

/**
 * An analysis with all of its facts: one of an earlier answer comes with those that are cited. It is
 * undefined while the others are loading; where they cannot be loaded, the cited ones are shown.
 */
export function useWholeAnalysis(
  api: Api,
  analysis: UnchartedAnalysis | undefined,
): UnchartedAnalysis | undefined {
  const { id = '', facts = [], factCount = 0 } = analysis ?? {};
  const isPart = facts.length < factCount;
  const { data, isError } = useQuery({
    queryKey: ['analysis', id],
    queryFn: ({ signal }) => api.request<Analysis>(chatPaths.analysis(id), { signal }),
    enabled: isPart,
    staleTime: Infinity,
  });
  if (!isPart || isError) return analysis;
  return data?.mode === 'technical' ? undefined : data;
}
