import {
  type IndicatorInfo,
  type IndicatorParameterInfo,
  type Language,
  languageRules,
} from '@vela/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type IndicatorParameters, mergeParameters } from './chosen-indicator.ts';
import { readParameter } from './read-parameter.ts';

type Chosen = { readonly parameters: IndicatorParameters; readonly other?: string };

type ParameterDialogProps = {
  info: IndicatorInfo;
  chosen: Chosen;
  onSave: (chosen: Chosen) => void;
  onClose: () => void;
};

/** Typed texts of the form, and the values parsed from them. */
function useParameterForm({ info, chosen, onSave }: Omit<ParameterDialogProps, 'onClose'>) {
  const language = useLanguage();
  const [typed, setTyped] = useState(() => toTyped(mergeParameters(info, chosen), language));
  const [other, setOther] = useState(chosen.other ?? '');
  const [tried, setTried] = useState(false);
  const read = new Map(
    info.parameters.map((parameter) => [
      parameter.name,
      readParameter(parameter, typed[parameter.name] ?? ''),
    ]),
  );
  const lacksOther = info.needsOther && other.trim() === '';
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const values = [...read].flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    if (values.length < info.parameters.length || lacksOther) return;
    onSave({
      parameters: Object.fromEntries(values),
      ...(info.needsOther ? { other: other.trim() } : {}),
    });
  };
  const reset = (): void => setTyped(toTyped(mergeParameters(info, { parameters: {} }), language));
  const isOtherMissing = tried && lacksOther;
  return { typed, setTyped, read, other, setOther, isOtherMissing, save, reset };
}

/** An indicator's parameters, each with its range, and the second instrument where needed. */
export function ParameterDialog({ info, chosen, onSave, onClose }: ParameterDialogProps) {
  const { t } = useTranslation('chart');
  const form = useParameterForm({ info, chosen, onSave });
  const { typed, setTyped } = form;
  return (
    <Dialog title={t('indicators.settings', { name: info.name })} onClose={onClose}>
      <form noValidate className="mt-4 space-y-4" onSubmit={form.save}>
        <p className="text-sm text-muted">{info.description}</p>
        {info.needsOther && (
          <TextField
            label={t('indicators.other')}
            hint={t('indicators.otherHint')}
            autoComplete="off"
            maxLength={40}
            value={form.other}
            error={form.isOtherMissing ? t('indicators.otherMissing') : undefined}
            onChange={(event) => form.setOther(event.target.value)}
          />
        )}
        {info.parameters.map((parameter) => (
          <ParameterField
            key={parameter.name}
            parameter={parameter}
            value={typed[parameter.name] ?? ''}
            faulty={form.read.get(parameter.name) === undefined}
            onType={(value) => setTyped({ ...typed, [parameter.name]: value })}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{t('indicators.save')}</Button>
          <Button type="button" look="secondary" onClick={form.reset}>
            {t('rule.reset')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function toTyped(parameters: IndicatorParameters, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      String(value).replace('.', languageRules[language].decimalPoint),
    ]),
  );
}

type ParameterFieldProps = {
  parameter: IndicatorParameterInfo;
  value: string;
  faulty: boolean;
  onType: (value: string) => void;
};

function ParameterField({ parameter, value, faulty, onType }: ParameterFieldProps) {
  const { t, i18n } = useTranslation('chart');
  const { label, kind, minimum = 0, maximum = 0, choices = [] } = parameter;
  if (kind === 'choice')
    return (
      <SelectField
        label={label}
        options={choices}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    );
  const write = (bound: number): string =>
    bound.toLocaleString(i18n.language, { maximumFractionDigits: 6 });
  const range = { least: write(minimum), most: write(maximum) };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      hint={t('indicators.range', range)}
      error={
        faulty
          ? t(kind === 'integer' ? 'indicators.notInteger' : 'indicators.notNumber', range)
          : undefined
      }
      onChange={(event) => onType(event.target.value)}
    />
  );
}
