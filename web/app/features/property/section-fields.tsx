import type { PropertyField } from '@vela/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DealField } from './deal-field.tsx';
import type { DealForm } from './use-typed-deal.ts';

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

type FieldsProps = {
  fields: readonly PropertyField[];
  form: DealForm;
  faults: ReadonlyMap<PropertyField, string>;
};

/** The usual figures of a section, and a button for the rare ones. */
export function SectionFields({ fields, form, faults }: FieldsProps) {
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
