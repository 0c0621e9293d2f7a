import { candleLimit, formatNumber } from '@vela/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { controlBox } from './control-box.ts';
import { parseLimit } from './controls.ts';

const fieldMark = 'data-candle-limit';
const openerMark = 'data-candle-limit-opener';

function visible(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.offsetParent !== null,
  );
}

/** Leads to the candle limit that must be mended; on a phone by opening the card that holds it. */
export function focusLimitField(): void {
  const field = visible(`[${fieldMark}]`);
  if (field === undefined) visible(`[${openerMark}] button`)?.click();
  else field.focus();
}

/** How many candles are looked at. What is wrong with it lies over the page, so that nothing moves while typing. */
export function LimitField({
  limit,
  onLimit,
}: {
  limit: string;
  onLimit: (limit: string) => void;
}) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const id = useId();
  const wrong = parseLimit(limit) === undefined;
  const range = {
    min: formatNumber(candleLimit.min, 0, language),
    max: formatNumber(candleLimit.max, 0, language),
  };
  return (
    <div className="relative">
      <div
        className={classNames(
          controlBox,
          'inline-flex items-center gap-1.5 pl-3',
          wrong && 'border-danger',
        )}
      >
        <label htmlFor={id} className="text-xs text-muted">
          {t('controls.limit')}
        </label>
        <input
          id={id}
          {...{ [fieldMark]: true }}
          inputMode="numeric"
          autoComplete="off"
          value={limit}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}-error`}
          className="h-full w-16 rounded-md bg-transparent px-1 tabular-nums"
          onChange={(event) => onLimit(event.target.value)}
        />
      </div>
      <output
        id={`${id}-error`}
        className={classNames(
          'text-xs text-danger',
          wrong &&
            'block max-md:mt-1 md:absolute md:top-full md:left-0 md:z-30 md:mt-1 md:w-max md:max-w-60 md:rounded-md md:border md:border-danger md:bg-danger-soft md:px-2 md:py-1',
        )}
      >
        {wrong && t('controls.limitError', range)}
      </output>
    </div>
  );
}

/** Marks what opens the card that holds the limit on a phone. */
export const limitOpener = { [openerMark]: true };
