import { propertyCountries, propertyCurrencies } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field.tsx';
import type { DealForm } from './use-typed-deal.ts';

/** Where the property is, and the currency of all amounts. */
export function DealPlace({ form }: { form: DealForm }) {
  const { t } = useTranslation('deal');
  const { country, currency } = form.deal;
  return (
    <div className="grid grid-cols-2 gap-4">
      <SelectField
        label={t('country')}
        value={country}
        options={propertyCountries.map((value) => ({ value, label: t(`countries.${value}`) }))}
        onChange={(event) => {
          const chosen = propertyCountries.find((one) => one === event.target.value);
          if (chosen !== undefined) form.changeCountry(chosen);
        }}
      />
      <SelectField
        label={t('currency')}
        value={currency}
        options={propertyCurrencies.map((value) => ({ value, label: value }))}
        onChange={(event) => {
          const chosen = propertyCurrencies.find((one) => one === event.target.value);
          if (chosen !== undefined) form.changeCurrency(chosen);
        }}
      />
    </div>
  );
}
