import { type Interval, intervals } from '@vela/contracts';
import { ChevronDown, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../ui/class-names.ts';
import { PopoverButton } from '../../ui/popover.tsx';
import { controlBox } from './control-box.ts';
import { useFavouriteIntervals } from './favourite-intervals.ts';
import { ShortSelect } from './short-select.tsx';

type IntervalPickerProps = { interval: Interval; onChoose: (interval: Interval) => void };

/** Favourites as radio buttons (one tab stop) where there is room, all intervals in a menu. */
export function IntervalPicker({ interval, onChoose }: IntervalPickerProps) {
  const { favourites, toggle } = useFavouriteIntervals();
  const atHand = intervals.filter((name) => name === interval || favourites.includes(name));
  return (
    <>
      <div className={joinClassNames(controlBox, 'hidden overflow-hidden min-[68rem]:inline-flex')}>
        <IntervalRadios intervals={atHand} interval={interval} onChoose={onChoose} />
        <AllIntervals
          favourites={favourites}
          interval={interval}
          onChoose={onChoose}
          onToggle={toggle}
        />
      </div>
      <IntervalList favourites={favourites} interval={interval} onChoose={onChoose} />
    </>
  );
}

function IntervalRadios({
  intervals: atHand,
  interval,
  onChoose,
}: IntervalPickerProps & { intervals: readonly Interval[] }) {
  const { t } = useTranslation('chat');
  return (
    <fieldset aria-label={t('controls.interval')} className="inline-flex">
      {atHand.map((name) => (
        <label
          key={name}
          className={joinClassNames(
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
  );
}

type FavouritesProps = IntervalPickerProps & { favourites: readonly Interval[] };

/** Every interval, each with a star that toggles it as a favourite. */
function AllIntervals({
  favourites,
  interval,
  onChoose,
  onToggle,
}: FavouritesProps & { onToggle: (interval: Interval) => void }) {
  const { t } = useTranslation('chat');
  return (
    <PopoverButton
      label={t('controls.allIntervals')}
      buttonLabel={t('controls.allIntervals')}
      className="grid h-full w-7 place-items-center text-muted -outline-offset-2 hover:text-ink"
      popoverClassName="w-60 p-2"
      content={<ChevronDown aria-hidden="true" className="size-4" />}
    >
      <ul>
        {intervals.map((name) => (
          <li key={name} className="flex items-center">
            <button
              type="button"
              aria-pressed={name === interval}
              className="flex min-h-9 flex-1 items-center rounded-md px-2 text-left hover:bg-sunken aria-pressed:font-semibold"
              onClick={() => onChoose(name)}
            >
              {t(`interval.${name}`)}
            </button>
            <button
              type="button"
              aria-pressed={favourites.includes(name)}
              aria-label={t('controls.favourite', { interval: t(`interval.${name}`) })}
              className="grid size-9 place-items-center rounded-md text-muted hover:bg-sunken"
              onClick={() => onToggle(name)}
            >
              <Star
                aria-hidden="true"
                className={joinClassNames(
                  'size-4',
                  favourites.includes(name) && 'fill-current text-accent',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
    </PopoverButton>
  );
}

function IntervalList({ favourites, interval, onChoose }: FavouritesProps) {
  const { t } = useTranslation('chat');
  const groups = [
    { label: t('controls.favourites'), members: favourites },
    {
      label: t('controls.others'),
      members: intervals.filter((name) => !favourites.includes(name)),
    },
  ].filter(({ members }) => members.length > 0);
  return (
    <ShortSelect
      label={t('controls.interval')}
      value={interval}
      className="min-[68rem]:hidden"
      shown={
        <>
          <span className="md:hidden">{t(`shortInterval.${interval}`)}</span>
          <span className="max-md:hidden">{t(`interval.${interval}`)}</span>
        </>
      }
      onChoose={(value) => {
        const chosen = intervals.find((name) => name === value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {groups.map(({ label, members }) => (
        <optgroup key={label} label={label}>
          {members.map((name) => (
            <option key={name} value={name}>
              {t(`interval.${name}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </ShortSelect>
  );
}
