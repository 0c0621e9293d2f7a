import {
  companyPaths,
  type CompanyValueAnswer,
  type CompanyValueRequest,
  type EditorColumnName,
  type EditorField,
} from '@vela/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { type EditorTexts, readEditorTexts, toEditorTexts } from './editor-texts.ts';

const settleMs = 300;
type Years = CompanyValueRequest['years'];
export type Asked = { readonly symbol: string; readonly knownOn?: number };

/** What the server is asked: columns that can be read, else those of the filings. */
function useAnswer({ symbol, knownOn }: Asked, years: Years, texts: EditorTexts | undefined) {
  const api = useApi();
  const language = useLanguage();
  const { columns } = texts === undefined ? {} : readEditorTexts(texts, language);
  const request: CompanyValueRequest = {
    symbol,
    language,
    years,
    ...(knownOn === undefined ? {} : { knownOn }),
    ...(columns === undefined ? {} : { columns }),
  };
  const isFaulty = texts !== undefined && columns === undefined;
  const settled = useDebouncedText(JSON.stringify(request), settleMs);
  return useQuery({
    queryKey: ['company-values', settled],
    queryFn: ({ signal }) =>
      api.request<CompanyValueAnswer>(companyPaths.companyValues, {
        method: 'POST',
        json: JSON.parse(settled),
        signal,
      }),
    enabled: !isFaulty,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** The columns as typed, their values, and what of them cannot be calculated with. */
export function useCompanyValues(asked: Asked) {
  const language = useLanguage();
  const [years, setYears] = useState<Years>(10);
  const [typed, setTyped] = useState<EditorTexts>();
  const query = useAnswer(asked, years, typed);
  const texts =
    typed ?? (query.data === undefined ? undefined : toEditorTexts(query.data.columns, language));
  const faults = typed === undefined ? [] : readEditorTexts(typed, language).faults;
  return {
    query,
    texts,
    faults,
    years,
    setYears,
    isChanged: typed !== undefined,
    /** The columns that are calculated with; undefined: they cannot be read, or not yet. */
    columns: typed === undefined ? query.data?.columns : readEditorTexts(typed, language).columns,
    reset: () => setTyped(undefined),
    change: (column: EditorColumnName, field: EditorField, text: string) => {
      if (texts !== undefined)
        setTyped({ ...texts, [column]: { ...texts[column], [field]: text } });
    },
  };
}

export type CompanyValues = ReturnType<typeof useCompanyValues>;
