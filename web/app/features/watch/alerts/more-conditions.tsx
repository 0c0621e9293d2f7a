import { alertLimits } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { type ConditionDraft, emptyCondition, readSingle } from './condition-draft.ts';
import { ConditionFields } from './condition-fields.tsx';
import type { DraftProps } from './draft-props.ts';

/** Further conditions, which must hold at the same close; `isTried`: what is missing is shown. */
export function MoreConditions({
  draft: { more },
  onChange,
  isTried,
}: Pick<DraftProps, 'draft' | 'onChange'> & { isTried: boolean }) {
  const { t } = useTranslation('workspace');
  const change = (index: number, part: Partial<ConditionDraft>): void =>
    onChange({ more: more.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const findFaults = (one: ConditionDraft) => {
    if (!isTried || readSingle(one) !== undefined) return {};
    return { [one.kind === 'move' ? 'percent' : 'level']: t('watch.form.needsNumber') };
  };
  return (
    <>
      {more.map((one, index) => (
        <fieldset
          // oxlint-disable-next-line react/no-array-index-key -- conditions have no name, and are added and removed at the end alone
          key={index}
          className="grid gap-3 rounded-md border border-line p-3 sm:col-span-2 sm:grid-cols-2"
        >
          <legend className="px-1 text-sm font-medium">
            {t('watch.form.also', { number: index + 2 })}
          </legend>
          <ConditionFields
            draft={one}
            faults={findFaults(one)}
            onChange={(part) => change(index, part)}
          />
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        {more.length + 1 < alertLimits.maxConditions && (
          <Button look="quiet" onClick={() => onChange({ more: [...more, emptyCondition] })}>
            {t('watch.form.addCondition')}
          </Button>
        )}
        {more.length > 0 && (
          <Button look="quiet" onClick={() => onChange({ more: more.slice(0, -1) })}>
            {t('watch.form.removeCondition')}
          </Button>
        )}
      </div>
    </>
  );
}
