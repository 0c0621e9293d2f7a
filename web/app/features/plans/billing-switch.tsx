import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatYearlySaving } from './plan-prices.ts';

const option =
  'relative inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-sm px-4 text-sm font-semibold text-muted has-checked:bg-ink has-checked:text-paper has-checked:forced-color-adjust-none has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]';
const box = 'absolute inset-0 cursor-pointer appearance-none outline-none';

/** Classes that show an element for one billing period: CSS follows the radio buttons. */
export const shownWhen = {
  monthly: 'group-has-[#billing-yearly:checked]/plans:hidden',
  yearly: 'hidden group-has-[#billing-yearly:checked]/plans:block',
} as const;

/** Monthly or yearly billing. */
export function BillingSwitch() {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  return (
    <fieldset
      aria-label={t('billing.label')}
      className="inline-flex rounded-md border border-line-strong bg-surface p-0.5"
    >
      <label className={option}>
        <input
          id="billing-monthly"
          type="radio"
          name="billing"
          value="monthly"
          defaultChecked
          className={box}
        />
        {t('billing.monthly')}
      </label>
      <label className={option}>
        <input id="billing-yearly" type="radio" name="billing" value="yearly" className={box} />
        {t('billing.yearly')}
        <span className="font-normal">
          {t('billing.save', { percent: formatYearlySaving(language) })}
        </span>
      </label>
    </fieldset>
  );
}
