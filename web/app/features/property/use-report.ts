import { companyPaths, type DealInputs, type PropertyReportAnswer } from '@vela/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/session/session-provider.tsx';

/**
 * The report of the last inputs that could be calculated with; undefined inputs leave it as it is.
 * A failed request is not repeated when the server has refused the inputs.
 */
export function useReport(inputs: DealInputs | undefined) {
  const api = useApi();
  const language = useLanguage();
  const [last, setLast] = useState(inputs);
  if (inputs !== undefined && JSON.stringify(inputs) !== JSON.stringify(last)) setLast(inputs);
  return useQuery({
    queryKey: ['property-report', language, last],
    enabled: last !== undefined,
    queryFn: ({ signal }) =>
      api.request<PropertyReportAnswer>(companyPaths.propertyReports, {
        method: 'POST',
        json: { ...last, language },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: (count, error) => count < 1 && !(error instanceof ApiError && error.status < 500),
  });
}
