import { formatFactValue, getPropertyWords } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { FactTableProps } from '../../../reports/fact-cell.tsx';
import { PropertyReport } from '../../../reports/property-report.tsx';
import { SaveFacts } from '../../../reports/save-facts.tsx';

/** A property deal of an answer. */
export function PropertyPage(table: FactTableProps) {
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
      <SaveFacts facts={table.facts} name="property" />
      <PropertyReport {...table} />
    </>
  );
}
