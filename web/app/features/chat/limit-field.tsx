import { candleLimit, formatNumber } from '@vela/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { joinClassNames } from '../../ui/class-names.ts';
import { controlBox } from './control-box.ts';
import { parseLimit } from './controls.ts';

const fieldMark = 'data-candle-limit';
const openerMark = 'data-candle-limit-opener';

function findVisible(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.offsetParent !== null,
  );
}

/** Focuses the invalid candle limit; on a phone it first opens the popover that holds it. */
export function focusLimitField(): void {
  const field = findVisible(`[${fieldMark}]`);
  if (field === undefined) findVisible(`[${openerMark}] button`)?.click();
  else field.focus();
}

/** Candle limit input. Its error overlays the page: the layout does not shift while typing. */
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
        className={joinClassNames(
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
        className={joinClassNames(
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

/** Marks the button that opens the limit's popover on a phone. */
export const limitOpener = { [openerMark]: true };
