import { chatPaths, type IndicatorList } from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ConditionProps } from './draft-props.ts';

/** The indicators whose values can be known at the close of their candle. */
function useIndicatorList() {
  const api = useApi();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['indicators', 'alerts', language],
    queryFn: ({ signal }) =>
      api.request<IndicatorList>(`${chatPaths.indicators}?language=${language}`, { signal }),
    staleTime: Infinity,
  });
  return (data?.items ?? []).filter(({ needsOther, confirmsLate }) => !needsOther && !confirmsLate);
}

/** Which line of which indicator is compared with the level. */
export function IndicatorFields({ draft, onChange }: ConditionProps) {
  const { t } = useTranslation('workspace');
  const indicators = useIndicatorList();
  const chosen = indicators.find(({ id }) => id === draft.indicator);
  const length = chosen?.parameters.find(({ name }) => name === 'length');
  const choose = (id: string): void => {
    const next = indicators.find((one) => one.id === id);
    const level = next?.levels.at(-1);
    onChange({
      indicator: id,
      output: next?.outputs[0]?.name ?? '',
      length: '',
      ...(draft.level === '' && level !== undefined ? { level: String(level) } : {}),
    });
  };
  return (
    <>
      <SelectField
        label={t('watch.form.indicator')}
        value={draft.indicator}
        options={
          chosen === undefined
            ? [{ value: draft.indicator, label: draft.indicator }]
            : indicators.map(({ id, name }) => ({ value: id, label: name }))
        }
        onChange={(event) => choose(event.target.value)}
      />
      {chosen !== undefined && chosen.outputs.length > 1 && (
        <SelectField
          label={t('watch.form.output')}
          value={draft.output}
          options={chosen.outputs.map(({ name, label }) => ({ value: name, label }))}
          onChange={(event) => onChange({ output: event.target.value })}
        />
      )}
      {length !== undefined && (
        <TextField
          label={t('watch.form.length')}
          inputMode="numeric"
          autoComplete="off"
          placeholder={String(length.default)}
          value={draft.length}
          onChange={(event) => onChange({ length: event.target.value })}
        />
      )}
    </>
  );
}
