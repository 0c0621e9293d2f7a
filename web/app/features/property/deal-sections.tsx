import {
  propertyCountries,
  propertyCurrencies,
  type PropertyField,
  propertyFieldIds,
  propertyFields,
  propertySections,
  type PropertySection,
} from '@vela/contracts';
import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field.tsx';
import { DealField } from './deal-field.tsx';
import type { DealForm } from './use-typed-deal.ts';

type SectionsProps = { form: DealForm; faults: ReadonlyMap<PropertyField, string> };

/** Figures that few deals have: behind a button until one of them is given. */
const rare: ReadonlySet<PropertyField> = new Set([
  'rehab',
  'rehabMonths',
  'afterRepairValue',
  'cashReserve',
  'interestOnlyMonths',
  'points',
  'mortgageInsurance',
  'secondLoan',
  'secondLoanRate',
  'secondLoanYears',
  'refinanceYear',
  'refinanceRate',
  'units',
  'otherIncome',
  'creditLoss',
  'leasing',
  'utilities',
  'otherCosts',
  'propertyTaxGrowth',
  'exitCapRate',
  'rentInstead',
]);

/** Sections whose figures a person usually knows. */
const openAtFirst: ReadonlySet<PropertySection> = new Set(['purchase', 'loan', 'income']);

/** All figures of a deal in their sections. */
export function DealSections({ form, faults }: SectionsProps) {
  return (
    <div className="space-y-3">
      <Place form={form} />
      {propertySections.map((section) => (
        <Section key={section} section={section} form={form} faults={faults} />
      ))}
    </div>
  );
}

/** Where the property is, and the currency of all amounts. */
function Place({ form }: { form: DealForm }) {
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

function Section({ section, form, faults }: SectionsProps & { section: PropertySection }) {
  const { t } = useTranslation('deal');
  const [isOpen, setOpen] = useState(openAtFirst.has(section));
  const fields = propertyFieldIds.filter((field) => propertyFields[field].section === section);
  const given = fields.filter((field) => (form.deal.values[field] ?? '').trim() !== '').length;
  const faulty = fields.filter((field) => faults.has(field)).length;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-lg border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-lg px-4 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="mr-auto">{t(`sections.${section}`)}</span>
        {faulty > 0 ? (
          <span className="text-xs font-medium text-danger">{t('faulty', { count: faulty })}</span>
        ) : (
          given > 0 && (
            <span className="text-xs font-normal text-muted">{t('given', { count: given })}</span>
          )
        )}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <Fields fields={fields} form={form} faults={faults} />
    </details>
  );
}

/** The usual figures of a section, and a button for the rare ones. */
function Fields({ fields, form, faults }: SectionsProps & { fields: readonly PropertyField[] }) {
  const { t } = useTranslation('deal');
  const [areAllShown, setAllShown] = useState(false);
  const isShown = (field: PropertyField): boolean =>
    areAllShown || !rare.has(field) || form.deal.values[field] !== undefined;
  const hidden = fields.filter((field) => !isShown(field)).length;
  return (
    <div className="grid items-end gap-4 px-4 pt-1 pb-5 sm:grid-cols-2">
      {fields.filter(isShown).map((field) => (
        <DealField key={field} field={field} form={form} error={faults.get(field)} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-md text-sm sm:col-span-2 text-accent hover:underline"
          onClick={() => setAllShown(true)}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('more', { count: hidden })}
        </button>
      )}
    </div>
  );
}
