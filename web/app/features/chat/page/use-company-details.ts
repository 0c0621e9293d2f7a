import {
  companyPaths,
  type CompanyChecksAnswer,
  type CompanyStatementsAnswer,
  type StatementPeriodName,
} from '@vela/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import type { Asked } from './use-company-values.ts';

/** What is asked of a company, in the language of the page. */
function useAsked({ symbol, knownOn }: Asked) {
  const language = useLanguage();
  return { symbol, language, ...(knownOn === undefined ? {} : { knownOn }) };
}

/** Statements by year, quarter or twelve months, read when they are looked at. */
export function useStatements(company: Asked, period: StatementPeriodName) {
  const api = useApi();
  const json = { ...useAsked(company), period };
  return useQuery({
    queryKey: ['company-statements', json],
    queryFn: ({ signal }) =>
      api.request<CompanyStatementsAnswer>(companyPaths.companyStatements, {
        method: 'POST',
        json,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** Thirty checks beyond the pillars. */
export function useCompanyChecks(company: Asked) {
  const api = useApi();
  const json = useAsked(company);
  return useQuery({
    queryKey: ['company-checks', json],
    queryFn: ({ signal }) =>
      api.request<CompanyChecksAnswer>(companyPaths.companyChecks, {
        method: 'POST',
        json,
        signal,
      }),
    staleTime: Infinity,
  });
}
