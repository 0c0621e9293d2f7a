import type { IndicatorInfo, IndicatorParameterInfo } from '@vela/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type IndicatorParameters, parametersOf } from './chosen-indicator.ts';
import { readParameter } from './read-parameter.ts';

type Chosen = { readonly parameters: IndicatorParameters; readonly other?: string };

type ParameterDialogProps = {
  info: IndicatorInfo;
  chosen: Chosen;
  onSave: (chosen: Chosen) => void;
  onClose: () => void;
};

/** The parameters of an indicator on the chart, each with its range, and the second instrument where it needs one. */
export function ParameterDialog({ info, chosen, onSave, onClose }: ParameterDialogProps) {
  const { t, i18n } = useTranslation('chart');
  const [typed, setTyped] = useState(() => toTyped(parametersOf(info, chosen), i18n.language));
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
  return (
    <Dialog title={t('indicators.settings', { name: info.name })} onClose={onClose}>
      <form noValidate className="mt-4 space-y-4" onSubmit={save}>
        <p className="text-sm text-muted">{info.description}</p>
        {info.needsOther && (
          <TextField
            label={t('indicators.other')}
            hint={t('indicators.otherHint')}
            autoComplete="off"
            maxLength={40}
            value={other}
            error={tried && lacksOther ? t('indicators.otherMissing') : undefined}
            onChange={(event) => setOther(event.target.value)}
          />
        )}
        {info.parameters.map((parameter) => (
          <ParameterField
            key={parameter.name}
            parameter={parameter}
            value={typed[parameter.name] ?? ''}
            faulty={read.get(parameter.name) === undefined}
            onType={(value) => setTyped({ ...typed, [parameter.name]: value })}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{t('indicators.save')}</Button>
          <Button
            type="button"
            look="secondary"
            onClick={() => setTyped(toTyped(parametersOf(info, { parameters: {} }), i18n.language))}
          >
            {t('rule.reset')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function toTyped(parameters: IndicatorParameters, language: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      language === 'tr' ? String(value).replace('.', ',') : String(value),
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
