/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the pattern of a combobox with a list of its own has no tags */
import { type Interval, intervals } from '@vela/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { OptionField, toOptionId } from '../../ui/option-field.tsx';
import { matchIntervals } from './match-intervals.ts';

type IntervalSearchProps = {
  initialText: string;
  onChoose: (interval: Interval) => void;
  onClose: () => void;
};

/** Interval by typing minutes or number and unit. Enter takes the first match, arrows another. */
export function IntervalSearch({ initialText, onChoose, onClose }: IntervalSearchProps) {
  const { t } = useTranslation('chat');
  const listId = useId();
  const [text, setText] = useState(initialText);
  const [active, setActive] = useState(0);
  const options = matchIntervals(text);

  return (
    <Dialog
      title={t('intervalSearch.title')}
      onClose={onClose}
      className="mt-[8dvh] w-[min(22rem,100%)] pt-4 *:[h2]:px-4"
    >
      <OptionField
        label={t('intervalSearch.label')}
        listId={listId}
        options={options}
        active={active}
        onActive={setActive}
        onChoose={onChoose}
        text={text}
        onText={setText}
        maxLength={12}
        className="mt-3 border-y border-line px-4"
      />
      <IntervalOptions
        id={listId}
        options={options}
        active={active}
        onChoose={onChoose}
        onPoint={setActive}
      />
      <output className="block text-sm text-muted">
        {options.length === 0 && (
          <p className="px-4 pb-2">
            {t('intervalSearch.none', {
              intervals: intervals.map((interval) => t(`shortInterval.${interval}`)).join(', '),
            })}
          </p>
        )}
      </output>
      <p className="border-t border-line px-4 py-2 text-xs text-muted max-md:hidden">
        {t('intervalSearch.keys')}
      </p>
    </Dialog>
  );
}

type IntervalOptionsProps = {
  id: string;
  options: readonly Interval[];
  active: number;
  onChoose: (interval: Interval) => void;
  onPoint: (index: number) => void;
};

function IntervalOptions({ id, options, active, onChoose, onPoint }: IntervalOptionsProps) {
  const { t } = useTranslation('chat');
  return (
    <div id={id} role="listbox" aria-label={t('controls.interval')} className="p-2">
      {options.map((interval, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the field, which has the keys
        <div
          key={interval}
          id={toOptionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={joinClassNames(
            'flex min-h-11 cursor-pointer items-center justify-between rounded-md px-2 md:min-h-9',
            index === active && 'bg-accent-soft',
          )}
          onClick={() => onChoose(interval)}
          onPointerMove={() => onPoint(index)}
        >
          {t(`interval.${interval}`)}
          <span className="text-sm text-muted">{t(`shortInterval.${interval}`)}</span>
        </div>
      ))}
    </div>
  );
}
