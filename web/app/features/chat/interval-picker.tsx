import { type Interval, intervals } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { controlBox } from './control-box.ts';

/** The interval: radio buttons (one stop of the Tab key) where there is room, otherwise a list. */
export function IntervalPicker({ interval, onChoose }: { interval: Interval; onChoose: (interval: Interval) => void }) {
  const { t } = useTranslation('chat');
  return (
    <>
      <fieldset aria-label={t('controls.interval')} className={classNames(controlBox, 'hidden overflow-hidden min-[68rem]:inline-flex')}>
        {intervals.map((name) => (
          <label
            key={name}
            className={classNames(
              'relative inline-flex h-full cursor-pointer items-center px-2 text-xs has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-4 has-[:focus-visible]:outline-current',
              name === interval ? 'bg-ink font-medium text-paper' : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name="interval"
              value={name}
              checked={name === interval}
              aria-label={t(`interval.${name}`)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
              onChange={() => onChoose(name)}
            />
            <span aria-hidden="true">{t(`shortInterval.${name}`)}</span>
          </label>
        ))}
      </fieldset>
      <select
        aria-label={t('controls.interval')}
        value={interval}
        className={classNames(controlBox, 'min-w-0 px-1 min-[68rem]:hidden md:px-2')}
        onChange={(event) => {
          const chosen = intervals.find((name) => name === event.target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {intervals.map((name) => (
          <option key={name} value={name}>
            {t(`interval.${name}`)}
          </option>
        ))}
      </select>
    </>
  );
}
