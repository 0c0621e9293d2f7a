import {
  companyPaths,
  type DealInputs,
  formatFactValue,
  getPropertyWords,
  propertyDefaults,
  type PropertyField,
  propertyFieldIds,
} from '@vela/contracts';
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { UnchartedAnalysis } from '../answer.ts';
import type { FactTableProps } from '../../../reports/fact-cell.tsx';
import { PropertyReport } from '../../../reports/property-report.tsx';
import { readPropertyLink, toPropertyPath } from '../../../lib/property-link.ts';
import { control, SaveFacts } from '../../../reports/save-facts.tsx';
import { SaveWorkbook } from '../../../reports/save-workbook.tsx';

type Property = Extract<UnchartedAnalysis, { mode: 'real-estate' }>;

function readInputs({ inputs }: Property) {
  const texts = Object.entries(inputs).map(([field, value]) => [field, String(value)]);
  return readPropertyLink(new URLSearchParams(texts), 'en');
}

/** The form with the same deal: what is not as assumed for its country counts as given. */
function toFormPath(analysis: Property): string {
  const { inputs } = analysis;
  const { country, currency, values } = readInputs(analysis);
  const given: Partial<Record<PropertyField, string>> = {};
  for (const field of propertyFieldIds)
    if (values[field] !== undefined && inputs[field] !== propertyDefaults[country][field])
      given[field] = values[field];
  return toPropertyPath({ country, currency, values: given });
}

/** The deal as it is calculated again for a file. */
function toDeal(analysis: Property): DealInputs {
  const { country, currency } = readInputs(analysis);
  const given: Partial<Record<PropertyField, number>> = {};
  for (const field of propertyFieldIds) {
    const value = analysis.inputs[field];
    if (typeof value === 'number') given[field] = value;
  }
  return { country, currency, given };
}

/** A property deal of an answer. */
export function PropertyPage({ analysis, ...table }: FactTableProps & { analysis: Property }) {
  const { t } = useTranslation('property');
  const language = useLanguage();
  const price = table.facts.get('property.input.price');
  return (
    <>
      <header>
        <h2 className="text-xl font-semibold">{t('title')}</h2>
        {price !== undefined && (
          <p className="text-sm text-muted">
            {`${getPropertyWords(language).fields.price} ${formatFactValue(price, language)} ${price.currency ?? ''}`}
          </p>
        )}
      </header>
      <div className="flex flex-wrap gap-2">
        <Link to={toFormPath(analysis)} className={control}>
          <PenLine aria-hidden="true" className="size-4" />
          {t('edit')}
        </Link>
        <SaveFacts facts={table.facts} name="property" />
        <SaveWorkbook
          path={companyPaths.propertyWorkbooks}
          json={{ ...toDeal(analysis), language }}
          name="property"
        />
      </div>
      <PropertyReport {...table} />
    </>
  );
}
