import {
  getPropertyWords,
  propertyDefaults,
  type PropertyField,
  propertyFields,
} from '@vela/contracts';
import { useLanguage } from '../../i18n/use-language.ts';
import { TextField } from '../../ui/text-field.tsx';
import { formatField } from './typed-deal.ts';
import type { DealForm } from './use-typed-deal.ts';

const maxLength = 40;

/** One figure of a deal; what is assumed without it stands in it in grey. */
export function DealField({
  field,
  form,
  error,
}: {
  field: PropertyField;
  form: DealForm;
  error: string | undefined;
}) {
  const language = useLanguage();
  const { country, currency, values } = form.deal;
  const { unit } = propertyFields[field];
  const assumed = propertyDefaults[country][field];
  const sign = {
    money: currency,
    percent: '%',
    months: undefined,
    years: undefined,
    count: undefined,
  }[unit];
  return (
    <TextField
      label={getPropertyWords(language).fields[field]}
      name={field}
      value={values[field] ?? ''}
      placeholder={field === 'price' ? undefined : formatField(field, assumed, language)}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      maxLength={maxLength}
      onChange={(event) => form.changeValue(field, event.target.value)}
      onBlur={() => form.tidy(field)}
      trailing={
        sign === undefined ? undefined : (
          <span aria-hidden="true" className="text-xs text-muted">
            {sign}
          </span>
        )
      }
    />
  );
}
